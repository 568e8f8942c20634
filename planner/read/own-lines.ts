import { limits } from '#domain/limits.ts';
import { readLines } from '../plan-text/lines.ts';

/** What is longer, or a whole sentence, is more likely part of a story. */
const MAX_LENGTH = 100;
const MAX_WORDS = 14;
const SENTENCE = /[.!?。！？]$/u;
const COLON = /[:：]$/u;
/** Without bullets, or a colon before them, two short lines may be anything. */
const MIN_PLAIN_LINES = 3;

/** The steps that the user has written as a list: with bullets, after a colon, or as short lines. Otherwise none. */
export function findOwnLines(text: string): string[] {
  const lines = readLines(text).map(({ kind, text: line }) => ({ kind, text: line.trim().replaceAll(/\s+/gu, ' ') }));
  const items = lines.filter(({ kind }) => kind === 'item').map((item) => item.text);
  if (items.length > 1) return tidy(items);
  // Short lines that follow one another, each run with the heading or long line before it.
  const runs: { readonly hasHeading: boolean; readonly steps: string[] }[] = [{ hasHeading: false, steps: [] }];
  for (const { kind, text: line } of lines) {
    const hasHeading = kind === 'heading' || COLON.test(line);
    const isStep = line !== '' && line.length <= MAX_LENGTH && line.split(' ').length <= MAX_WORDS;
    if (isStep && !hasHeading) runs.at(-1)!.steps.push(line);
    else runs.push({ hasHeading, steps: [] });
  }
  const list =
    runs.find(({ hasHeading, steps }) => hasHeading && steps.length > 1) ??
    runs.find(({ steps }) => steps.length >= MIN_PLAIN_LINES && !steps.some((step) => SENTENCE.test(step)));
  return tidy(list?.steps ?? []);
}

function tidy(lines: readonly string[]): string[] {
  const steps = lines.map((line) => line.slice(0, limits.title).trim());
  return steps.filter((step) => step !== '').slice(0, limits.outlineMilestones);
}
