import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** The library misses the second of two lines that consist of a bullet, because its pattern consumes the line break. */
const bullets: Options = {
  unsafe: ['-', '+', '*'].map((character) => ({ atBreak: true, character, after: String.raw`(?=\s|$)` })),
};

export function printMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', extensions: [gfmToMarkdown(), bullets] });
}
