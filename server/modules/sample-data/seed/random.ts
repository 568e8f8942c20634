/** Numbers from 0 up to 1 that look random and are the same each time (mulberry32). */
export type Chance = () => number;

export function seeded(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From `low` up to `high`. */
export function between(low: number, high: number, chance: Chance): number {
  return low + (high - low) * chance();
}

/** One of a list; undefined where there is none. */
export function oneOf<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[Math.floor(chance() * list.length)];
}
