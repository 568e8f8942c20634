/** Not part of what a reader sees. */
const hiddenTags = new Set('script style noscript template svg head nav button select iframe form'.split(' '));
const blockTags = new Set(
  'p div section article main header footer aside pre dl dt dd figure details summary'.split(' '),
);
const headingTag = /^h[1-6]$/;
const boldTag = /^(?:b|strong|span|font)$/;
const boldStyle = /font-weight:\s{0,9}(?:bold|[6-9]00)/i;
const normalStyle = /font-weight:\s{0,9}(?:normal|[1-5]00)/i;

/** Deeper lists are printed at this depth, because every level indents all lines below it. */
const MAX_DEPTH = 5;
/** A longer line ends, so that no text takes long to write. */
const MAX_LINE = 6000;
const INDENT = '   ';

/** Writes Markdown from the tags and texts of an HTML page. */
export class MarkdownWriter {
  readonly #lines: string[] = [];
  /** The bullet of each open list. */
  readonly #bullets: string[] = [];
  readonly #links: (string | undefined)[] = [];
  /** Whether each open inline tag is bold. */
  readonly #bold: boolean[] = [];
  #line = '';
  #prefix = '';
  #hidden = 0;
  #inPre = 0;
  #isBold = false;
  #row: string[] | undefined;
  #rows = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (hiddenTags.has(name)) this.#hidden++;
    if (this.#hidden > 0) return;
    if (headingTag.test(name)) this.#startBlock(`${'#'.repeat(Number(name[1]))} `);
    else if (name === 'ul' || name === 'ol') this.#startList(name === 'ol' ? '1. ' : '-  ');
    else if (name === 'li') this.#startItem();
    else if (name === 'tr') this.#row = [];
    else if (name === 'table') {
      this.#startBlock('');
      this.#rows = 0;
    } else if (name === 'br') this.#breakLine();
    else if (name === 'input' && attributes['type'] === 'checkbox')
      this.#line += `[${'checked' in attributes ? 'x' : ' '}] `;
    else if (name === 'a') {
      this.#links.push(attributes['href']);
      this.#line += '[';
    } else if (boldTag.test(name)) this.#openBold(name, attributes['style'] ?? '');
    else if (name === 'blockquote') this.#startParagraph('> ');
    else if (blockTags.has(name)) {
      this.#startParagraph('');
      if (name === 'pre') this.#inPre++;
    }
  }

  close(name: string): void {
    if (hiddenTags.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    else if (this.#hidden > 0) return;
    else if (headingTag.test(name)) this.#startBlock('');
    else if (name === 'ul' || name === 'ol') this.#endList();
    else if (name === 'li') this.#endLine();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'tr') this.#endRow();
    else if (name === 'a') this.#endLink();
    else if (boldTag.test(name)) this.#bold.pop();
    else if (name === 'blockquote' || blockTags.has(name)) {
      if (name === 'pre') this.#endLine();
      if (name === 'pre') this.#inPre = Math.max(0, this.#inPre - 1);
      this.#startParagraph('');
    }
  }

  addText(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#inPre > 0) {
      for (const [n, line] of text.split('\n').entries()) {
        if (n > 0) this.#endLine();
        this.#line += line;
      }
      return;
    }
    const collapsed = text.replaceAll(/\s+/gu, ' ');
    if (collapsed.trim() !== '') this.#setBold(this.#bold.includes(true) && !this.#prefix.startsWith('#'));
    this.#line += this.#line === '' || this.#line.endsWith(' ') ? collapsed.trimStart() : collapsed;
    if (this.#line.length <= MAX_LINE) return;
    // A cell that is too long is no cell of a table.
    this.#lines.push(...(this.#row ?? []));
    this.#row = undefined;
    this.#breakLine();
  }

  finish(): string {
    this.#endLine();
    return this.#lines.join('\n');
  }

  /** An office program wraps whole pages into '<b style="font-weight: normal">', and writes bold type as a style. */
  #openBold(name: string, style: string): void {
    this.#bold.push(name === 'b' || name === 'strong' ? !normalStyle.test(style) : boldStyle.test(style));
  }

  #setBold(isBold: boolean): void {
    if (isBold === this.#isBold) return;
    this.#isBold = isBold;
    this.#line = isBold ? `${this.#line}**` : `${this.#line.trimEnd()}**${this.#line.endsWith(' ') ? ' ' : ''}`;
  }

  /** A paragraph inside an item or a cell belongs to it. */
  #startParagraph(prefix: string): void {
    if (!this.#row && this.#bullets.length === 0) this.#startBlock(prefix);
    else if (this.#line.trim() !== '') this.#breakLine();
  }

  #startBlock(prefix: string): void {
    this.#endLine();
    if (this.#lines.at(-1) !== '') this.#lines.push('');
    this.#prefix = prefix;
  }

  #startList(bullet: string): void {
    this.#endLine();
    if (this.#bullets.length === 0) this.#lines.push('');
    this.#bullets.push(bullet);
  }

  #startItem(): void {
    this.#endLine();
    const depth = Math.min(Math.max(this.#bullets.length - 1, 0), MAX_DEPTH);
    this.#prefix = INDENT.repeat(depth) + (this.#bullets.at(-1) ?? '-  ');
  }

  #endList(): void {
    this.#endLine();
    this.#bullets.pop();
    if (this.#bullets.length === 0) this.#lines.push('');
  }

  #breakLine(): void {
    this.#setBold(false);
    if (this.#row) {
      this.#line += this.#line.trim() === '' ? '' : '<br>';
      return;
    }
    this.#endLine();
    if (this.#prefix === '') this.#prefix = INDENT.repeat(Math.min(this.#bullets.length, MAX_DEPTH + 1));
  }

  #endLine(): void {
    this.#setBold(false);
    const line = this.#inPre > 0 ? this.#line.trimEnd() : this.#line.trim();
    if (line !== '' || this.#inPre > 0) {
      this.#lines.push(this.#prefix + line);
      this.#prefix = '';
    }
    this.#line = '';
  }

  #endCell(): void {
    this.#setBold(false);
    const text = this.#line.trim().replace(/(?:<br>){1,99}$/, '');
    this.#row?.push(text.replaceAll('|', '\\|'));
    this.#line = '';
  }

  #endRow(): void {
    if (!this.#row || this.#row.length === 0) return;
    this.#lines.push(`| ${this.#row.join(' | ')} |`);
    if (this.#rows++ === 0) this.#lines.push(`|${' --- |'.repeat(this.#row.length)}`);
    this.#row = undefined;
  }

  #endLink(): void {
    const url = this.#links.pop();
    const start = this.#line.lastIndexOf('[');
    if (start === -1) return;
    const text = this.#line.slice(start + 1).trim();
    const isLink = url !== undefined && text !== '' && !/[\s<>]/.test(url);
    this.#line = this.#line.slice(0, start) + (isLink ? `[${text}](<${url}>)` : text);
  }
}
