/** Not part of what a reader sees. */
const hiddenTags = new Set('script style noscript template svg head nav button select iframe form'.split(' '));
const blockTags = new Set(
  'p div section article main header footer aside blockquote pre dl dt dd figure details summary'.split(' '),
);
/** Bold in any of them may be a style. */
const inlineTags = new Set(['b', 'strong', 'span', 'font']);
const headingTag = /^h[1-6]$/;
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
  readonly #lists: { readonly isOrdered: boolean }[] = [];
  readonly #links: (string | undefined)[] = [];
  /** Whether each open inline tag is bold. */
  readonly #inline: boolean[] = [];
  #line = '';
  #prefix = '';
  #hidden = 0;
  #inPre = 0;
  #isBold = false;
  #row: string[] | undefined;
  #rows = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#hidden > 0 || hiddenTags.has(name)) {
      if (hiddenTags.has(name)) this.#hidden++;
      return;
    }
    if (headingTag.test(name)) this.#startBlock(`${'#'.repeat(Number(name[1]))} `);
    else if (name === 'ul' || name === 'ol') {
      this.#endLine();
      if (this.#lists.length === 0) this.#lines.push('');
      this.#lists.push({ isOrdered: name === 'ol' });
    } else if (name === 'li') this.#startItem();
    else if (name === 'tr') this.#row = [];
    else if (name === 'table') {
      this.#startBlock('');
      this.#rows = 0;
    } else if (name === 'br') this.#breakLine();
    else if (name === 'input' && attributes['type'] === 'checkbox')
      this.#line += 'checked' in attributes ? '[x] ' : '[ ] ';
    else if (name === 'a') {
      this.#links.push(attributes['href']);
      this.#line += '[';
    } else if (inlineTags.has(name)) this.#openInline(name, attributes['style'] ?? '');
    else if (blockTags.has(name)) this.#openBlock(name);
  }

  close(name: string): void {
    if (hiddenTags.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (this.#hidden > 0) return;
    if (headingTag.test(name)) this.#startBlock('');
    else if (name === 'ul' || name === 'ol') {
      this.#endLine();
      this.#lists.pop();
      if (this.#lists.length === 0) this.#lines.push('');
    } else if (name === 'li') this.#endLine();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'tr') this.#endRow();
    else if (name === 'a') this.#endLink();
    else if (inlineTags.has(name)) this.#inline.pop();
    else if (blockTags.has(name)) {
      if (name === 'pre') {
        this.#endLine();
        this.#inPre = Math.max(0, this.#inPre - 1);
      }
      this.#openBlock('');
    }
  }

  addText(text: string): void {
    if (this.#hidden > 0) return;
    if (this.#inPre === 0) {
      const collapsed = text.replaceAll(/\s+/gu, ' ');
      if (collapsed.trim() !== '') this.#setBold(this.#inline.includes(true) && !this.#prefix.startsWith('#'));
      this.#line += this.#line === '' || this.#line.endsWith(' ') ? collapsed.trimStart() : collapsed;
      if (this.#line.length > MAX_LINE) this.#leaveLine();
      return;
    }
    const [first = '', ...rest] = text.split('\n');
    this.#line += first;
    for (const line of rest) {
      this.#endLine();
      this.#line = line;
    }
  }

  finish(): string {
    this.#endLine();
    return this.#lines.join('\n');
  }

  /** A cell that is too long is no cell of a table. */
  #leaveLine(): void {
    for (const cell of this.#row ?? []) this.#lines.push(cell);
    this.#row = undefined;
    this.#breakLine();
  }

  /** An office program wraps whole pages into '<b style="font-weight: normal">', and writes bold type as a style. */
  #openInline(name: string, style: string): void {
    const isBoldTag = name === 'b' || name === 'strong';
    if (this.#inline.length < MAX_LINE) this.#inline.push(isBoldTag ? !normalStyle.test(style) : boldStyle.test(style));
  }

  #setBold(isBold: boolean): void {
    if (isBold === this.#isBold) return;
    this.#isBold = isBold;
    if (isBold) this.#line += '**';
    else this.#line = `${this.#line.trimEnd()}**${/\s$/u.test(this.#line) ? ' ' : ''}`;
  }

  /** A paragraph inside an item or a cell stays on its line. */
  #openBlock(name: string): void {
    if (name === 'pre') this.#inPre++;
    if (this.#row) this.#breakLine();
    else if (this.#lists.length === 0) this.#startBlock(name === 'blockquote' ? '> ' : '');
    else if (this.#line.trim() !== '') this.#breakLine();
  }

  #startBlock(prefix: string): void {
    this.#endLine();
    if (this.#lines.at(-1) !== '') this.#lines.push('');
    this.#prefix = prefix;
  }

  #startItem(): void {
    this.#endLine();
    this.#prefix = `${INDENT.repeat(this.#depth())}${this.#lists.at(-1)?.isOrdered ? '1. ' : '-  '}`;
  }

  #depth(): number {
    return Math.min(Math.max(this.#lists.length - 1, 0), MAX_DEPTH);
  }

  #breakLine(): void {
    if (this.#row) {
      this.#setBold(false);
      this.#line += this.#line.trim() === '' ? '' : '<br>';
      return;
    }
    this.#endLine();
    // The rest of an item belongs to it.
    if (this.#lists.length > 0 && this.#prefix === '') this.#prefix = INDENT.repeat(this.#depth() + 1);
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
    this.#row?.push(
      this.#line
        .trim()
        .replace(/(?:<br>){1,99}$/, '')
        .replaceAll('|', '\\|'),
    );
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
