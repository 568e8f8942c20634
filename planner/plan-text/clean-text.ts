import { limits } from '#domain/limits.ts';

/** No line of a plan is longer, not even the notes of a resource with every character escaped. */
const MAX_LINE = 12_000;
/** Ten times more than a year has tasks. */
const MAX_LINES = 20_000;
const PREVIEW_LENGTH = 100;

// oxlint-disable-next-line no-control-regex -- these are what marks a line as binary
const binaryCharacter = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;
const controlCharacter = /[^\P{Cc}\n\t]/gu;

/** Readable text: without control characters, lines of binary data, and more than a plan or a line of it can have. */
export function cleanText(source: string): { readonly text: string; readonly leftOut: readonly string[] } {
  const lines = source.slice(0, limits.planText).toWellFormed().replaceAll(/\r\n?/g, '\n').split('\n');
  const readable = lines.filter((line) => !binaryCharacter.test(line));
  const kept = readable.slice(0, MAX_LINES);
  const rest = readable.slice(MAX_LINES).join('\n') + source.slice(limits.planText);
  const binary = lines.length - readable.length;
  return {
    text: kept
      .map((line) => line.slice(0, MAX_LINE))
      .join('\n')
      .replaceAll(controlCharacter, ''),
    leftOut: [
      ...(binary > 0 ? [`${binary} ${binary === 1 ? 'line that is' : 'lines that are'} not text`] : []),
      ...[...kept.map((line) => line.slice(MAX_LINE)), rest].filter(Boolean).map(describeRest),
    ],
  };
}

function describeRest(rest: string): string {
  const start = rest.slice(0, PREVIEW_LENGTH).toWellFormed().replaceAll(/\s+/gu, ' ').trim();
  return `${start}… and ${rest.length.toLocaleString('en')} more characters`;
}
