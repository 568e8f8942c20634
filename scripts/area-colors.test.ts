import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaColors } from '#domain/focus-area/area-colors.ts';

const css = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(":root[data-color-scheme='dark']");

type Rgb = readonly number[];

function parseColor(theme: string, token: string): Rgb {
  const hex = new RegExp(`--ww-${token}: #([\\da-f]{6}|[\\da-f]{3});`).exec(theme)?.[1];
  if (hex === undefined) throw new Error(`tokens.css has no --ww-${token}`);
  const pairs = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  return [0, 2, 4].map((start) => Number.parseInt(pairs.slice(start, start + 2), 16));
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (color: Rgb, share: number, background: Rgb) =>
  color.map((value, n) => value * share + background[n]! * (1 - share));

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of focus areas in the %s theme', (_, theme) => {
  it.each(areaColors)('are readable on a tint of themselves, and visible on every surface: %s', (name) => {
    const color = parseColor(theme, `area-${name}`);
    const surface = parseColor(theme, 'surface');
    // The calendar's blocks, also while the pointer is over them.
    const tints = [0, 0.14, 0.2].map((share) => mix(color, share, surface));
    expect(Math.min(...tints.map((tint) => contrast(color, tint)))).toBeGreaterThanOrEqual(4.5);
    const surfaces = ['surface', 'body', 'sunken', 'field'].map((token) => parseColor(theme, token));
    expect(Math.min(...surfaces.map((each) => contrast(color, each)))).toBeGreaterThanOrEqual(3);
  });

  it('differ', () => {
    expect(new Set(areaColors.map((name) => String(parseColor(theme, `area-${name}`)))).size).toBe(areaColors.length);
  });
});
