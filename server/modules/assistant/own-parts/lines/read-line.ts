import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { normalizeCase, normalizeLine, truncate } from '../../user-text.ts';
import type { PartKind } from '../steps/steps.ts';
import { isBody } from './bodies.ts';
import { readClause } from './clause.ts';
import { toGerund } from '../../english/gerund.ts';
import { readJapanese } from './japanese.ts';
import type { VerbKind } from './lexicon.ts';
import { type EuropeanLanguage, lexicons, nounKindOf } from './lexicons.ts';
import { firstNounKind, isFine, isStrong, kindOf, onCamera } from './line-kind.ts';
import { agreement, isNoun, promiseOf, subjectOf } from './line-subject.ts';
import { inSentence, lowercase, nounPhraseOf, sourceOf, usableName } from './noun-phrase.ts';
import { readPeople } from './people.ts';
import { readQuestion } from './questions.ts';
import { promised, receivers, startsWithNoun, withoutParticle } from './objects.ts';
import { isClausePart, isNounPhrase, quote, suits } from './soundness.ts';
import { toImperative } from './to-imperative.ts';
import { readTest } from './tests.ts';

/** What a line of the user says has to be true, made or done. */
export interface PartLine {
  readonly kind: PartKind;
  /** The line without 'I need to'. */
  readonly own: string;
  /** What it is about, as a short noun phrase. */
  readonly x: string;
  /** The same, or the person if {x} says nothing on its own. */
  readonly topic: string;
  /** The people or organisations that it names. */
  readonly who: string | null;
  /** It reads as a result: 'the roof is tight', not 'repair the roof'. */
  readonly isState: boolean;
  /** It has a subject and a verb. */
  readonly isClause: boolean;
  /** It is a test or survey of what the goal is about. */
  readonly isTest: boolean;
  /** No word says what to do with it. */
  readonly isGuess: boolean;
}

const MAX_LENGTH = 140;
const MAX_SUBJECT = 60;

export function readLine(text: string, language: PlaybookLanguage): PartLine {
  const line = truncate(normalizeCase(normalizeLine(text)), MAX_LENGTH).replace(
    /^(?:[-*•–]|\d{1,2}[.)]|\[[ x]?\])\s+/u,
    '',
  );
  return standing(
    language === 'ja' ? readJapanese(line) : readEuropean(line.replace(/ \([^()]*\)$/u, ''), language),
    language,
  );
}

/** {x} is a whole clause in their steps. */
const takesClause: ReadonlySet<PartKind> = new Set(['ask', 'skill', 'teach', 'change']);

/** A line whose parts would not fit into a sentence stands for itself, in quotation marks. */
function standing(line: PartLine, language: PlaybookLanguage): PartLine {
  const { kind, x, own, isState } = line;
  const who = line.who !== null && isNounPhrase(line.who, language) ? line.who : null;
  const isSound = takesClause.has(kind) ? isClausePart(x, language) : isNounPhrase(x, language);
  const [help] = language === 'ja' ? [] : agreement[language];
  // There is nobody to ring.
  const isNobody = kind === 'person' && who === null && (x === help || own.startsWith(x));
  if (!suits(line)) return unclear(line, language);
  if (isSound && !isNobody && !(kind === 'other' && isState)) return { ...line, who };
  if (who !== null && help !== undefined && (kind === 'person' || kind === 'teach'))
    return { ...line, kind: 'person', who, x: help, topic: who };
  return unclear(line, language);
}

function unclear(line: PartLine, language: PlaybookLanguage): PartLine {
  const quoted = quote(line.own, language);
  return { ...line, kind: 'other', x: quoted, topic: quoted, who: null, isGuess: true };
}

/** What people decide or sign is arranged in another way than what they help with. */
const ownBusiness: ReadonlySet<VerbKind> = new Set([
  'permission',
  'decide',
  'record',
  'teach',
  'skill',
  'have',
  'exam',
]);

/** Kinds of lines in which somebody else gives, signs or shows something. */
const givenByOthers: ReadonlySet<PartKind> = new Set([
  'permission',
  'paper',
  'person',
  'check',
  'write',
  'learn',
  'book',
]);

const isPerson = (subject: string, language: EuropeanLanguage) =>
  lexicons[language].anybody.test(subject) ||
  isBody(subject) ||
  subject.split(' ').some((word) => nounKindOf(word, language) === 'person') ||
  /^\p{Lu}\p{Ll}+$/u.test(subject);

/** 'something to drink' is a thing, too. */
const things: readonly [RegExp, string][] = [
  [/\bsomething to drink\b/iu, 'drinks'],
  [/\bsomething to eat\b/iu, 'food'],
  [/\betwas zu trinken\b/iu, 'Getränke'],
  [/\betwas zu essen\b/iu, 'Essen'],
  [/\balgo (?:de|para) beber\b/iu, 'bebidas'],
  [/\balgo (?:de|para) comer\b/iu, 'comida'],
  [/\bquelque chose à boire\b/iu, 'boissons'],
  [/\bquelque chose à manger\b/iu, 'repas'],
];

