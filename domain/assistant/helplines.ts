import lines from './helplines.json' with { type: 'json' };

/** An international directory of helplines. */
export const HELPLINE_DIRECTORY_URL = 'https://findahelpline.com';

export interface Helpline {
  readonly name: string;
  readonly phone: string;
  /** The page that gives the number, best by the helpline or its government. */
  readonly source: string;
  /** The day on which we last read it there. The copies read on 2026-11-19 may be older than that day. */
  readonly checked: string;
}

/** By topic and ISO country code. Only numbers with a source; the directory covers all other countries. */
export const helplines: Readonly<Record<'crisis' | 'violence', Readonly<Record<string, Helpline>>>> = lines;

/** Whom to call about a concern. Questions about medication are for a doctor. */
export function findHelpline(concern: string, country: string | undefined): Helpline | undefined {
  if (country === undefined || concern === 'medication') return undefined;
  return helplines[concern === 'abuse' ? 'violence' : 'crisis'][country];
}

/** The first country in the browser's languages: 'de-AT' → AT. A language without a region has none. */
export function findCountry(languages: readonly string[]): string | undefined {
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((country) => country !== undefined);
}
