import { toGerund } from '../../english/gerund.ts';
import type { VerbKind } from './lexicon.ts';
import { type EuropeanLanguage, lexicons, nounKindOf, verbKindOf } from './lexicons.ts';
import { baseOf } from './to-imperative.ts';
import { notNouns, startsWithNoun } from './objects.ts';

/** Subject, verb and object of a line, as far as they can be told apart. */
export interface Clause {
  readonly subject: string;
  readonly verb: VerbKind | undefined;
  readonly object: string;
  readonly isState: boolean;
  /** The verb itself, if somebody else is its subject. */
  readonly verbWord?: string;
  /** The text that may name who does it. */
  readonly source?: string;
}

export function readClause(own: string, language: EuropeanLanguage): Clause {
  const { copula, ability, beforeNoun, infinitive } = lexicons[language];
  const words = withoutRelative(own, language).split(' ');
  const kinds = words.map((word, n) =>
    beforeNoun.test(word) ||
    (n > 0 && (beforeNoun.test(words[n - 1]!) || joins.test(words[n - 1]!) || /['’]s?$/u.test(words[n - 1]!)))
      ? undefined
      : verbKindOf(word, language),
  );
  const after = (n: number) => words.slice(n + 1).join(' ');
  const before = (n: number) => words.slice(0, n).join(' ');

  const perfect = perfectOf(words, language);
  if (perfect > 0)
    return {
      subject: words.slice(0, perfect - 1).join(' '),
      verb: verbKindOf(words[perfect]!, language) ?? 'perform',
      object: after(perfect),
      isState: true,
      verbWord: baseOf(words[perfect]!.toLowerCase()) ?? words[perfect]!,
    };
  const can = words.findIndex((word) => ability.test(word));
  // 'a date everyone can make' is a date.
  const isRelative =
    can > 1 &&
    (isPronoun(words[can - 1]!, language) || /^(?:who|that|which|qui|que|der|die|das)$/iu.test(words[can - 1]!));
  if (can >= 0 && !isRelative) {
    return { subject: before(can), verb: 'skill', object: activityOf(after(can), language), isState: true };
  }
  const learn = /^(?:(?:learn|practi[sc]e|know)(?: how)? to|aprender a|apprendre à) (.+)$/iu.exec(own)?.[1];
  if (learn) return { subject: '', verb: 'skill', object: activityOf(learn, language), isState: false };
  const isTest = /^(?:test|trial|dry|check) (?:run|drive|ride|session|walk|print|ring|shot|evening)\b/iu.test(own);
  const isInfinitive = kinds[0] !== undefined && !isTest && infinitive.test(words[0]!) && words.length > 1;
  if (language !== 'de' && isInfinitive && !/^(?:from|for|of|is|are|and|or)$/u.test(words[1]!))
    return { subject: '', verb: kinds[0], object: after(0), isState: false };
  const last = words.length - 1;
  const clauseEnd = words.findIndex((word) => word.endsWith(','));
  const is = words.findIndex(
    (word, n) =>
      n > 0 && (clauseEnd === -1 || n <= clauseEnd) && (copula.test(word) || copula.test(`${words[n - 1]!} ${word}`)),
  );
  if (is > 0) {
    const predicate = words.slice(is + 1);
    const found = predicate.map((word) => verbKindOf(word, language)).filter((kind) => kind !== undefined);
    const verb = found.find((kind) => kind !== 'have' && kind !== 'do') ?? found[0];
    return {
      source: ` ${predicate.join(' ')}`,
      subject: before(is).replace(/ (?:has|have|had|a|ont|will|must)$/iu, ''),
      verb: verb ?? 'do',
      object: '',
      isState: true,
    };
  }
  if (language === 'de' && last > 0 && kinds[last] !== undefined && infinitive.test(words[last]!))
    return { subject: '', verb: kinds[last], object: before(last), isState: false };
  const known = kinds.findIndex(
    (kind, n) => n > 0 && kind !== undefined && isFinite(words[n]!, n, language) && !ofPhrase.test(`${before(n)} `),
  );
  const verb = known > 0 ? known : findVerbOfPerson(words, language);
  if (verb > 0 && isParticiple(words, verb, language))
    return { subject: before(verb), verb: kinds[verb], object: '', isState: true, source: ` ${after(verb)}` };
  // 'Regal bauen und aufhängen'
  const isBare = language === 'de' && /(?:en|eln|ern)$/u.test(words[verb] ?? '') && !plural.test(own);
  if (verb > 0 && isBare) return { subject: '', verb: kinds[verb], object: before(verb), isState: false };
  if (verb > 0 && !isRelative) {
    const subject = before(verb).replace(/ (?:nos|me|le|les|se|s['’]|nous|uns|mir|has|have|ont|han|hat|haben)$/iu, '');
    return { subject, verb: kinds[verb] ?? 'perform', object: after(verb), isState: true, verbWord: words[verb]! };
  }
  return { subject: '', verb: undefined, object: words.join(' '), isState: true };
}

/** 'CV written' has no object; 'Anna signed the form' is about Anna. */
function isParticiple(words: readonly string[], at: number, language: EuropeanLanguage): boolean {
  if (!participle[language].test(words[at]!.replace(/[,;]$/u, ''))) return false;
  if (language !== 'en' && language !== 'de') return true;
  const isByPerson = words.slice(0, at).some((word) => nounKindOf(word, language) === 'person');
  const next = words[at + 1];
  return !isByPerson && (next === undefined || words[at]!.endsWith(',') || endsClause.test(next));
}

const endsClause =
  /^(?:by|before|in|at|on|for|with|and|or|again|up|off|out|to|until|from|von|vom|vor|bis|am|im|für|mit|und|oder|nach)$/iu;

/** 'esboço aprovado pelos vizinhos' */
const participle: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /(?:ed|written|built|sold|paid|made|done|bought|sent|cut|drawn|hung|sewn|read|told|seen|given|said|taken|found)$/u,
  de: /(?:^|ab|an|auf|aus|bei|ein|hin|her|los|mit|nach|um|vor|weg|zu)ge\p{Ll}{2,}(?:t|en)$|^(?:be|ver|ent|er|zer)\p{Ll}+(?:t|en)$|iert$/u,
  es: /[ai]d[oa]s?$/u,
  fr: /(?:ée|és|ées)$/u,
  pt: /[ai]d[oa]s?$/u,
};

const plural =
  /^(?:die|alle|viele|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|meine|unsere|leute|eltern|kinder)\b/iu;

const relatives: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: / (?:(?:that|which|who|whose)|(?:of|about) (?:what|how|who|where)) .+$/iu,
  de: /, (?:der|die|das|den|dem|deren|dessen|was) .+$/iu,
  es: / que .+$/iu,
  fr: / (?:qui|que) .+$/iu,
  pt: / que .+$/iu,
};

/** 'a notice that explains how it works' is about a notice; 'check that it works' has no relative clause. */
export function withoutRelative(own: string, language: EuropeanLanguage): string {
  const found = relatives[language].exec(own);
  const head = own.slice(0, found?.index ?? 0);
  const isClause = head
    .split(' ')
    .some(
      (word, n) =>
        !(n > 0 && lexicons[language].beforeNoun.test(head.split(' ')[n - 1]!)) &&
        verbKindOf(word, language) !== undefined,
    );
  return found && found.index > 0 && !isClause ? head : own;
}

/** What follows belongs to a list or an infinitive. */
const joins = /^(?:and|or|to|und|oder|y|e|et|ou)$/iu;

/** 'the feast of the first harvest' is no clause. */
const ofPhrase = /(?:^| )(?:de|del|du|des|d[oa]s?)(?: (?:la|el|los|las|les?))? (?:\S+ )?$/iu;

/** The participle in 'my sister has checked it'; -1 if there is none. */
function perfectOf(words: readonly string[], language: EuropeanLanguage): number {
  if (language !== 'en') return -1;
  const has = words.findIndex((word, n) => n > 0 && n <= 5 && /^(?:has|have)$/iu.test(word));
  const next = words[has + 1];
  return has > 0 && next !== undefined && next !== 'been' && participle.en.test(next) ? has + 1 : -1;
}

/** The verb after 'ten parents' or 'somebody', even if it is unknown; -1 if there is none. */
function findVerbOfPerson(words: readonly string[], language: EuropeanLanguage): number {
  const { beforeNoun, anybody } = lexicons[language];
  const person = words.findIndex(
    (word, n) => n <= 3 && (nounKindOf(word, language) === 'person' || (n === 0 && anybody.test(word))),
  );
  if (person < 0) return -1;
  const isSurname = /^(?:frau|herr)$/iu.test(words[person]!);
  const next = person + (isSurname ? 2 : 1) + (/^(?:se|s['’]|nos|me|le|nous)$/iu.test(words[person + 1] ?? '') ? 1 : 0);
  const word = words[next]?.replace(/[,;]$/u, '') ?? '';
  const isVerb =
    /^\p{Ll}{3,}$/u.test(word) &&
    !beforeNoun.test(word) &&
    !notNouns.test(word) &&
    !/^(?:and|und|who|qui|que)$/iu.test(word);
  return isVerb && finite[language].test(word) ? next : -1;
}

/** 'play the whole piece' → 'playing the whole piece'; in other languages its object. */
function activityOf(verbPhrase: string, language: EuropeanLanguage): string {
  const phrase = verbPhrase.replace(/^(?:how )?to /u, '');
  if (language === 'en') return toGerund(phrase);
  const [verb = ''] = phrase.split(' ', 1);
  const object = verbKindOf(verb, language) ? phrase.slice(verb.length).trim() : phrase;
  return startsWithNoun(object, language) ? object : phrase;
}

const finite: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /(?:s|ed|ght|t|n|e|k|y|d|g|w|p|l)$/u,
  de: /^\p{Ll}+(?:t|en|te|ten|ät|ingt|ielt)$/u,
  es: /^\p{Ll}+(?:a|e|an|en|ó|aron|o|emos|amos|[ai]d[oa]s?|os|as)$/u,
  fr: /^\p{Ll}+(?:e|ent|t|d|a|ons|s|ée?s?|i)$/u,
  pt: /^\p{Ll}+(?:a|e|am|em|ou|o|amos|emos|[ai]d[oa]s?|z|m)$/u,
};

/** A word within the first noun phrase is not its verb. */
function isFinite(word: string, n: number, language: EuropeanLanguage): boolean {
  return n <= 7 && finite[language].test(word.replace(/[,;:]$/u, ''));
}

const isPronoun = (word: string, language: EuropeanLanguage) =>
  lexicons[language].self.test(word) || lexicons[language].anybody.test(word);
