import type { ListItem, Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { hasMuchEmphasis, parseMarkdown, removeEmphasis } from './markdown.ts';
import { parsePeriod } from './period.ts';
import { sliceMarkdown } from './slice-markdown.ts';

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
/** A longer line that begins with 'Week 1' is a sentence. */
const MAX_HEADING_LENGTH = 120;
/** Text that takes longer to parse is no plan. The rest of it is treated as plain text. */
const PARSE_BUDGET_MS = 3000;

const bulletCharacter = /^([ \t]*)(?:[•●▪◦‣·☐□○⬜]|[–—](?=\s))[ \t]*/gmu;
const checkedCharacter = /^([ \t]*)[☑✅✔✓☒]\u{FE0F}?[ \t]*/gmu;
/** Tags that change how a text looks. Line breaks are needed in tables. */
const inlineTag =
  /<\/?(?:a|b|strong|i|em|u|s|del|mark|span|font|small|sup|sub|kbd|code|p|div|details|summary|img|input)(?:\s[^<>]{0,500})?\/?>/giu;
const fence = /^[ \t]*(?:```|~~~).*$/gmu;

/** Splits a text into blocks. Code fences are removed, because chatbots put whole plans into them. */
export function readBlocks(text: string): Block[] {
  const markdown = text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(fence, '')
    .replaceAll(inlineTag, '')
    .replaceAll(bulletCharacter, '$1- ')
    .replaceAll(checkedCharacter, '$1- [x] ');
  const deadline = performance.now() + PARSE_BUDGET_MS;
  const blocks: Block[] = [];
  for (const slice of sliceMarkdown(markdown)) {
    const found = performance.now() < deadline ? readSlice(slice) : plainBlocks(slice);
    const [previous, first] = [blocks.at(-1), found[0]];
    // A list that was split continues.
    if (previous?.kind === 'list' && first?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', items: [...previous.items, ...first.items] };
      found.shift();
    }
    for (const block of found) blocks.push(block);
  }
  return blocks;
}

/** Markdown nested a thousand levels deep overflows the stack. */
function readSlice(markdown: string): Block[] {
  try {
    return parseMarkdown(hasMuchEmphasis(markdown) ? removeEmphasis(markdown) : markdown).children.flatMap(toBlocks);
  } catch (error) {
    if (error instanceof RangeError) return plainBlocks(markdown);
    throw error;
  }
}

function plainBlocks(text: string): Block[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line.trim() }));
}

function toBlocks(node: RootContent): Block[] {
  if (node.type === 'heading') return [{ kind: 'heading', depth: node.depth, text: toString(node).trim() }];
  if (node.type === 'paragraph') return paragraphBlocks(node);
  if (node.type === 'blockquote') return [{ kind: 'quote', lines: toString(node).split('\n') }];
  if (node.type === 'list') return [{ kind: 'list', items: node.children.map(toItem) }];
  if (node.type === 'table') {
    const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => toString(cell).trim()));
    return [{ kind: 'table', header, rows }];
  }
  const text = toString(node).trim();
  return text === '' ? [] : [{ kind: 'text', text }];
}

function paragraphBlocks(paragraph: Paragraph): Block[] {
  const text = toString(paragraph).trim();
  const isBold =
    paragraph.children.some(({ type }) => type === 'strong') &&
    paragraph.children.every((child) => child.type === 'strong' || /^[\s\p{P}\p{S}]*$/u.test(toString(child)));
  if (isBold && !text.includes('\n')) return [lineHeading(text)];
  const lines = text.split('\n').map((line) => line.trim());
  return lines.some(isPeriodLine) ? periodBlocks(lines) : [{ kind: 'text', text }];
}

function lineHeading(text: string): Block {
  return { kind: 'heading', depth: BOLD_LINE_DEPTH, text: text.replace(/:$/, '') };
}

/** 'Week 1' or 'Week 1: Breathing' on a line of its own, but not 'Week 1 was hard'. */
export function isPeriodLine(line: string): boolean {
  if (line.length > MAX_HEADING_LENGTH) return false;
  const period = parsePeriod(line);
  if (!period || !line.endsWith(period.title)) return false;
  return /[\d週周日目주차)\]][\s:：.)\]–—|-]*[:：.)\]–—|-]\s*$|[\d週周目주차]$/u.test(
    line.slice(0, line.length - period.title.length),
  );
}

/** In plain text without any markup, the lines below a week are its tasks. */
function periodBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let items: Item[] | undefined;
  for (const line of lines) {
    if (isPeriodLine(line)) {
      blocks.push(lineHeading(line));
      items = undefined;
    } else if (blocks.length === 0) {
      blocks.push({ kind: 'text', text: line });
    } else {
      if (!items) blocks.push({ kind: 'list', items: (items = []) });
      items.push(lineItem(line));
    }
  }
  return blocks;
}

function lineItem(line: string): Item {
  const node: ListItem = {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: line }] }],
  };
  return { text: line, done: false, node, children: [] };
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
