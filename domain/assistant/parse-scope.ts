import type { PlanStructure } from '../action-plan.ts';
import { limits } from '../limits.ts';
import { type AnsweredStep, type Effort, type Pillar, type PlanFrame, wizardDefaults } from './brief.ts';

/** An answer says how much and how long in fewer characters. */
const READ = 4000;
const WEEKS_IN_MONTH = 52 / 12;

/** How big the plan is to be, as far as the answers say so. */
export function frameIn(history: readonly AnsweredStep[]): PlanFrame {
  const find = <T>(read: (text: string) => T | undefined, ...first: Pillar[]) => firstRead(history, first, read);
  return {
    structure: find(structureIn, 'Time-bound', 'Commitment') ?? wizardDefaults.structure,
    weeks: find(weeksIn, 'Time-bound') ?? wizardDefaults.weeks,
    weeklyHours: find(weeklyHoursIn, 'Commitment') ?? wizardDefaults.weeklyHours,
    effort: find(effortIn, 'Commitment') ?? wizardDefaults.effort,
  };
}

/** An answer as one text. */
export function textOf({ a }: AnsweredStep): string {
  return typeof a === 'string' ? a : a.join(', ');
}

/** Whoever was asked about it says it there; others may have said it in passing. */
function firstRead<T>(
  history: readonly AnsweredStep[],
  first: readonly Pillar[],
  read: (text: string) => T | undefined,
): T | undefined {
  const isFirst = ({ pillar }: AnsweredStep) => first.some((wanted) => wanted === pillar);
  for (const step of [...history.filter(isFirst), ...history.filter((other) => !isFirst(other))]) {
    const found = read(textOf(step).slice(0, READ));
    if (found !== undefined) return found;
  }
  return undefined;
}

const words: Readonly<Record<string, number>> = {
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

// '8', '2.5', '2-3' (of which the middle is meant), 'three', 'half a'.
const number = String.raw`(\d+(?:[.,]\d+)?(?:\s*(?:-|–|to)\s*\d+(?:[.,]\d+)?)?|half(?:\s+an?)?|${Object.keys(words).join('|')})`;

function numberOf(text: string): number {
  const parts = text.split(/\s*(?:-|–|to)\s*/).map((part) => Number(part.replace(',', '.')));
  if (parts.every((part) => !Number.isNaN(part))) return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return words[text.toLowerCase().split(/\s/)[0]!] ?? 1;
}

const spans: readonly [pattern: RegExp, weeks: number][] = [
  [new RegExp(String.raw`\b${number}[\s-]*weeks?\b`, 'i'), 1],
  [new RegExp(String.raw`\b${number}[\s-]*months?\b`, 'i'), WEEKS_IN_MONTH],
  [new RegExp(String.raw`\b${number}[\s-]*quarters?\b`, 'i'), 13],
  [new RegExp(String.raw`\b${number}[\s-]*years?\b`, 'i'), 52],
  [new RegExp(String.raw`\b${number}[\s-]*days?\b`, 'i'), 1 / 7],
  [/\b(a) fortnight\b/i, 2],
];

// '4 hours a week' and '3 times a month' say how often, not how long.
const often =
  /\b(?:(?:h|hrs?|hours?|mins?|minutes?|times|days|evenings|mornings|sessions|once|twice|x)\s+an?|per|each|every)\s+(?:week|day|month|year)\b/gi;

export function weeksIn(text: string): number | undefined {
  const said = text.replaceAll(often, ' ');
  for (const [pattern, weeks] of spans) {
    const found = pattern.exec(said)?.[1];
    // Two days are no plan of a week.
    if (found !== undefined) return within(Math.round(numberOf(found) * weeks), limits.planWeeks);
  }
  return undefined;
}

const time = new RegExp(String.raw`\b${number}\s*(h|hrs?|hours?|min|mins|minutes?)\b`, 'gi');
const daily = /\b(?:a|per|each|every)\s+day\b|\bdaily\b|\/\s*day\b|\bevery (?:morning|evening|night)\b/i;
const onWorkdays = /\b(?:work|week)days?\b/i;
const times = new RegExp(
  String.raw`\b(?:${number}\s*(?:x|×|times|days|evenings|mornings|sessions)|(once|twice))\s*(?:an?|per|each|every)\s+week\b`,
  'i',
);

/** '30 minutes a day' → 4 */
export function weeklyHoursIn(text: string): number | undefined {
  const found = [...text.matchAll(time)];
  if (found.length === 0) return undefined;
  const [, amount = '', unit = ''] = found[0]!;
  const hours = numberOf(amount) / (unit.toLowerCase().startsWith('h') ? 1 : 60);
  return within(Math.round(hours * timesAWeek(text.replace(time, ' '))), limits.weeklyHours);
}

function timesAWeek(text: string): number {
  if (onWorkdays.test(text)) return 5;
  if (daily.test(text)) return 7;
  const [, counted, word] = times.exec(text) ?? [];
  // 'a week' alone: the time is that of the week.
  return numberOf(counted ?? word ?? 'one');
}

const efforts: readonly [words: RegExp, effort: Effort][] = [
  [/\b(?:light|lightly|gentle|gently|easy|relaxed|slow|slowly|little pressure|no pressure)\b/i, 'light'],
  [/\b(?:strong|strongly|intense|intensive|hard|all in|ambitious|full speed|push myself|as much as)\b/i, 'strong'],
  [/\b(?:medium|moderate|steady|steadily|balanced|normal|regular)\b/i, 'medium'],
];

export function effortIn(text: string): Effort | undefined {
  return efforts.find(([pattern]) => pattern.test(text))?.[1];
}

const noSchedule =
  /\bbacklog\b|\bno (?:fixed )?(?:date|deadline|schedule)\b|\bwhenever\b|\bin any order\b|\bno rush\b/i;
const inWeeks = /\bweek by week\b|\bweekly\b|\bevery week\b/i;

export function structureIn(text: string): PlanStructure | undefined {
  if (noSchedule.test(text)) return 'backlog';
  return inWeeks.test(text) ? 'weekly' : undefined;
}

function within(value: number, maximum: number): number {
  return Math.min(Math.max(1, value), maximum);
}
