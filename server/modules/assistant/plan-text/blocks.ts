import type { ListItem, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from './markdown.ts';

/** A piece of a pasted text, reduced to what a plan can be read from. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Item {
  readonly text: string;
  readonly done: boolean;
  readonly node: ListItem;
  readonly children: readonly Block[];
}

/** Below any Markdown heading: a line in bold type, which chatbots and people use as a heading. */
const BOLD_LINE_DEPTH = 7;

const bulletCharacter = /^([ \t]*)(?:[•●▪◦‣·☐□○⬜]|[–—](?=\s))[ \t]*/gmu;
const checkedCharacter = /^([ \t]*)[☑✅✔✓☒]\u{FE0F}?[ \t]*/gmu;
const fence = /^[ \t]*(?:```|~~~).*$/gmu;

/** Splits a text into blocks. Code fences are removed, because chatbots put whole plans into them. */
export function readBlocks(text: string): Block[] {
  const markdown = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(fence, '')
    .replaceAll(bulletCharacter, '$1- ')
    .replaceAll(checkedCharacter, '$1- [x] ');
  return parseMarkdown(markdown).children.flatMap(toBlocks);
}

function toBlocks(node: RootContent): Block[] {
  if (node.type === 'heading') return [{ kind: 'heading', depth: node.depth, text: toString(node).trim() }];
  if (node.type === 'paragraph') return [paragraphBlock(node)];
  if (node.type === 'blockquote') return [{ kind: 'quote', lines: toString(node).split('\n') }];
  if (node.type === 'list') return [{ kind: 'list', items: node.children.map(toItem) }];
  if (node.type === 'table') {
    const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => toString(cell).trim()));
    return [{ kind: 'table', header, rows }];
  }
  const text = toString(node).trim();
  return text === '' ? [] : [{ kind: 'text', text }];
}

function paragraphBlock(paragraph: Paragraph): Block {
  const text = toString(paragraph).trim();
  const isBold =
    paragraph.children.some(({ type }) => type === 'strong') &&
    paragraph.children.every((child) => child.type === 'strong' || /^[\s\p{P}\p{S}]*$/u.test(toString(child)));
  return isBold ? { kind: 'heading', depth: BOLD_LINE_DEPTH, text: text.replace(/:$/, '') } : { kind: 'text', text };
}

function toItem(node: ListItem): Item {
  const [first, ...rest] = node.children;
  const isLine = first?.type === 'paragraph';
  return {
    text: isLine
      ? toString(first)
          .replaceAll(/\s*\n\s*/g, ' ')
          .trim()
      : '',
    done: node.checked === true,
    node,
    children: (isLine ? rest : node.children).flatMap(toBlocks),
  };
}
