import { loadWords } from '../languages/load-words.ts';
import type { Language } from '../plan-fields.ts';
import { normalizeText } from './normalize-text.ts';

/** What a term of the lists can mean. Most have a value, `january = month 1`. */
export const kinds = [
  // Numbers and quantities: `twelve = number 12`, `weeks = unit week`, `half an hour = minutes 30`.
  ...['number', 'unit', 'half', 'minutes', 'range', 'about', 'session'],
  // How often a week: `every day = per 7`, `mondays = on 1`. `a week = span week` is a duration as well.
  ...['per', 'on', 'each', 'span'],
  // A duration from today ('in', 'left', 'I have'), of a plan ('for', 'programme') or of something else ('ago', 'sleep').
  ...['within', 'left', 'have', 'for', 'plan', 'not-span', 'under', 'at', 'clock', 'other'],
  // Dates: `christmas = holiday 12-25`, `tomorrow = day 1`, `this month = period month 0`, `end of = part end`.
  ...['date', 'month', 'weekday', 'holiday', 'day', 'period', 'vague', 'part', 'this', 'next', 'morning', 'afternoon', 'ordinal', 'the-day'],
  // The role of a date, and what says that the time of a clause is past or taken.
  ...['until', 'before', 'start', 'past', 'away', 'filler'],
  // Choices: of a whole phrase, and of a word that says so only in an answer or on its own.
  ...['effort', 'maybe-effort', 'structure', 'maybe-structure', 'level', 'maybe-level', 'not', 'others'],
  // Money.
  ...['currency', 'limit', 'limit-after', 'budget', 'not-budget', 'thousand'],
] as const;

export type Kind = (typeof kinds)[number];

export type Meanings = Readonly<Partial<Record<Kind, string>>>;

export interface Lexicon {
  readonly terms: ReadonlyMap<string, Meanings>;
  /** The lengths of the terms that start with a character, longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

const cache = new Map<Language, Lexicon>();

export function lexiconOf(language: Language): Lexicon {
  let lexicon = cache.get(language);
  if (lexicon === undefined) {
    lexicon = buildLexicon(['dates', 'amounts', 'choices'].flatMap((purpose) => loadWords(language, purpose)));
    cache.set(language, lexicon);
  }
  return lexicon;
}

/** Of sections such as `[month 1]`, with its terms below. A term can be in several of them. */
function buildLexicon(lines: readonly string[]): Lexicon {
  const terms = new Map<string, Meanings>();
  const lengths = new Map<string, Set<number>>();
  let [kind = '', value = ''] = [''];
  for (const line of lines) {
    if (line.startsWith('[')) {
      [kind = '', value = ''] = line.slice(1, -1).split(/ (.*)/u);
      continue;
    }
    const term = normalizeText(line.normalize('NFC'));
    terms.set(term, { ...terms.get(term), [kind]: value });
    const start = term.charAt(0);
    lengths.set(start, (lengths.get(start) ?? new Set()).add(term.length));
  }
  return { terms, lengths: new Map(Array.from(lengths, ([start, all]) => [start, [...all].toSorted((a, b) => b - a)])) };
}
