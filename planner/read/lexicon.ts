import { loadWords } from '../languages/load-words.ts';
import type { Language } from '../plan-fields.ts';
import { normalizeText } from './normalize-text.ts';

// What a term can mean, with the section of the lists that says so: `[number 12]`, `[unit week]`, `[minutes 30]` for 'half an hour'.
type Amount = 'number' | 'unit' | 'half' | 'minutes' | 'range' | 'about' | 'session';
// How often a week: `[per 7]` for 'every day', `[on 1]` for 'Mondays'. 'A week' can be a duration as well: `[span week]`.
type Frequency = 'per' | 'on' | 'each' | 'span';
// Next to a duration: from today ('in', 'left', 'I have'), of a plan ('for', 'programme'), or of something else ('ago', 'sleep').
type Duration = 'within' | 'left' | 'have' | 'for' | 'plan' | 'not-span' | 'under' | 'at' | 'other';
// `[holiday 12-25]`, `[day 1]` for 'tomorrow', `[period month 0]` for 'this month', `[… vague]` for 'the month', `[part end]` for 'end of'.
type DateWord = 'date' | 'month' | 'weekday' | 'holiday' | 'day' | 'period' | 'part' | 'ordinal' | 'the-day';
// Next to a date, and what says that the time of a clause is past or taken.
type Role = 'until' | 'before' | 'start' | 'this' | 'next' | 'past' | 'away' | 'filler';
// A whole phrase, or a word ('maybe') that says so only in an answer or alone in its clause.
export type Choice = 'effort' | 'structure' | 'level';
type Money = 'currency' | 'limit' | 'limit-after' | 'budget' | 'not-budget' | 'thousand';

type Against = 'not' | 'others';

export type Kind = Amount | Frequency | Duration | DateWord | Role | Choice | `maybe-${Choice}` | Against | Money;

export type Meanings = Readonly<Partial<Record<Kind, string>>>;

const cache = new Map<Language, ReturnType<typeof buildLexicon>>();

export function lexiconOf(language: Language) {
  const lexicon =
    cache.get(language) ??
    buildLexicon(['dates', 'amounts', 'choices'].flatMap((purpose) => loadWords(language, purpose)));
  cache.set(language, lexicon);
  return lexicon;
}

/** Of sections such as `[month 1]` with their terms below, or `[month 1+]` for one after the other. A term can be in several. */
function buildLexicon(lines: readonly string[]) {
  const terms = new Map<string, Meanings>();
  let [kind, value, counts] = ['', '', ''];
  for (const line of lines) {
    if (line.startsWith('[')) [, kind = '', value = '', counts = ''] = /^\[(\S+) ?(.*?)(\+?)\]$/u.exec(line) ?? [];
    else {
      const term = normalizeText(line.normalize('NFC'));
      terms.set(term, { ...terms.get(term), [kind]: value });
      if (counts === '+') value = String(Number(value) + 1);
    }
  }
  const starts = Map.groupBy(terms.keys(), (term) => term.charAt(0));
  const lengthsOf = (some: string[]) => [...new Set(some.map(({ length }) => length))].toSorted((a, b) => b - a);
  /** The lengths of the terms that start with a character, longest first. */
  const lengths = new Map(Array.from(starts, ([start, some]) => [start, lengthsOf(some)]));
  return { terms, lengths };
}
