import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Vector = readonly number[];

const css = readFileSync(new URL('../web/app/global.css', import.meta.url), 'utf8');
/** The colours of each theme, in the order in which they are declared. */
const [light, dark] = css
  .split('}')
  .map((rule) => Object.fromEntries([...rule.matchAll(/--ww-([\w-]+): (#\w+)/g)].map(([, name, hex]) => [name!, hex!])))
  .filter((colors) => 'surface' in colors);

/** How eyes without one kind of cone see colours (Machado et al. 2009, in linear RGB). */
const vision: Readonly<Record<string, readonly Vector[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const toLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: readonly Vector[], vector: Vector) =>
  matrix.map((row) => row.reduce((sum, factor, n) => sum + factor * vector[n]!, 0));

function linear(hex: string): number[] {
  const full = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

/** In OKLab, of 100: about 2 is just noticeable side by side. */
function difference(a: string, b: string, eyes: string): number {
  const [one, other] = [a, b].map((hex) => {
    const seen = times(vision[eyes]!, linear(hex)).map((value) => Math.min(1, Math.max(0, value)));
    return times(toOklab, times(toLms, seen).map(Math.cbrt));
  });
  return 100 * Math.hypot(...one!.map((value, n) => value - other![n]!));
}

function contrast(a: string, b: string): number {
  const [low, high] = [a, b]
    .map((hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]! + 0.05)
    .toSorted((one, other) => one - other);
  return high! / low!;
}

const classes = ['violet-fill', 'teal-fill', 'amber-fill'];
const statuses = ['red', 'orange', 'yellow', 'green', 'running'].map((name) => `progress-${name}`);

describe.each([
  ['light', light!],
  ['dark', dark!],
])('the colours of ratings and progress in the %s theme', (_, colors) => {
  it('can be told from the colour of every class, also by colour-blind people', () => {
    const tooClose = statuses.flatMap((status) =>
      classes.flatMap((fill) =>
        Object.keys(vision)
          .filter((eyes) => difference(colors[status]!, colors[fill]!, eyes) < (eyes === 'all' ? 10 : 5))
          .map((eyes) => `${status} and ${fill} (${eyes})`),
      ),
    );
    expect(tooClose).toEqual([]);
  });

  it('have a contrast of 3 to 1 with what is around them', () => {
    const grounds = ['surface', 'sunken'];
    const tooWeak = statuses.filter((status) =>
      grounds.some((ground) => contrast(colors[status]!, colors[ground]!) < 3),
    );
    expect(tooWeak).toEqual([]);
  });
});
