import { limits } from '#domain/limits.ts';
import type { Language } from '../detect-language.ts';
import type { Piece, Source, Span } from '../source.ts';
import { clip, countWords } from '../situation/phrases.ts';
import { firstClause, type TimeWords } from './goal-phrase.ts';
import { findGoalSentence, VAGUE } from './goal-sentence.ts';
import { toInfinitive } from './infinitives.ts';
import { isInterjection } from './interjections.ts';
import { findJapaneseGoal } from './japanese-goal.ts';
import { isPointing, resolvePronoun, saysEnough, subjectSentence } from './pronouns.ts';

export interface Goal {
  /** What is to be achieved, without dates, times and reasons. */
  readonly text: string;
  readonly sentence: Piece | undefined;
  /** The words that it was read from. */
  readonly span: Span | undefined;
}

const OTHERS_TO =
  /^(?:the|my|our|his|her|him|them|us|all|everyone|somebody|someone|every)(?: [a-zA-ZÀ-ɏ\d'-]+){0,3} to [a-z]/i;

/** The goal phrase. `deadlines` and `times` are the words that were read as such. */
export function findGoal(source: Source, deadlines: readonly Span[], times: readonly Span[]): Goal {
  const facts: TimeWords = { dates: deadlines, times };
  if (source.language === 'ja') return findJapaneseGoal(source, facts);
  const found = findGoalSentence(source, deadlines);
  if (!found) return { text: clip(source.text, limits.prompt), sentence: source.sentences[0], span: undefined };
  const { sentence, wish } = found;
  const goal = readGoal(source, sentence, wish, facts);
  const text = goal.text === '' ? sentence.text : goal.text;
  // Of 'that to be paid off', 'be paid off' remains.
  const readings = [text, source.text.slice(wish.to, sentence.to)];
  const isBack = readings.some((words) => isPointing(words, source.language));
  if (wish.to === wish.from || !isBack) return { text: clip(text, limits.prompt), sentence, span: goal.span };
  const resolved =
    resolvePronoun(text, wish.from, source) ??
    (readings.every((words) => saysEnough(words, source.language)) ? text : null);
  if (resolved !== null) return { text: clip(resolved, limits.prompt), sentence, span: goal.span };
  const subject = subjectSentence(
    source.sentences,
    (other) => (other !== sentence || wish.from - sentence.from >= MIN_SUBJECT) && !isInterjection(other.text),
  );
  if (!subject) return { text: clip(text, limits.prompt), sentence, span: goal.span };
  const about = firstClause(source, subject, facts);
  return { text: clip(about.text, limits.prompt), sentence: subject, span: about.span };
}

/** Shorter words before a wish say nothing: 'so for me'. */
const MIN_SUBJECT = 20;

function readGoal(source: Source, sentence: Piece, wish: Span, facts: TimeWords) {
  const found = firstClause(source, { from: wish.to, to: sentence.to }, facts);
  // 'I start as an assistant and want to be ready': what they get ready for comes first.
  const words = source.text.slice(wish.from, wish.to);
  // 'My father's shop opened in 1984 and we are going to close the doors': which doors?
  const isAnnounced = PLAN.test(words) && countWords(found.text) <= MAX_ANNOUNCED_WORDS;
  const isVague = wish.from > sentence.from && VAGUE.test(found.text);
  if (isAnnounced && wish.from - sentence.from >= MIN_SUBJECT) return firstClause(source, sentence, facts);
  const { text, span } = isVague ? firstClause(source, { from: sentence.from, to: wish.from }, facts) : found;
  // 'I want the council to clear the drains'
  const isOthers = /(?:want|like|love|need) $/i.test(words) && (OTHERS_TO.test(text) || TO_GET.test(text));
  if (isOthers) return { text: `get ${text}`.replace(' to have got ', ' '), span };
  const that = THAT_AHEAD.exec(source.text.slice(wish.to, wish.to + MAX_THAT))?.groups!['that'];
  if (that !== undefined && !isVague && words !== '') return { text: makeSure(text, that, source.language), span };
  return { text: CLAUSE_AHEAD.test(words) ? toInfinitive(text, source.language) : text, span };
}

/** 'I want both at zero', 'I need everything clean' */
const TO_GET = /^(?:both|all|every|everything|each|it|them)(?![a-zA-ZÀ-ɏ'])/i;

const THAT_AHEAD = /^(?<that>dass |que |qu')/i;
const MAX_THAT = 5;
const makeSureThat: Readonly<Partial<Record<Language, string>>> = {
  de: 'erreichen, ',
  es: 'conseguir ',
  fr: 'faire en sorte ',
  pt: 'conseguir ',
};
/** 'Quiero que hagamos el Camino': let us walk it. */
const LET_US = /^[a-zà-ɏ]+[ae]mos(?![a-zà-ɏ])/i;

/** 'Je voudrais que ma mère puisse rester' → 'faire en sorte que ma mère puisse rester' */
function makeSure(text: string, that: string, language: Language): string {
  const start = makeSureThat[language];
  if (start === undefined || LET_US.test(text)) return text;
  return `${start}${that.toLowerCase()}${text.toLowerCase().startsWith(that.toLowerCase()) ? text.slice(that.length) : text}`;
}

const PLAN = /(?:vamos(?: a)?|on va|nous allons) $/i;
const MAX_ANNOUNCED_WORDS = 3;
/** After these words, the verb has an ending. */
const CLAUSE_AHEAD =
  /(?:^|\s)(?:dass (?:ich|wir)|(?:wenn|falls|sobald) (?:ich|wir)|que(?: (?:je|nous|on))?|qu'(?:il|elle|on)|si(?: je)?|je|nous|j'obtiens|se(?: eu)?) $/i;
