import { limits } from '#domain/limits.ts';
import { type Line, readLines } from '../plan-text/lines.ts';

/** What is longer, or a whole sentence, is more likely part of a story. */
const MAX_LENGTH = 100;
const MAX_WORDS = 14;
const SENTENCE = /[.!?。！？]$/u;
/** Without bullets, or a colon before them, two short lines may be anything. */
const MIN_PLAIN_LINES = 3;

/** The steps that the user has written as a list: with bullets, after a colon, or as short lines. Otherwise none. */
export function findOwnLines(text: string): string[] {
  const lines = readLines(text).map(({ kind, text: line }) => ({ kind, text: line.trim().replaceAll(/\s+/gu, ' ') }));
  const items = lines.filter(({ kind }) => kind === 'item');
  if (items.length > 1) return tidy(items.map((item) => item.text));
  const runs = findRuns(lines);
  const list =
    runs.find(({ hasHeading, steps }) => hasHeading && steps.length > 1) ??
    runs.find(({ steps }) => steps.length >= MIN_PLAIN_LINES && !steps.some((step) => SENTENCE.test(step)));
  return list ? tidy(list.steps) : [];
}

/** Short lines that follow each other, or a heading. */
function findRuns(lines: readonly Pick<Line, 'kind' | 'text'>[]) {
  const runs: { readonly hasHeading: boolean; readonly steps: string[] }[] = [];
  let run: (typeof runs)[number] | null = null;
  for (const { kind, text } of lines) {
    const isHeading = kind === 'heading' || /[:：]$/u.test(text);
    const isShort = text !== '' && text.length <= MAX_LENGTH && text.split(' ').length <= MAX_WORDS;
    if (isHeading || !isShort) run = null;
    if (!isHeading && !isShort) continue;
    if (run === null) runs.push((run = { hasHeading: isHeading, steps: [] }));
    if (!isHeading) run.steps.push(text);
  }
  return runs;
}

function tidy(lines: readonly string[]): string[] {
  const steps = lines.map((line) => line.slice(0, limits.title).trim());
  return steps.filter((step) => step !== '').slice(0, limits.outlineMilestones);
}
