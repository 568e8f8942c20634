/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** A seeded generator (mulberry32), so that the sample data is reproducible. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomBetween(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}

/** Returns undefined for an empty list. */
export function randomElement<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}
