/** Slices are about this long, in characters, so that a plan of usual size is one slice. */
const SLICE = 4000;
/** Beyond these, a slice ends at any line, because parsing can take quadratic time. A table needs its header. */
const MAX_SLICE = 6000;
const MAX_LINES = 400;
const MAX_TABLE = 30_000;

const blockStart = /^(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)/;

/** Splits a long Markdown text where a block begins, so that each part can be parsed on its own. */
export function sliceMarkdown(text: string, maxLength = MAX_SLICE): string[] {
  const slices: string[] = [];
  let [start, lines, isAfterBlank] = [0, 0, true];
  for (let lineStart = 0; lineStart < text.length;) {
    const lineEnd = text.indexOf('\n', lineStart);
    const next = lineEnd === -1 ? text.length : lineEnd + 1;
    const line = text.slice(lineStart, next);
    const length = next - start;
    const isFull = line.startsWith('|') ? length > MAX_TABLE : length > maxLength || lines >= MAX_LINES;
    const isBlockStart = blockStart.test(line) || (isAfterBlank && /^[^\s|]/.test(line));
    if (lineStart > start && (isFull || (length > SLICE && isBlockStart))) {
      slices.push(text.slice(start, lineStart));
      [start, lines] = [lineStart, 0];
    }
    isAfterBlank = line.trim() === '';
    lineStart = next;
    lines++;
  }
  return [...slices, text.slice(start)];
}
