import { formatLongDate } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatNumber, type PlanNumbers } from './numbers.ts';

const slotPattern = /\{([a-z]+)(?:\|([^{}]*))?\}/g;
const growingPattern = /\{(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)\}/g;

/** '20 December', with the year if it is not the current one. */
export function formatDay(day: string, today: string): string {
  const date = formatLongDate(day, defaultFormats);
  return day.slice(0, 4) === today.slice(0, 4) ? date.replace(/ \d{4}$/, '') : date;
}

export type FillSlots = (text: string) => string;

/** Replaces slots by what the user said, or by the words after the bar. {n} and numbers that grow remain. */
export function slotFiller(numbers: PlanNumbers, date: string | null, budget: string | null): FillSlots {
  const limit = budget?.replaceAll(/[{}\s]+/g, ' ').trim();
  const said = (key: string, words: string | undefined) => {
    if (key === 'n') return '{n}';
    if (key === 'date') return date;
    if (key === 'budget') return limit;
    const number = numbers.get(key);
    return number && (number.isGiven || words === undefined) ? formatNumber(number) : undefined;
  };
  return (text) => text.replaceAll(slotPattern, (_, key: string, words?: string) => said(key, words) || words || '');
}

/** Numbers that grow, at a point between the beginning (0) and the end (1) of their milestone: '{3..8} km' → '5 km'. */
export const growNumbers = (text: string, progress: number) =>
  text.replaceAll(growingPattern, (_, from: string, to: string) => {
    const value = Number(from) + (Number(to) - Number(from)) * progress;
    if (from.includes('.')) return String(Math.round(value * 10) / 10);
    const step = value > 40 ? 5 : 1;
    return String(Math.round(value / step) * step);
  });

/** For what is done in one go: '{3..8} km' → '3–8 km', '{4..4} km' → '4 km'. */
export const showRanges = (text: string) =>
  text.replaceAll(growingPattern, (_, from: string, to: string) => (from === to ? from : `${from}–${to}`));

/** 'Plant tree {n} of 4' → 'Plant tree 1–2 of 4' */
export const numberThings = (text: string, first: number, last: number) =>
  text.replaceAll('{n}', first === last ? String(first) : `${first}–${last}`);
