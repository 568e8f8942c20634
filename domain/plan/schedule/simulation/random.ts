type Range = readonly [min: number, max: number];

/** mulberry32, so that simulations are reproducible. */
export function createRandom(seed: number) {
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const between = ([min, max]: Range): number => min + (max - min) * uniform();
  const logNormal = ([middle, sd]: readonly [median: number, sd: number]): number => middle * Math.exp(sd * normal());

  /** Small numbers as often as large ones: evenly spread logarithms. */
  const count = ([min, max]: Range): number => Math.floor(Math.exp(between([Math.log(min), Math.log(max + 1)])));

  const integer = ([min, max]: Range): number => Math.floor(between([min, max + 1]));

  /** Marsaglia and Tsang's method, with a mean of 1. */
  const gamma = (shape: number): number => {
    if (shape < 1) return (gamma(shape + 1) * (shape + 1) * (1 - uniform()) ** (1 / shape)) / shape;
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - uniform()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return (d * v) / shape;
    }
  };

  return { uniform, between, logNormal, count, integer, gamma };
}

export type Random = ReturnType<typeof createRandom>;
