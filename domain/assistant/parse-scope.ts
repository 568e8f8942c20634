import type { PlanStructure } from '../plan/action-plan.ts';
import { limits } from '../limits.ts';
import { type AnsweredStep, type Effort, type Pillar, type PlanScope, wizardDefaults } from './brief.ts';

/** Bounds the time that the patterns below take. Users state the scope early in an answer. */
const MAX_PARSED_LENGTH = 4000;
const WEEKS_IN_MONTH = 52 / 12;

/** The size of the plan, with defaults for anything that the answers do not mention. */
export function parseScope(history: readonly AnsweredStep[]): PlanScope {
  const find = <T>(parse: (text: string) => T | undefined, ...preferred: Pillar[]) =>
    findInAnswers(history, preferred, parse);
  return {
    structure: find(parseStructure, 'Time-bound', 'Commitment') ?? wizardDefaults.structure,
    weeks: find(parseWeeks, 'Time-bound') ?? wizardDefaults.weeks,
    weeklyHours: find(parseWeeklyHours, 'Commitment') ?? wizardDefaults.weeklyHours,
    effort: find(parseEffort, 'Commitment') ?? wizardDefaults.effort,
  };
}

export function answerText({ a }: AnsweredStep): string {
  return typeof a === 'string' ? a : a.join(', ');
}

/** Looks at the answers to the preferred questions first, then at the others, which may mention the value in passing. */
function findInAnswers<T>(
  history: readonly AnsweredStep[],
  preferred: readonly Pillar[],
  parse: (text: string) => T | undefined,
): T | undefined {
  const isPreferred = (step: AnsweredStep) => preferred.some((pillar) => pillar === step.pillar);
  for (const step of [...history.filter(isPreferred), ...history.filter((other) => !isPreferred(other))]) {
    const found = parse(answerText(step).slice(0, MAX_PARSED_LENGTH));
    if (found !== undefined) return found;
  }
  return undefined;
}

const numberWords: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

// '8', '2.5', '2-3' (read as the average), 'three', 'half a'.
const numberPattern = String.raw`(\d+(?:[.,]\d+)?(?:\s*(?:-|–|to)\s*\d+(?:[.,]\d+)?)?|half(?:\s+an?)?|${Object.keys(numberWords).join('|')})`;

function parseNumber(text: string): number {
  const parts = text.split(/\s*(?:-|–|to)\s*/).map((part) => Number(part.replace(',', '.')));
  if (parts.every((part) => !Number.isNaN(part))) return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return numberWords[text.toLowerCase().split(/\s/)[0]!] ?? 1;
}

const durationPatterns: readonly [pattern: RegExp, weeks: number][] = [
  [new RegExp(String.raw`\b${numberPattern}[\s-]*weeks?\b`, 'i'), 1],
  [new RegExp(String.raw`\b${numberPattern}[\s-]*months?\b`, 'i'), WEEKS_IN_MONTH],
  [new RegExp(String.raw`\b${numberPattern}[\s-]*quarters?\b`, 'i'), 13],
  [new RegExp(String.raw`\b${numberPattern}[\s-]*years?\b`, 'i'), 52],
  [new RegExp(String.raw`\b${numberPattern}[\s-]*days?\b`, 'i'), 1 / 7],
  [/\b(a) fortnight\b/i, 2],
];

// '4 hours a week' and '3 times a month' are frequencies, not durations.
const frequencyPattern =
  /\b(?:(?:h|hrs?|hours?|mins?|minutes?|times|days|evenings|mornings|sessions|once|twice|x)\s+an?|per|each|every)\s+(?:week|day|month|year)\b/gi;

export function parseWeeks(text: string): number | undefined {
  const withoutFrequencies = text.replaceAll(frequencyPattern, ' ');
  for (const [pattern, weeks] of durationPatterns) {
    const found = pattern.exec(withoutFrequencies)?.[1];
    if (found !== undefined) return clamp(Math.round(parseNumber(found) * weeks), limits.planWeeks);
  }
  return undefined;
}

const timePattern = new RegExp(String.raw`\b${numberPattern}\s*(h|hrs?|hours?|min|mins|minutes?)\b`, 'gi');
const dailyPattern = /\b(?:a|per|each|every)\s+day\b|\bdaily\b|\/\s*day\b|\bevery (?:morning|evening|night)\b/i;
const workdaysPattern = /\b(?:work|week)days?\b/i;
const timesPerWeekPattern = new RegExp(
  String.raw`\b(?:${numberPattern}\s*(?:x|×|times|days|evenings|mornings|sessions)|(once|twice))\s*(?:an?|per|each|every)\s+week\b`,
  'i',
);

/** '30 minutes a day' → 4 */
export function parseWeeklyHours(text: string): number | undefined {
  const found = [...text.matchAll(timePattern)];
  if (found.length === 0) return undefined;
  const [, amount = '', unit = ''] = found[0]!;
  const hours = parseNumber(amount) / (unit.toLowerCase().startsWith('h') ? 1 : 60);
  return clamp(Math.round(hours * parseTimesPerWeek(text.replace(timePattern, ' '))), limits.weeklyHours);
}

function parseTimesPerWeek(text: string): number {
  if (workdaysPattern.test(text)) return 5;
  if (dailyPattern.test(text)) return 7;
  const [, count, word] = timesPerWeekPattern.exec(text) ?? [];
  // Without a frequency, the time given is the time per week.
  return parseNumber(count ?? word ?? 'one');
}

const effortPatterns: readonly [words: RegExp, effort: Effort][] = [
  [/\b(?:light|lightly|gentle|gently|easy|relaxed|slow|slowly|little pressure|no pressure)\b/i, 'light'],
  [/\b(?:strong|strongly|intense|intensive|hard|all in|ambitious|full speed|push myself|as much as)\b/i, 'strong'],
  [/\b(?:medium|moderate|steady|steadily|balanced|normal|regular)\b/i, 'medium'],
];

export function parseEffort(text: string): Effort | undefined {
  return effortPatterns.find(([pattern]) => pattern.test(text))?.[1];
}

const backlogPattern =
  /\bbacklog\b|\bno (?:fixed )?(?:date|deadline|schedule)\b|\bwhenever\b|\bin any order\b|\bno rush\b/i;
const weeklyPattern = /\bweek by week\b|\bweekly\b|\bevery week\b/i;

export function parseStructure(text: string): PlanStructure | undefined {
  if (backlogPattern.test(text)) return 'backlog';
  return weeklyPattern.test(text) ? 'weekly' : undefined;
}

function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(1, value), maximum);
}