function readEuropean(line: string, language: EuropeanLanguage): PartLine {
  const deed = (language === 'en' ? toImperative(line) : undefined) ?? line;
  const plain = deed.replace(lexicons[language].leadIn, '') || deed;
  const named = things.reduce((text, [pattern, word]) => text.replace(pattern, word), plain);
  const own = lowercase(named, language);
  const asked = readQuestion(own, language);
  const people = asked ? undefined : readPeople(own, language);
  const found = asked ?? (people && { kind: 'person' as const, ...people });
  if (found) {
    const { kind, x, who } = found;
    const topic = agreement[language].includes(x) ? (who ?? x) : x;
    const isState = asked === undefined;
    return {
      kind,
      x,
      who,
      topic,
      own: inSentence(own, language),
      isState,
      isClause: true,
      isTest: false,
      isGuess: false,
    };
  }
  const tested = readTest(own, language);
  const statement = readStatement(own, language);
  if (tested === undefined) return statement;
  const x = tested.x || nounPhraseOf(own, language);
  const who = tested.who ?? statement.who;
  return {
    ...statement,
    kind: 'check',
    x,
    who,
    topic: x,
    isState: true,
    isClause: true,
    isTest: tested.x === '',
    isGuess: false,
  };
}

function readStatement(own: string, language: EuropeanLanguage): PartLine {
  const { less: lessPattern, self, anybody } = lexicons[language];
  const { subject, verb: found, object: rest, isState, verbWord, source = own } = readClause(own, language);
  const isSelf = subject === '' || self.test(subject);
  const verb = isFine.test(own) && !isSelf ? 'permission' : found;
  const plain = rest.replace(lexicons[language].hedge, '').replace(receivers[language], '');
  const object = isState ? promised(plain, language) : withoutParticle(plain, language);
  const isNamed = startsWithNoun(object, language) || (verb === 'skill' && object !== '');
  const isByPerson = !isSelf && isState && verbWord !== undefined && isPerson(subject, language);
  const isDecision = verb === 'decide' && verbWord !== undefined;
  const byOthers =
    isState &&
    !isSelf &&
    (isNamed ||
      isByPerson ||
      verb === 'person' ||
      verb === 'skill' ||
      verb === 'permission' ||
      isDecision ||
      (verb === 'paper' && verbWord !== undefined));
  const nouns = isNamed || isSelf ? [object, isSelf ? '' : subject] : [subject, object];
  const nounKind = nouns.map((text) => firstNounKind(text, language, verb !== undefined)).find(Boolean);
  const taught = language === 'en' ? /^(?:teach|train|show) (.+?) (?:how )?to (.+)$/iu.exec(own) : null;
  const isShownToUser = verb === 'teach' && (rest !== plain || (isByPerson && isNamed));
  const isSignedOff = verb === 'paper' && verbWord !== undefined && !isSelf && !isNamed;
  const kind =
    lessPattern.test(own.slice(0, 25)) && !isStrong(verb)
      ? 'stop'
      : isShownToUser
        ? 'learn'
        : isSignedOff
          ? 'permission'
          : isByPerson && !ownBusiness.has(verb!) && !onCamera.test(own)
            ? isBody(subject)
              ? 'permission'
              : 'person'
            : kindOf(verb, nounKind, { isSelf, own, isDecision: isDecision && !isSelf });
  // 'Insurance covers guests' is about the insurance.
  const isThing = kind !== 'person' && !isByPerson && firstNounKind(subject, language, false) === kind;
  const named = byOthers && !isThing && !anybody.test(subject) ? usableName(subject, language) : null;
  const isAgreed = byOthers && !isNamed && (kind === 'person' || kind === 'permission');
  const isPromised = kind === 'person' && isByPerson && language === 'en' && !isNoun(object) && !rest.startsWith('to ');
  const x = isPromised
    ? promiseOf(verbWord, rest)
    : isAgreed
      ? agreement[language][kind === 'person' ? 0 : 1]
      : subjectOf({ kind, own, subject, object, isNamed: isNamed && !isThing, isState }, language);
  // Money that somebody gives has to be asked for.
  const giver = kind === 'money' && verb === undefined ? sourceOf(object, language) : null;
  return {
    kind: giver ? 'permission' : kind,
    own: inSentence(own, language),
    x: taught ? truncate(inSentence(toGerund(taught[2]!), language), MAX_SUBJECT) : x,
    topic: isAgreed ? inSentence(subject || own, language) : x,
    who:
      (taught && inSentence(taught[1]!, language)) ??
      named ??
      giver ??
      (givenByOthers.has(kind) ? sourceOf(isState ? source : object, language) : null),
    isState,
    isClause: verb !== undefined,
    isTest: false,
    isGuess: verb === undefined && nounKind === undefined,
  };
}
