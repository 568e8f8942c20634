import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { truncate } from '../user-text.ts';
import type { PartLine } from './lines/read-line.ts';
import type { PartKind } from './steps/steps.ts';

const MAX_LENGTH = 70;

/** What has been done to {x} in the end. */
const done: Readonly<Record<'en' | 'de', Readonly<Partial<Record<PartKind, string>>>>> = {
  en: {
    permission: 'there in writing',
    ask: 'known',
    record: 'recorded',
    photo: 'taken',
    clean: 'clean',
    write: 'written',
    notice: 'ready',
    make: 'finished',
    buy: 'there',
    book: 'booked',
    money: 'covered',
    paper: 'handed in',
    collect: 'complete',
    check: 'checked',
    repair: 'in order again',
    food: 'ready to serve',
    clear: 'sorted',
    decide: 'decided',
    event: 'held',
  },
  de: {
    permission: 'liegt schriftlich vor',
    ask: 'geklärt',
    record: 'aufgenommen',
    photo: 'gemacht',
    clean: 'sauber',
    write: 'geschrieben',
    notice: 'fertig',
    make: 'fertig',
    buy: 'besorgt',
    book: 'gebucht',
    money: 'gedeckt',
    paper: 'eingereicht',
    collect: 'vollständig',
    check: 'geprüft',
    repair: 'wieder in Ordnung',
    food: 'steht bereit',
    clear: 'geschafft',
    decide: 'entschieden',
    event: 'hat stattgefunden',
  },
};

/** The result of a line: 'write a eulogy' → 'The eulogy is written'. Lines that are results stay as they are. */
export function resultOf({ own, x, kind, isState, isClause }: PartLine, language: PlaybookLanguage): string {
  const participle = language === 'en' || language === 'de' ? done[language][kind] : undefined;
  const isResult = isState && isClause;
  if (isResult || participle === undefined) return shorten(own);
  if (language === 'de') return `${x}: ${participle}`;
  return `${x} ${isPlural(x) ? 'are' : 'is'} ${participle}`;
}

function isPlural(noun: string): boolean {
  const [head = ''] = noun.split(/ (?:of|for|in) /u, 1);
  return /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|both|several|\d*[2-9]\d*|1\d+) | and |[^s]s$/iu.test(
    head,
  );
}

/** Ends before a detail if the line is long. */
function shorten(line: string): string {
  if (line.length <= MAX_LENGTH) return line;
  const [first = ''] = line.split(/, |; | – | \(/u, 1);
  return first.length >= 12 && first.length <= MAX_LENGTH ? first : truncate(line, MAX_LENGTH);
}
