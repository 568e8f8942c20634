/** Not part of what a reader sees. */
const hiddenTags = new Set('script style noscript template svg head nav button select iframe form'.split(' '));
const blockTags = new Set(
  'p div section article main header footer aside pre dl dt dd figure details summary blockquote table'.split(' '),
);
const headingTag = /^h[1-6]$/;
const boldTag = /^(?:b|strong|span|font)$/;
const boldStyle = /font-weight:\s{0,9}(?:bold|[6-9]00)/i;
const normalStyle = /font-weight:\s{0,9}(?:normal|[1-5]00)/i;

/** Deeper lists are printed at this depth, because every level indents all lines below it. */
const MAX_DEPTH = 5;
const INDENT = '   ';

/** Writes Markdown from the tags and texts of an HTML page. */
export class MarkdownWriter {
  readonly #lines: string[] = [];
  /** The bullet of each open list. */
  readonly #bullets: string[] = [];
  readonly #links: { readonly start: number; readonly url: string | undefined }[] = [];
  /** Whether each open inline tag is bold. */
  readonly #bold: boolean[] = [];
  #line: string[] = [];
  #prefix = '';
  #hidden = 0;
  #inPre = 0;
  #row: string[] | undefined;
  #rows = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (hiddenTags.has(name)) this.#hidden++;
    if (this.#hidden > 0) return;
    if (name === 'ul' || name === 'ol') this.#startList(name === 'ol' ? '1. ' : '-  ');
    else if (name === 'li') this.#startItem();
    else if (name === 'tr') this.#row = [];
    else if (name === 'br') this.#breakLine();
    else if (name === 'input' && attributes['type'] === 'checkbox')
      this.#prefix += `[${'checked' in attributes ? 'x' : ' '}] `;
    else if (name === 'a') this.#links.push({ start: this.#line.length, url: attributes['href'] });
    else if (boldTag.test(name)) this.#bold.push(isBold(name, attributes['style'] ?? ''));
    else if (headingTag.test(name)) this.#startBlock(`${'#'.repeat(Number(name[1]))} `);
    else if (blockTags.has(name)) this.#startBlock(name === 'blockquote' ? '> ' : '');
    if (name === 'pre') this.#inPre++;
    if (name === 'table') this.#rows = 0;
  }

  close(name: string): void {
    if (hiddenTags.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    else if (this.#hidden > 0) return;
    else if (name === 'ul' || name === 'ol') this.#endList();
    else if (name === 'li') this.#breakLine();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'tr') this.#endRow();
    else if (name === 'a') this.#endLink();
    else if (boldTag.test(name)) this.#bold.pop();
    else if (headingTag.test(name) || blockTags.has(name)) this.#startBlock('');
    if (name === 'pre') this.#inPre = Math.max(0, this.#inPre - 1);
  }

  addText(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#inPre > 0) {
      for (const [n, line] of text.split('\n').entries()) {
        if (n > 0) this.#endLine();
        this.#line.push(line);
      }
      return;
    }
    const isAfterSpace = this.#line.at(-1)?.endsWith(' ') ?? true;
    const collapsed = text.replaceAll(/\s+/gu, ' ').slice(isAfterSpace && /^\s/u.test(text) ? 1 : 0);
    if (collapsed !== '')
      this.#line.push(this.#bold.includes(true) ? collapsed.replace(/\S(?:.*\S)?/, '**$&**') : collapsed);
  }

  finish(): string {
    this.#endLine();
    return this.#lines.join('\n');
  }

  /** A paragraph inside an item or a cell belongs to it. */
  #startBlock(prefix: string): void {
    if (this.#row || (this.#bullets.length > 0 && prefix === '')) {
      this.#breakLine();
      return;
    }
    this.#endLine();
    if (this.#lines.at(-1) !== '') this.#lines.push('');
    this.#prefix = prefix;
  }

  #startList(bullet: string): void {
    if (this.#bullets.length === 0) this.#startBlock('');
    this.#bullets.push(bullet);
  }

  #startItem(): void {
    this.#breakLine();
    const depth = Math.min(Math.max(this.#bullets.length - 1, 0), MAX_DEPTH);
    if (!this.#row) this.#prefix = INDENT.repeat(depth) + (this.#bullets.at(-1) ?? '-  ');
  }

  #endList(): void {
    this.#bullets.pop();
    if (this.#bullets.length === 0) this.#startBlock('');
  }

  #breakLine(): void {
    if (this.#row) {
      if (this.#line.length > 0 && this.#line.at(-1) !== '<br>') this.#line.push('<br>');
      return;
    }
    this.#endLine();
    this.#prefix ||= INDENT.repeat(Math.min(this.#bullets.length, MAX_DEPTH + 1));
  }

  /** Takes the text of a line or cell. */
  #takeText(): string {
    // What ends and goes on with bold type does not end.
    const text = this.#line.join('').replaceAll('****', '');
    this.#line = [];
    return this.#inPre > 0 ? text.trimEnd() : text.trim();
  }

  #endLine(): void {
    const text = this.#takeText();
    if (text !== '' || this.#inPre > 0) {
      this.#lines.push(this.#prefix + text);
      this.#prefix = '';
    }
  }

  #endCell(): void {
    const text = this.#takeText().replace(/<br>$/, '');
    this.#row?.push(text.replaceAll('|', '\\|'));
  }

  #endRow(): void {
    if (!this.#row || this.#row.length === 0) return;
    this.#lines.push(`| ${this.#row.join(' | ')} |`);
    if (this.#rows++ === 0) this.#lines.push(`|${' --- |'.repeat(this.#row.length)}`);
    this.#row = undefined;
  }

  #endLink(): void {
    const { start = 0, url = '' } = this.#links.pop() ?? {};
    const text = this.#line.splice(start).join('');
    const isLink = url !== '' && text.trim() !== '' && !/[\s<>]/.test(url);
    this.#line.push(isLink ? `[${text.trim()}](<${url}>)` : text);
  }
}

/** An office program wraps whole pages into '<b style="font-weight: normal">', and writes bold type as a style. */
function isBold(name: string, style: string): boolean {
  return name === 'b' || name === 'strong' ? !normalStyle.test(style) : boldStyle.test(style);
}
