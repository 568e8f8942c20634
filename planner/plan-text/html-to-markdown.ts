import { Parser } from 'htmlparser2';
import { MarkdownWriter } from './markdown-writer.ts';

/** Not the escaped tags of a printed plan. */
const blockEnd = /(?<!\\)<\/(?:p|li|ul|ol|h[1-6]|div|td|tr|table|section|article|body)\s*>/gi;
const MIN_BLOCKS = 3;

export function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype html|html|body)\b/i.test(text) || (text.match(blockEnd)?.length ?? 0) >= MIN_BLOCKS;
}

/** Tags that are nested deeper make the parser slow. */
const MAX_OPEN_TAGS = 1000;

/** Converts headings, lists, tables, links and bold type of HTML to Markdown; undefined if it is nested too deeply. */
export function htmlToMarkdown(html: string): string | undefined {
  const writer = new MarkdownWriter();
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > MAX_OPEN_TAGS) parser.pause();
        writer.open(name, attributes);
      },
      onclosetag: (name) => {
        depth--;
        writer.close(name);
      },
      ontext: (text) => writer.addText(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return depth > MAX_OPEN_TAGS ? undefined : writer.finish();
}
