import type { PlaybookReference, Understanding } from '#contract/understanding.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { limits } from '#domain/limits.ts';

type Count = NonNullable<Facts['count']>;

/** Null if the user has removed it. */
export type CorrectedValue = string | number | Count | readonly string[] | readonly PlaybookReference[] | null;

export interface Corrections {
  /** New values, by `correctionKey`. */
  readonly values: Readonly<Record<string, CorrectedValue>>;
  /** What has to be done, one line each, as typed. */
  readonly parts: string;
}

export const noCorrections: Corrections = { values: {}, parts: '' };

/** Facts that are corrected as a whole. */
export const singleFields = [
  'goal',
  'thing',
  'deadline',
  'weeklyMinutes',
  'totalMinutes',
  'days',
  'budget',
  'level',
  'amount',
  'count',
  'person',
  'place',
  'parts',
] as const;

/** Facts of which each item is corrected by itself. */
export const listFields = ['has', 'weakSpots', 'obstacles', 'refusals'] as const;

export type FactField = (typeof singleFields)[number] | (typeof listFields)[number];

type Read = Pick<Understanding, 'facts' | 'playbooks'>;

/**
 * Names a correction by what it replaces. If the user changes the text and another value is read from it, the correction
 * no longer applies.
 */
export function correctionKey(field: FactField | 'playbooks', read: unknown): string {
  return `${field} ${JSON.stringify(read)}`;
}

export function currentValue(field: FactField, read: CorrectedValue, { values }: Corrections): CorrectedValue {
  const corrected = values[correctionKey(field, read)];
  return corrected === undefined ? read : corrected;
}

/** A choice replaces the playbooks that were found. If there were none, it is about the goal. */
export function playbooksKey({ playbooks, facts }: Read): string {
  return correctionKey('playbooks', playbooks.length > 0 ? playbooks : facts.goal);
}

/** Undefined until the user has chosen; none if they plan from their own words. */
export function chosenPlaybooks(read: Read, { values }: Corrections): readonly PlaybookReference[] | undefined {
  return values[playbooksKey(read)] as readonly PlaybookReference[] | undefined;
}

/** The facts that can be corrected. The thing of a goal that was read wrongly is wrong too. */
export function correctableFacts({ facts }: Pick<Read, 'facts'>, corrections: Corrections): Read['facts'] {
  const hasOtherGoal = currentValue('goal', facts.goal, corrections) !== facts.goal;
  const hasOwnThing = corrections.values[correctionKey('thing', facts.thing)] !== undefined;
  return hasOtherGoal && !hasOwnThing ? { ...facts, thing: null } : facts;
}

export function hasCorrections({ values, parts }: Corrections): boolean {
  return Object.keys(values).length > 0 || parts.trim() !== '';
}

/** The corrections as a request carries them, or nothing if none of them applies to what was read. */
export function toCorrectedRequest(read: Read, corrections: Corrections) {
  const facts = correctFacts(correctableFacts(read, corrections), corrections);
  const playbooks = chosenPlaybooks(read, corrections);
  return {
    ...(JSON.stringify(facts) !== JSON.stringify(read.facts) && { facts }),
    ...(playbooks && { playbooks: playbooks.map(({ id }) => id) }),
  };
}

function correctFacts(facts: Read['facts'], corrections: Corrections): Read['facts'] {
  const single = (field: FactField) => {
    const read = facts[field];
    const value = currentValue(field, read, corrections);
    return value === null && Array.isArray(read) ? [] : value;
  };
  const list = (field: (typeof listFields)[number]) =>
    facts[field].flatMap((item) => (currentValue(field, item, corrections) as string | null) ?? []);
  const corrected: Read['facts'] = {
    ...facts,
    ...Object.fromEntries(singleFields.map((field) => [field, single(field)])),
    ...Object.fromEntries(listFields.map((field) => [field, list(field)])),
  };
  return { ...corrected, parts: [...corrected.parts, ...splitParts(corrections.parts)].slice(0, limits.factsPerList) };
}

/** One part per line, without bullets and numbers. */
export function splitParts(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => Array.from(line).slice(0, limits.fact).join(''));
}
