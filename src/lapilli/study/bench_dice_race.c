/* The dice race of bench_dice_race.py in plain C: the same rules, the same generator, the same games. Usage: race FIRST LAST */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNNERS = 6, STAY = RUNNERS, HOME = 30, SIDES = 6, CHANCE = -1, NOBODY = -2 };

typedef struct { int64_t state; } Rng;

static int64_t below(Rng *rng, int64_t sides) {
    rng->state = 698769069 * (rng->state & 0xFFFFFFFF) + (rng->state >> 32);
    return ((rng->state & 0xFFFFFFFF) * sides) >> 32;
}

static Rng seeded(int64_t seed) {
    Rng rng = {(seed & 0xFFFFFFFFFFFFFFF) + 0x9E3779B9};
    for (int step = 0; step < 8; step++) below(&rng, 2);
    return rng;
}

typedef struct {
    int64_t fields[2 * RUNNERS], die, turn, actor, count, total, legal[8], weights[8];
} Race;

static int is_home(const Race *race, int64_t seat) {
    for (int runner = 0; runner < RUNNERS; runner++)
        if (race->fields[seat * RUNNERS + runner] < HOME) return 0;
    return 1;
}

static int may_move(const Race *race, int64_t seat, int64_t runner) {
    const int64_t *own = race->fields + seat * RUNNERS;
    if (own[runner] >= HOME) return 0;
    int64_t field = own[runner] + race->die;
    if (field >= HOME) return 1;
    for (int other = 0; other < RUNNERS; other++)
        if (own[other] == field) return 0;
    return 1;
}

static void proceed(Race *race) {
    race->count = race->total = 0;
    if (is_home(race, 0) || is_home(race, 1)) {
        race->actor = NOBODY;
    } else if (race->die == 0) {
        race->actor = CHANCE;
        for (int side = 0; side < SIDES; side++) {
            race->weights[race->count] = 1;
            race->legal[race->count++] = side + 1;
        }
        race->total = SIDES;
    } else {
        race->actor = race->turn;
        for (int runner = 0; runner < RUNNERS; runner++)
            if (may_move(race, race->turn, runner)) race->legal[race->count++] = runner;
        if (race->count == 0) race->legal[race->count++] = STAY;
    }
}

static void play(Race *race, int64_t action) {
    int64_t seat = race->actor;
    if (seat == CHANCE) {
        race->die = action;
    } else if (action == STAY) {
        race->die = 0;
        race->turn = 1 - seat;
    } else {
        int64_t field = race->fields[seat * RUNNERS + action] + race->die;
        if (field >= HOME) {
            field = HOME;
        } else {
            int64_t *foreign = race->fields + (1 - seat) * RUNNERS;
            for (int runner = 0; runner < RUNNERS; runner++)
                if (foreign[runner] == field) foreign[runner] = 0;
        }
        race->fields[seat * RUNNERS + action] = field;
        race->die = 0;
        race->turn = 1 - seat;
    }
    proceed(race);
}

static int64_t sample(const Race *race, Rng *rng) {
    int64_t left = below(rng, race->total);
    if (race->total == race->count) return race->legal[left];
    for (int index = 0; index < race->count; index++) {
        left -= race->weights[index];
        if (left < 0) return race->legal[index];
    }
    abort();
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    int64_t decisions = 0, trace = 0;
    Race start = {0};
    proceed(&start);
    clock_t began = clock();
    for (int64_t seed = atoll(arguments[1]); seed < atoll(arguments[2]); seed++) {
        Race race = start;
        Rng rng = seeded(seed);
        while (race.actor != NOBODY) {
            if (race.actor == CHANCE) {
                play(&race, sample(&race, &rng));
            } else {
                play(&race, race.legal[below(&rng, race.count)]);
                decisions++;
            }
        }
        for (int place = 0; place < 2 * RUNNERS; place++) trace = (trace * 31 + race.fields[place]) & 0xFFFFFFFF;
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC; /* of the processor */
    printf("%lld %lld %.9f\n", (long long)decisions, (long long)trace, seconds);
    return 0;
}
