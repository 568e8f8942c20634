import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { normalizeLine } from '../../user-text.ts';
import { type EuropeanLanguage, lexicons, verbKindOf } from './lexicons.ts';
import { readLine } from './read-line.ts';

const conjunctions: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /,? and (?:then |also )?|, (?:then )/iu,
  de: /,? und (?:dann |auch )?|, dann /iu,
  es: /,? (?:y|e) (?:luego |después |también )?/iu,
  fr: /,? et (?:puis |aussi |ensuite )?/iu,
  pt: /,? e (?:depois |também )?/iu,
};
const MIN_LENGTH = 3;
/** Longer ones are no lines. */
const MAX_LENGTH = 200;

/** 'wash the shirts and cut 80 squares' are two lines; 'tea and cake' is one. */
export function splitLine(text: string, language: PlaybookLanguage): string[] {
  const line = normalizeLine(text);
  if (language === 'ja' || line.length > MAX_LENGTH) return [line];
  const [first = '', second = '', ...others] = line.split(conjunctions[language]);
  if (first.length < MIN_LENGTH || second.length < MIN_LENGTH || others.length > 0) return [line];
  const halves = language === 'de' ? shareBefore(first, second) : shareAfter(first, second, language);
  if (halves) return halves;
  // A relative clause goes on.
  if (/(?:^| )(?:that|who|which|que|qui|between|zwischen|entre|from|both)(?: |$)|, (?:die|der|das) /iu.test(first))
    return [line];
  const kinds = [first, second].map((half) => readLine(half, language));
  const isOpen = kinds.some(({ kind, isGuess }) => isGuess || kind === 'other');
  const deeds = [first, second].filter((half) => startsWithVerb(half, language)).length;
  const areDeeds = deeds === 2;
  // 'Strom und Wasser prüfen'
  if (deeds === 1) return [line];
  return areDeeds || (!isOpen && kinds[0]!.kind !== kinds[1]!.kind && !isDetail(second, language))
    ? [first, second]
    : [line];
}

/** 'and is finished' belongs to what precedes it. */
const isDetail = (half: string, language: EuropeanLanguage) => lexicons[language].copula.test(half.split(' ', 1)[0]!);

function startsWithVerb(half: string, language: EuropeanLanguage): boolean {
  const words = half.split(' ');
  const verb = language === 'de' ? words.at(-1)! : words[0]!;
  if (language === 'de' && /^lassen$/u.test(verb)) return true;
  return words.length > 1 && lexicons[language].infinitive.test(verb) && verbKindOf(verb, language) !== undefined;
}

const isVerb = (word: string, language: EuropeanLanguage) =>
  !word.includes(' ') &&
  lexicons[language].infinitive.test(word.toLowerCase()) &&
  verbKindOf(word, language) !== undefined;

/** 'collect and wash the shirts' */
function shareAfter(first: string, second: string, language: EuropeanLanguage): string[] | undefined {
  const [verb = '', ...object] = second.split(' ');
  if (!isVerb(first, language) || !isVerb(verb, language) || object.length === 0) return undefined;
  return [`${first} ${object.join(' ')}`, second];
}

/** 'Regal bauen und aufhängen' */
function shareBefore(first: string, second: string): string[] | undefined {
  const words = first.split(' ');
  const isShared = words.length > 1 && isVerb(words.at(-1)!, 'de') && isVerb(second, 'de');
  return isShared ? [first, `${words.slice(0, -1).join(' ')} ${second}`] : undefined;
}
