import { Parser } from 'htmlparser2';
import { MarkdownWriter } from './markdown-writer.ts';

const blockEnd = /<\/(?:p|li|ul|ol|h[1-6]|div|td|tr|table|section|article|body)\s*>/gi;
const MIN_BLOCKS = 3;

export function isHtml(text: string): boolean {
  if (/^\s*<(?:!doctype html|html|body)\b/i.test(text)) return true;
  let count = 0;
  for (const _ of text.matchAll(blockEnd)) if (++count >= MIN_BLOCKS) return true;
  return false;
}

/** Converts headings, lists, tables, links and bold type of an HTML page to Markdown. The rest is plain text. */
export function htmlToMarkdown(html: string): string {
  const writer = new MarkdownWriter();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      onclosetag: (name) => writer.close(name),
      ontext: (text) => writer.addText(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return writer.finish();
}
