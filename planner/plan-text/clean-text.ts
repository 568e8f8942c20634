import { limits } from '#domain/limits.ts';

/** No line of a plan is longer, not even the notes of a resource. */
const MAX_LINE = 6000;
const MAX_LINES = 20_000;
const PREVIEW_LENGTH = 100;

// oxlint-disable-next-line no-control-regex -- these are what marks a line as binary
const binaryCharacter = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;
const controlCharacter = /[^\P{Cc}\n\t]/gu;

interface CleanText {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/** Readable text: without control characters and lines of binary data. */
export function cleanText(source: string): CleanText {
  const lines = source.toWellFormed().replaceAll(/\r\n?/g, '\n').split('\n');
  const readable = lines.filter((line) => !binaryCharacter.test(line));
  const binary = lines.length - readable.length;
  return {
    text: readable.join('\n').replaceAll(controlCharacter, ''),
    leftOut: binary === 0 ? [] : [`${binary} ${binary === 1 ? 'line that is' : 'lines that are'} not text`],
  };
}

/** Leaves out what is no plan: anything longer than can be pasted, ten times more lines than a year has tasks, and long lines. */
export function limitLength(source: string): CleanText {
  const lines = source.slice(0, limits.planText).split('\n');
  const kept = lines.slice(0, MAX_LINES);
  const end = kept.reduce((length, line) => length + line.length + 1, 0);
  const leftOut = kept.flatMap((line) => (line.length > MAX_LINE ? [describeRest(line.slice(MAX_LINE))] : []));
  const text = kept.map((line) => line.slice(0, MAX_LINE).toWellFormed()).join('\n');
  return { text, leftOut: end < source.length ? [...leftOut, describeRest(source.slice(end))] : leftOut };
}

function describeRest(rest: string): string {
  const start = rest.slice(0, PREVIEW_LENGTH).toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  return `${start}… and ${rest.length.toLocaleString('en')} more characters`;
}
