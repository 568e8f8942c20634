import { limits } from '#domain/limits.ts';

/** No line of a plan is longer, not even the notes of a resource. */
const MAX_LINE = 6000;
const longLine = new RegExp(`.{${MAX_LINE + 1},}`, 'g');
const PREVIEW_LENGTH = 100;

// oxlint-disable-next-line no-control-regex -- these are what marks a line as binary
const binaryCharacter = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;
/** Binary data that was decoded as text. */
const UNDECODABLE = '\ufffd';
const controlCharacter = /[^\P{Cc}\n\t]/gu;

export const hasBinaryCharacter = (text: string) => binaryCharacter.test(text);

interface CleanText {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/** Readable text: without control characters and lines of binary data. */
export function cleanText(source: string): CleanText {
  const lines = source.toWellFormed().replaceAll(/\r\n?/g, '\n').split('\n');
  const readable = lines.filter((line) => !line.includes(UNDECODABLE) && !hasBinaryCharacter(line));
  const binary = lines.length - readable.length;
  return {
    text: readable.join('\n').replaceAll(controlCharacter, ''),
    leftOut: binary === 0 ? [] : [`${binary} ${binary === 1 ? 'line that is' : 'lines that are'} not text`],
  };
}

/** Leaves out what is no plan: anything longer than can be pasted, and long lines. */
export function limitLength(source: string): CleanText {
  const { planText: max } = limits;
  const end = source.length > max ? source.lastIndexOf('\n', max) + 1 || max : source.length;
  const leftOut: string[] = [];
  const text = source.slice(0, end).replaceAll(longLine, (line: string) => {
    leftOut.push(describeRest(line.slice(MAX_LINE)));
    return line.slice(0, MAX_LINE).toWellFormed();
  });
  return { text, leftOut: end === source.length ? leftOut : [...leftOut, describeRest(source.slice(end))] };
}

function describeRest(rest: string): string {
  const start = rest.slice(0, PREVIEW_LENGTH).toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  return `${start}… and ${rest.length.toLocaleString('en')} more characters`;
}
