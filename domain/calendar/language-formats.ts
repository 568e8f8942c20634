import { defaultFormats, type Formats } from './format-settings.ts';

const MAX_CACHED_LANGUAGES = 100;
const formatsByLanguage = new Map<string, Formats>();

/** The formats that are usual in a language such as 'en-US'. Cached, because creating an Intl format takes long. */
export function formatsForLanguage(language: string | undefined): Formats {
  if (language === undefined) return defaultFormats;
  let formats = formatsByLanguage.get(language);
  if (!formats) {
    formats = isKnownLanguage(language) ? readFormats(language) : defaultFormats;
    if (formatsByLanguage.size >= MAX_CACHED_LANGUAGES) formatsByLanguage.clear();
    formatsByLanguage.set(language, formats);
  }
  return formats;
}

function readFormats(language: string): Formats {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  });
  const first = format.formatToParts(0).find(({ type }) => type !== 'literal')?.type;
  const { hourCycle } = format.resolvedOptions();
  return {
    // Where the year comes first, so does the larger unit: '2026/11/09' and '2026. 11. 9.' become '2026-11-09'.
    date: first === 'year' ? 'iso' : first === 'month' ? 'month-first' : 'day-first',
    time: hourCycle === 'h11' || hourCycle === 'h12' ? '12h' : '24h',
  };
}

function isKnownLanguage(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // Not a language tag.
    return false;
  }
}
