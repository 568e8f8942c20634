import { limits } from '#domain/limits.ts';

/** '- ', '• ', '1. ', 'a) ', '[ ] ' */
const BULLET = /^(?:[-*+◦▪–—] |[•・☐☑✓✔] ?|\(?\d{1,2}[.)] |\d{1,2}、|[a-z]\) |\[[ xX]?\] )(?:\[[ xX]?\] )?/u;
/** '20. Dezember' is an item of a list only if another one begins with a 1. */
const NUMBER = /^\(?\d/u;
const HEADING = /^#{1,6} |[:：]$/u;
/** What is longer, or a whole sentence, is more likely part of a story. */
const MAX_LENGTH = 100;
const MAX_WORDS = 14;
const SENTENCE = /[.!?。！？]$/u;
/** Without bullets, or a colon before them, two short lines may be anything. */
const MIN_PLAIN_LINES = 3;

/** The steps that the user has written as a list: with bullets, after a colon, or as short lines. Otherwise none. */
export function findOwnLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/gu, ' '));
  const isNumbered = lines.some((line) => /^\(?1[.)、]/u.test(line));
  const bulleted = lines.filter((line) => BULLET.test(line) && (isNumbered || !NUMBER.test(line)));
  if (bulleted.length > 1) return tidy(bulleted);
  const runs = findRuns(lines);
  const list =
    runs.find(({ hasHeading, steps }) => hasHeading && steps.length > 1) ??
    runs.find(({ steps }) => steps.length >= MIN_PLAIN_LINES && !steps.some((step) => SENTENCE.test(step)));
  return list ? tidy(list.steps) : [];
}

/** Short lines that follow each other, or a heading. */
function findRuns(lines: readonly string[]) {
  const runs: { readonly hasHeading: boolean; readonly steps: string[] }[] = [];
  let run: (typeof runs)[number] | null = null;
  for (const line of lines) {
    const isHeading = HEADING.test(line);
    const isShort = line !== '' && line.length <= MAX_LENGTH && line.split(' ').length <= MAX_WORDS;
    if (isHeading || !isShort) run = null;
    if (!isHeading && !isShort) continue;
    if (run === null) runs.push((run = { hasHeading: isHeading, steps: [] }));
    if (!isHeading) run.steps.push(line);
  }
  return runs;
}

function tidy(lines: readonly string[]): string[] {
  const steps = lines.map((line) => line.replace(BULLET, '').slice(0, limits.title).trim());
  return steps.filter((step) => step !== '').slice(0, limits.outlineMilestones);
}
