import { truncate } from '../../user-text.ts';
import type { PartKind } from '../steps/steps.ts';
import { toGerund } from '../../english/gerund.ts';
import { type EuropeanLanguage, lexicons } from './lexicons.ts';
import { inSentence, nounPhraseOf } from './noun-phrase.ts';
import { startsWithNoun } from './objects.ts';

const MAX_LENGTH = 60;

interface LineParts {
  readonly kind: PartKind;
  readonly own: string;
  readonly subject: string;
  readonly object: string;
  readonly isNamed: boolean;
  readonly isState: boolean;
}

/** 'playing the piece' and 'usar a serra' are whole; 'das Stück auswendig' is about the piece. */
const isNounFirst = (object: string, language: EuropeanLanguage) =>
  language !== 'en' && startsWithNoun(object, language);

/** What the line is about: the object of its verb, otherwise the subject, otherwise all of it. */
export function subjectOf(
  { kind, own, subject, object, isNamed, isState }: LineParts,
  language: EuropeanLanguage,
): string {
  if (kind === 'teach' && !isNamed) return task[language];
  if (kind === 'person' && language === 'en' && /^\w+ing\b/u.test(object))
    return truncate(inSentence(object, language), MAX_LENGTH);
  if ((kind === 'skill' || kind === 'teach') && isNamed && !isNounFirst(object, language))
    return truncate(inSentence(object.replace(/ alone$/u, ''), language), MAX_LENGTH);
  if (kind === 'stop') return nounPhraseOf((object || own).replace(less, ''), language) || own;
  if (kind === 'learn' && isState && !isNamed && object !== '') return object;
  if (kind === 'change' && !isState && language === 'en' && !/^\w+ed\b/iu.test(own))
    return inSentence(toGerund(own), language);
  const other = lexicons[language].self.test(subject) ? '' : subject;
  return nounPhraseOf((isNamed && kind !== 'grow' && object) || other || object || own, language) || own;
}

/** What somebody agrees to if the line does not say it as a noun. */
export const agreement: Readonly<Record<EuropeanLanguage, readonly [help: string, permission: string]>> = {
  en: ['taking part', 'this'],
  de: ['Zusage', 'Zustimmung'],
  es: ['la participación', 'el permiso'],
  fr: ['la participation', 'cette autorisation'],
  pt: ['a participação', 'a autorização'],
};

/** What somebody learns if the line only says who. */
const task: Readonly<Record<EuropeanLanguage, string>> = {
  en: 'the task',
  de: 'die Aufgabe',
  es: 'la tarea',
  fr: 'la tâche',
  pt: 'a tarefa',
};

/** 'no more smoking' is about smoking. */
const less = /^(?:no more|no|less|fewer|stop|weniger|keine?n?|menos|moins de|ne plus|no|sin|sans|sem|nunca más) /iu;

/** 'visits' → 'visit' */
const baseForm = (verb: string) =>
  verb === 'has' ? 'have' : verb.replace(/(?:(?<=[sxz]|[cs]h)es|(?<![s])s)$/u, '').replace(/i$/u, 'y');

export const isNoun = (object: string) => /^(?:the|an?|his|her|their|my|our|all|two|three|\d+)\b/iu.test(object);

/** 'visits her on Thursdays' → 'visiting her on Thursdays' */
export const promiseOf = (verb: string, rest: string) =>
  truncate(inSentence(toGerund(`${baseForm(verb)} ${rest}`.trim()), 'en'), MAX_LENGTH);
