import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Vector = readonly number[];

const css = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8');
/** The colours of each theme, in the order in which they are declared. */
const [light, dark] = css
  .split('}')
  .map((rule) => Object.fromEntries([...rule.matchAll(/--ww-([\w-]+): (#\w+)/g)].map(([, name, hex]) => [name!, hex!])))
  .filter((colors) => 'surface' in colors);

/** Matrices that simulate colour blindness in linear RGB (Machado et al. 2009). */
const vision: Readonly<Record<string, readonly Vector[]>> = {
  normal: [
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

const multiply = (matrix: readonly Vector[], vector: Vector) =>
  matrix.map((row) => row.reduce((sum, factor, n) => sum + factor * vector[n]!, 0));

function toLinearRgb(hex: string): number[] {
  const full = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return [1, 3, 5]
    .map((index) => Number.parseInt(full.slice(index, index + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

/** Distance in OKLab, scaled to 100. About 2 is just noticeable side by side. */
function colorDistance(a: string, b: string, visionType: string): number {
  const [first, second] = [a, b].map((hex) => {
    const perceived = multiply(vision[visionType]!, toLinearRgb(hex)).map((value) => Math.min(1, Math.max(0, value)));
    return multiply(toOklab, multiply(toLms, perceived).map(Math.cbrt));
  });
  return 100 * Math.hypot(...first!.map((value, n) => value - second![n]!));
}

function contrastRatio(a: string, b: string): number {
  const [low, high] = [a, b]
    .map((hex) => multiply([[0.2126, 0.7152, 0.0722]], toLinearRgb(hex))[0]! + 0.05)
    .toSorted((one, other) => one - other);
  return high! / low!;
}

const classes = ['violet-fill', 'teal-fill', 'amber-fill'];
const statuses = ['red', 'orange', 'yellow', 'green', 'running'].map((name) => `progress-${name}`);

describe.each([
  ['light', light!],
  ['dark', dark!],
])('rating and progress colours in the %s theme', (_, colors) => {
  it('differ from the colour of every focus area class, even for colour-blind users', () => {
    const tooClose = statuses.flatMap((status) =>
      classes.flatMap((fill) =>
        Object.keys(vision)
          .filter(
            (visionType) =>
              colorDistance(colors[status]!, colors[fill]!, visionType) < (visionType === 'normal' ? 10 : 5),
          )
          .map((visionType) => `${status} and ${fill} (${visionType})`),
      ),
    );
    expect(tooClose).toEqual([]);
  });

  it('have a contrast of at least 3:1 with their background', () => {
    const backgrounds = ['surface', 'sunken'];
    const tooWeak = statuses.filter((status) =>
      backgrounds.some((background) => contrastRatio(colors[status]!, colors[background]!) < 3),
    );
    expect(tooWeak).toEqual([]);
  });
});
