import { parseDatedWeek } from './heading-dates.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';

/** The part of a plan that a heading stands for: 'Week 3', 'Weeks 3–5', 'Day 10', 'Phase 2 (weeks 3-5)'. */
export interface Period {
  readonly unit: (typeof units)[number];
  readonly first: number;
  readonly last: number;
  /** The heading without the period. */
  readonly title: string;
  /** Whether it has dates instead of a number. `readPlan` counts such weeks from the first one. */
  readonly isDated?: true;
}

export const units = ['week', 'day', 'month', 'phase'] as const;
/** A longer line that begins with 'Week 1' is a sentence. */
const MAX_HEADING_LENGTH = 120;

const separator = String.raw`[\s:：.)\]】–—|-]{0,20}`;
const decoration = /^(?:[\s#*_•>【-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/u;
/** 'Preparation (weeks 1–2)' */
const bracketsAtEnd = /\s?[(（]([^()（）]{1,40})[)）]$/u;
/** Most lines cannot begin with dates. */
const withDigit = /^\P{N}{0,30}\d/u;
const isSeparated = /[:：.)\]】–—|-]\s*$|\p{Script=Han}\s+$/u;

const patterns = lazy(() => {
  const lexicon = readLexicon('plan-headings');
  const ordinals = readNumbers(lexicon, 'o');
  const numbers = new Map([...ordinals, ...readNumbers(lexicon, 'c')]);
  const words = anyOf([...numbers.keys()]);
  const range = String.raw`(\d{1,3}|${words})(?:\s*(?:-|–|—|to|bis|a|à|até|~|〜|～)\s*(\d{1,3}))?`;
  const ordinal = String.raw`(?:(\d{1,3})(?:st|nd|rd|th|\.|ª|º|re|er|e|ère|ème)|(${anyOf([...ordinals.keys()])}))\s+`;
  const leading = units.flatMap((unit) => {
    const names = anyOf(lexicon.get(unit) ?? []);
    return [
      // 'Week 3', but not 'Part 5 km'
      String.raw`^\(?${names}\s*#?\s*${range}(?![\d.]*\s*(?:km|h|min))(?!\p{L})${separator}`,
      String.raw`^()()${ordinal}${names}(?![\p{L}\d])${separator}`,
      String.raw`^第?\s*${range}\s*(?=[\p{Script=Han}\p{Script=Hangul}ヶかヵ])${names}${separator}`,
    ].map((source) => ({ unit, pattern: new RegExp(source, 'u') }));
  });
  const weeks = anyOf(lexicon.get('week') ?? []);
  return {
    numbers,
    leading,
    trailingWeeks: new RegExp(String.raw`[\s(\[（,:–—-]${weeks}\s*${range}\s*[)\]）]?\s*$`, 'u'),
  };
});

/** 'second' → 2 */
function readNumbers(lexicon: Map<string, string[]>, kind: string): Map<string, number> {
  const numbers = [...lexicon].filter(([name]) => name.startsWith(kind) && /\d$/.test(name));
  return new Map(numbers.flatMap(([name, terms]) => terms.map((term) => [term, Number(name.slice(1))] as const)));
}

/** '*Week 3*' → 'Week 3' */
const undecorate = (text: string) => text.replace(decoration, '').replace(/[\s*_]{1,20}$/, '');

export function parsePeriod(heading: string): Period | undefined {
  const text = undecorate(heading.slice(0, MAX_HEADING_LENGTH * 2));
  for (const { unit, pattern } of patterns().leading) {
    const match = pattern.exec(lower(text));
    if (!match) continue;
    const title = text.slice(match[0].length).trim();
    return (unit === 'phase' && findTrailingWeeks(title)) || toPeriod(unit, match, title);
  }
  return findTrailingWeeks(text) ?? findDatedWeek(text);
}

/** 'Nov 16–22: Kicking' */
function findDatedWeek(text: string): Period | undefined {
  const week = withDigit.test(text) ? parseDatedWeek(text) : undefined;
  return week && { unit: 'week', first: week.first, last: week.first, title: week.title, isDated: true };
}

/** 'Foundations (Weeks 1–2)' */
function findTrailingWeeks(text: string): Period | undefined {
  const match = patterns().trailingWeeks.exec(lower(text));
  return match ? toPeriod('week', match, text.slice(0, match.index).replace(/[\s([（,:–—-]{1,20}$/u, '')) : undefined;
}

function toPeriod(unit: Period['unit'], [, from, to, ...ordinals]: RegExpExecArray, title: string): Period {
  const text = (from || ordinals.find(Boolean)) ?? '';
  const first = patterns().numbers.get(text) ?? Number(text);
  return { unit, first, last: Math.max(first, Number(to ?? first) || first), title };
}

/** 'Week 1' or 'Week 1: Breathing' on a line of its own, but not 'Week 1 was hard'. */
export function isPeriodLine(source: string): boolean {
  if (source.length > MAX_HEADING_LENGTH) return false;
  const line = undecorate(source);
  const [end, weeks = ''] = bracketsAtEnd.exec(line) ?? [];
  const inBrackets = end === undefined ? undefined : parsePeriod(weeks);
  if (inBrackets?.title === '' && !inBrackets.isDated) return true;
  const period = parsePeriod(line);
  if (!period || !line.endsWith(period.title)) return false;
  return period.title === '' || isSeparated.test(line.slice(0, line.length - period.title.length));
}
