import { limits } from '#domain/limits.ts';
import { answerText, type AnsweredStep, type Pillar, pillars, NO_PREFERENCE } from '#domain/assistant/brief.ts';
import { findPillar } from './questions.ts';

/** The label that starts the line of each answer. `parseNarrative` finds the answers by these labels. */
const lineLabels: Readonly<Record<Exclude<Pillar, 'Specific'>, string>> = {
  Measurable: 'Reached when',
  Achievable: 'Starting point',
  Relevant: 'Why',
  'Time-bound': 'Time frame',
  Commitment: 'Effort',
  Obstacles: 'In the way',
  Learning: 'Works best with',
};

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Adds answers to a narrative, one line each. The first answer becomes its beginning. */
export function appendAnswers(narrative: string, newAnswers: Answers): string {
  let result = narrative;
  for (const [q, a] of Object.entries(newAnswers)) {
    const text = collapseWhitespace(answerText({ a }));
    const pillar = findPillar(q);
    if (text === '' || text === NO_PREFERENCE) continue;
    if (result === '') result = text;
    else if (pillar === 'Specific') result = replaceBeginning(result, text);
    else result += `\n${pillar === undefined ? collapseWhitespace(q) : lineLabels[pillar]}: ${text}`;
  }
  return Array.from(result).slice(0, limits.narrative).join('');
}

/** The answers in a narrative, as far as they are on labelled lines. */
export function parseNarrative(narrative: string): AnsweredStep[] {
  const answers = new Map<Pillar, string>();
  let beginning = '';
  for (const line of narrative.split('\n')) {
    const pillar = findLinePillar(line);
    if (pillar === undefined) beginning += answers.size === 0 ? `${line}\n` : '';
    else answers.set(pillar, line.slice(line.indexOf(':') + 1).trim());
  }
  answers.set('Specific', beginning.trim());
  return pillars.flatMap((pillar) => {
    const a = answers.get(pillar);
    return a ? [{ q: '', a, pillar }] : [];
  });
}

function findLinePillar(line: string): Pillar | undefined {
  return pillars.find((pillar) => pillar !== 'Specific' && line.startsWith(`${lineLabels[pillar]}: `));
}

/** Replaces everything before the first labelled line, because the first question was answered again. */
function replaceBeginning(narrative: string, beginning: string): string {
  const lines = narrative.split('\n');
  const first = lines.findIndex((line) => findLinePillar(line) !== undefined);
  return [beginning, ...(first === -1 ? [] : lines.slice(first))].join('\n');
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Replaces unknown pillars by the one that the position of the answer implies. */
export function assignPillars(history: readonly AnsweredStep[]): AnsweredStep[] {
  return history.map((step, index) => {
    const isKnown = pillars.some((pillar) => pillar === step.pillar);
    return isKnown ? step : { ...step, pillar: pillars[index] ?? step.pillar };
  });
}
