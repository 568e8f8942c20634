import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atLeast, breakpoints, narrowerThan } from '#web/ui/breakpoints.ts';
import { themeColors } from '#web/ui/stored-color-scheme.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const listFiles = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

const styles = listFiles('web/**/*.css');
const sources = [...styles, ...listFiles('web/**/*.{ts,tsx,html}')];
const tokens = read('web/ui/tokens.css');
const widths = Object.values(breakpoints).map((em) => `${em}em`);

const matches = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, found]) => [file, found!] as const));

describe('breakpoints', () => {
  it('are those that tokens.css describes', () => {
    const described = tokens.slice(0, tokens.indexOf('*/')).match(/[\d.]+em/g);
    expect(described).toEqual(widths);
    expect(atLeast('tablet')).toBe('(width >= 48em)');
    expect(narrowerThan('laptop')).toBe('(width < 64em)');
  });

  it('are the only widths in media queries', () => {
    const used = matches(styles, /@media[^{]*?\bwidth\s*(?::|[<>]=?)\s*([\d.]+\w+)/g);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(([, width]) => !widths.includes(width))).toEqual([]);
    // Scripts build their queries with `atLeast` or `narrowerThan`.
    const scripts = listFiles('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('breakpoints.ts'));
    expect(matches(scripts, /\((?:min-|max-)?width\s*(?::|[<>]=?)\s*([1-9][\d.]*\w+)/g)).toEqual([]);
  });
});

describe('design tokens', () => {
  it('are defined wherever they are used', () => {
    const defined = new Set(matches(sources, /(--ww-[\w-]+)['"]?\]?:/g).map(([, name]) => name));
    const undefinedTokens = matches(sources, /var\((--ww-[\w-]+)/g).filter(([, name]) => !defined.has(name));
    expect(undefinedTokens).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(matches(sources, /(--ww-[\w-]+)(?!['"]?\]?:|[\w-])/g).map(([, name]) => name));
    const declared = Array.from(tokens.matchAll(/^ {2}(--ww-[\w-]+):/gm), ([, name]) => name!);
    expect(declared.length).toBeGreaterThan(50);
    expect(declared.filter((name) => !used.has(name))).toEqual([]);
  });

  it('have a dark value for every colour', () => {
    const [light, dark] = tokens.split(":root[data-color-scheme='dark']");
    const names = (css: string) => Array.from(css.matchAll(/(--ww-[\w-]+): (?:#|rgb)/g), ([, name]) => name!);
    expect(names(light!).filter((name) => !names(dark!).includes(name))).toEqual([]);
  });

  it('give the pages the background that they have before the styles have loaded', () => {
    const bodies = Array.from(tokens.matchAll(/--ww-body: (#\w+)/g), ([, color]) => color);
    expect(bodies).toEqual([themeColors.light, themeColors.dark]);
    for (const file of ['web/app.html', 'web/landing/parts/head.html'])
      for (const color of Object.values(themeColors)) expect(read(file)).toContain(color);
  });
});
