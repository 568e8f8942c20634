import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

const parserOptions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, parserOptions);
}

/** Parsing takes quadratic time in the number of these characters. */
const MAX_EMPHASIS = 600;
const emphasis = /(?<!\\)[*_~]/g;

export function hasMuchEmphasis(text: string): boolean {
  return (text.match(emphasis)?.length ?? 0) > MAX_EMPHASIS;
}

/** Removes emphasis, but not the bullets of a list. */
export function removeEmphasis(text: string): string {
  return text.replaceAll(/^([ \t]*\*\s)|[*_~]/gm, '$1');
}

/** The library misses the second of two lines that consist of a bullet, because its pattern consumes the line break. */
const bullets: Options = {
  unsafe: ['-', '+', '*'].map((character) => ({ atBreak: true, character, after: String.raw`(?=\s|$)` })),
};

const printerOptions: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown(), bullets] };

export function printMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, printerOptions);
}
