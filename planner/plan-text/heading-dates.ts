const MONTH = String.raw`(?:jan|feb|fév|mar|mär|mrz|apr|abr|avr|may|mai|mayo|jun|juin|jul|juil|aug|ago|août|sep|set|oct|okt|out|nov|dec|dez|dic|déc|ene)\p{L}*\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|\.|er|º)?`;
const DATE = String.raw`(?:\d{4}-\d{2}-\d{2}|${DAY}\s*(?:de\s+|of\s+)?${MONTH}|${MONTH}\s*${DAY}|\d{1,2}[./]\d{1,2}\.?|\d{1,2}月\d{1,2}日)(?:,?\s*(?:de\s+)?\d{4})?`;
const PREFIX = String.raw`(?:by|until|due|ends?|from|week of|bis|ab|vom|hasta|del|jusqu’au|jusqu'au|du|até|de)?\s*`;
const RANGE = String.raw`(?:${DAY}\s*[-–—]\s*${DATE}|${DATE}(?:\s*(?:-|–|—|to|bis|a|al|au|até|〜)\s*(?:${DATE}|${DAY}))?)`;

/** At the end of a heading, in brackets or after a dash or comma. */
const datesAtEnd = new RegExp(
  String.raw`(?:\s*[([（]${PREFIX}(?<bracketed>${RANGE})[)\]）]|\s*[–—,-]\s*${PREFIX}(?<separated>${RANGE}))\s*$`,
  'iu',
);
const onlyDates = new RegExp(String.raw`^${PREFIX}(?<dates>${RANGE})\s*$`, 'iu');

/** 'Find the spark (by 29 Nov)' → 'Find the spark' */
export function removeDates(heading: string): string {
  return heading.replace(onlyDates, '').replace(datesAtEnd, '').trim();
}

/** 'Week 1: Find the spark (by 29 Nov)' → '29 Nov' */
export function findDates(heading: string): string | undefined {
  const { bracketed, separated } = datesAtEnd.exec(heading)?.groups ?? {};
  return bracketed ?? separated ?? onlyDates.exec(heading)?.groups?.['dates'];
}
