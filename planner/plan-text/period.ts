/** The part of a plan that a heading stands for: 'Week 3', 'Weeks 3–5', 'Day 10', 'Phase 2 (weeks 3-5)'. */
export interface Period {
  readonly unit: 'week' | 'day' | 'month' | 'phase';
  readonly first: number;
  readonly last: number;
  /** The heading without the period. */
  readonly title: string;
}

/** In Chinese and Japanese the number comes first: 第3週. */
const units = {
  week: 'weeks?|wk|wochen?|kw|semanas?|semaines?|settiman[ae]|we?ek|weken|tydzień|tygodnie|týden|vecka|veckor|uge|uke|viikko|hafta|недел[яиь]|тиждень|εβδομάδα|주',
  day: 'days?|tage?|d[ií]as?|jours?|giorn[oi]|dag(?:en)?|dzień|день|дни',
  month: 'months?|monate?|mes(?:es)?|mois|mes[ei]|maand(?:en)?|miesiąc|месяц',
  phase:
    'phases?|fase|step|stage|part|milestone|module|block|sprint|schritt|etappe|etapa|étape|passo|paso|meilenstein|этап|шаг|단계',
} as const;

const numberRange = String.raw`(\d{1,3})(?:\s*(?:-|–|—|to|bis|a|à|até|~|〜)\s*(\d{1,3}))?`;
const separator = String.raw`[\s:：.)\]–—|-]*`;
const decoration = /^(?:[\s#*_•>-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/u;

const unitNames = Object.keys(units) as (keyof typeof units)[];
const leading = unitNames.map((unit) => ({
  unit,
  pattern: new RegExp(
    `^\\(?(?:${units[unit]})\\s*#?\\s*${numberRange}(?![\\d.]*\\s*(?:km|h|min))\\b${separator}`,
    'iu',
  ),
}));
const eastAsian = [
  { unit: 'week', pattern: new RegExp(`^第?\\s*${numberRange}\\s*(?:週間?目?|周|주차?)${separator}`, 'u') },
  { unit: 'day', pattern: new RegExp(`^第?\\s*${numberRange}\\s*(?:日目?|天|일차?)${separator}`, 'u') },
  { unit: 'month', pattern: new RegExp(`^第?\\s*${numberRange}\\s*(?:[かヶヵ]月目?|个月|개월)${separator}`, 'u') },
] as const;
const trailingWeeks = new RegExp(`[\\s(\\[,:–—-]+(?:${units.week})\\s*${numberRange}\\s*[)\\]]?\\s*$`, 'iu');

export function parsePeriod(heading: string): Period | undefined {
  const text = heading.replace(decoration, '').trim();
  for (const { unit, pattern } of [...leading, ...eastAsian]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const period = toPeriod(unit, match, text.slice(match[0].length).trim());
    const weeks = unit === 'phase' ? trailingWeeks.exec(period.title) : null;
    return weeks ? toPeriod('week', weeks, period.title.slice(0, weeks.index).trim()) : period;
  }
  const weeks = trailingWeeks.exec(text);
  return weeks ? toPeriod('week', weeks, text.slice(0, weeks.index).trim()) : undefined;
}

function toPeriod(unit: Period['unit'], match: RegExpExecArray, title: string): Period {
  const first = Number(match[1]);
  return { unit, first, last: Math.max(first, Number(match[2] ?? first)), title };
}
