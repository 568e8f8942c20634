import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { fold } from '../fold.ts';
import { type Kind, verbKinds } from './lexicon.ts';
import { lexicons } from './lexicons.ts';

type Compiled = readonly (readonly [Kind, RegExp])[];

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+|[\n。！？]+/u;
const clauseEnd = /[,;:()–—、]\s*|\s-\s/u;
const wish =
  /\b(?:want|would like|love to|there should|i'd like|i'd love|need to|hope to|plan to|going to|my (?:goal|aim)|mochte|will|wurde gern|ziel|quiero|quisiera|me gustaria|necesito|objetivo|veux|voudrais|aimerais|dois|objectif|quero|queria|gostaria|gostava|preciso)\b|たい|目標/u;
/** What follows is not wanted. */
const negations: Readonly<Record<PlaybookLanguage, RegExp>> = {
  en: /\b(?:not|don't|doesn't|never|(?<!say |saying )no|without|instead of|rather than)\b.*$/u,
  de: /\b(?:nicht|kein\w*|ohne|statt|anstatt)\b.*$/u,
  es: /\b(?:(?<!decir |decir que )no|sin|en vez de|en lugar de|nunca)\b.*$/u,
  fr: /\b(?:ne|pas|sans|au lieu de)\b.*$/u,
  pt: /\b(?:(?<!dizer |dizer que )nao|sem|em vez de|nunca|nem)\b.*$/u,
  ja: /[^、。]{0,60}(?:ではなく|じゃなくて|せずに|なしで)/u,
};

/** What comes later hardly ever says more about the goal. */
const MAX_SENTENCES = 40;

const GOAL_SENTENCE = 0.8;
const WISH = 0.75;
/** A verb that is not the main one says less. */
const OTHER_VERB = 0.6;
/** A verb in the middle of a goal is often a noun: 'open a phone repair shop'. */
const LATE_VERB = 0.7;
/** What may come before the verb of a goal. */
const opening: Readonly<Partial<Record<PlaybookLanguage, RegExp>>> = {
  en: /^(?:(?:i|we|to|and|finally|actually|really|just|please|want|would|like|love|need|have|hope|plan|going|try|trying|must|should|will|can|start|learn|be|how|i'd|i'll|i'm|we'd|we'll|my|goal|is|this|year|maybe|also|then|never|not|get|myself)[,:]? )*/u,
  es: /^(?:(?:quiero|queremos|quisiera|me|nos|gustaria|necesito|tengo|que|por|fin|voy|a|empezar|aprender|volver|conseguir|poder|no|de|una|vez|mi|objetivo|es)[,:]? )*/u,
  fr: /^(?:(?:je|j'|nous|on|veux|voudrais|aimerais|dois|faut|il|enfin|a|apprendre|commencer|arriver|reussir|pouvoir|me|m'|se|de|ne|plus|mon|objectif|est)[,:]? )*/u,
  pt: /^(?:(?:quero|queria|gostaria|gostava|preciso|eu|me|de|a|que|finalmente|aprender|comecar|conseguir|voltar|poder|nao|meu|objetivo|e)[,:]? )*/u,
};
const MAX_WORDS_BEFORE = 1;
/** In Japanese, the last verb is often an auxiliary. */
const OTHER_JAPANESE_VERB = 0.85;
/** Circumstances decide about a class wherever they are mentioned. */
const CIRCUMSTANCE = 0.8;
const circumstances: ReadonlySet<Kind> = new Set(['failed', 'injury', 'transition']);
/** They contain negations: 'the clock does not work'. */
const withNegations: ReadonlySet<Kind> = new Set([
  'broken',
  'quit',
  'failed',
  'conduct',
  'friends',
  'decide',
  'reconcile',
  'work',
]);

/** After a preposition, they are not what the goal is about: 'sew a flag for the club'. */
const objects: ReadonlySet<Kind> = new Set([
  'event',
  'group',
  'community',
  'collection',
  'tool',
  'ground',
  'text',
  'job',
]);
const asides: Readonly<Record<PlaybookLanguage, RegExp>> = {
  en: /\b(?:for|at|on|in|with|from|near|by|before|after|during|of) (?:(?:the|an?|my|our|his|her|their|this) )?(?:[a-z]+ )?$/u,
  de: /\b(?:fur|auf|beim?|zum|zur|im|am|in|mit|vor|nach|aus) (?:(?:de[nmrs]|die|das|(?:m|uns)?eine?[nmrs]?|unser\w*) )?(?:[a-z]+ )?$/u,
  es: /\b(?:para|en|con|de|del|al|por|a) (?:(?:el|las?|los|una?|mi|nuestr[oa]) )?(?:[a-z]+ )?$/u,
  fr: /\b(?:pour|aux?|avec|dans|d[ue]|des|chez|en|a) (?:(?:les?|la|une?|mon|ma|notre) )?(?:[a-z]+ )?$/u,
  pt: /\b(?:para|em|no|na|num|numa|com|d[eoa]|aos?|por) (?:(?:[oa]s?|uma?|meu|minha|noss[oa]) )?(?:[a-z]+ )?$/u,
  ja: /(?!)/u,
};
const ASIDE = 0.55;

const compiled = new Map<string, Compiled>();

/** How clearly the text contains each kind of word, from 0 to 1: the goal counts most, and what is negated does not count. `sideWeight` is how much sentences count that do not say what is wanted. */
export function readKinds(
  text: string,
  goal: string,
  language: PlaybookLanguage,
  sideWeight: number,
): Map<string, number> {
  const strengths = new Map<string, number>();
  for (const [part, weight] of splitZones(normalize(text, language), normalize(goal, language), sideWeight)) {
    for (const { kind, strength } of findKinds(part, language)) {
      const value = circumstances.has(kind) ? Math.max(CIRCUMSTANCE, strength * weight) : strength * weight;
      if (value > (strengths.get(kind) ?? 0)) strengths.set(kind, value);
    }
  }
  return strengths;
}

function findKinds(part: string, language: PlaybookLanguage): { kind: Kind; strength: number }[] {
  const wanted = withoutNegation(part, language);
  const found = compile(language).flatMap(([kind, pattern]) => {
    const source = withNegations.has(kind) ? part : wanted;
    const matches = Array.from(source.matchAll(pattern), ({ index }) => ({
      kind,
      at: index,
      factor: objects.has(kind) && asides[language].test(source.slice(Math.max(0, index - 30), index)) ? ASIDE : 1,
    }));
    return matches.toSorted((one, other) => other.factor - one.factor).slice(0, 1);
  });
  const positions = found.filter(({ kind }) => isVerb(kind)).map(({ at }) => at);
  // German and Japanese verbs follow their object.
  const head = language === 'de' || language === 'ja' ? Math.max(...positions) : Math.min(...positions);
  const other = language === 'ja' ? OTHER_JAPANESE_VERB : OTHER_VERB;
  const late = isLate(wanted, head, language) ? LATE_VERB : 1;
  return found.map(({ kind, at, factor }) => ({
    kind,
    strength: isVerb(kind) ? (at === head ? late : other) * factor : factor,
  }));
}

/** Whether several words come before a verb that should start the goal. */
function isLate(part: string, at: number, language: PlaybookLanguage): boolean {
  const start = opening[language]?.exec(part)?.[0].length;
  if (start === undefined || at <= start) return false;
  return part.slice(start, at).trim().split(' ').length > MAX_WORDS_BEFORE;
}

const verbs: ReadonlySet<string> = new Set(verbKinds);
const isVerb = (kind: Kind) => verbs.has(kind);

function splitZones(text: string, goal: string, sideWeight: number): [part: string, weight: number][] {
  const sentences = text
    .split(sentenceEnd)
    .filter((sentence) => sentence.trim() !== '')
    .slice(0, MAX_SENTENCES);
  const main = goal.trim() || sentences[0] || '';
  const start = main.slice(0, 40);
  return [
    [main, 1],
    ...sentences.map((sentence): [string, number] => {
      const weight = sentence.includes(start) ? GOAL_SENTENCE : wish.test(sentence) ? WISH : sideWeight;
      return [sentence, weight];
    }),
  ];
}

function withoutNegation(text: string, language: PlaybookLanguage): string {
  return text
    .split(clauseEnd)
    .map((clause) => clause.replace(negations[language], ''))
    .join(', ');
}

function normalize(text: string, language: PlaybookLanguage): string {
  const straight = text.replaceAll('’', "'");
  return language === 'ja' ? straight.normalize('NFKC').toLowerCase() : fold(straight).replaceAll(/[^\S\n]+/gu, ' ');
}

function compile(language: PlaybookLanguage): Compiled {
  let result = compiled.get(language);
  if (!result) {
    const toPattern = language === 'ja' ? japanesePattern : wordPattern;
    result = (Object.entries(lexicons[language]) as [Kind, string][])
      .filter(([, words]) => words !== '')
      .map(([kind, words]) => [kind, toPattern(words)] as const);
    compiled.set(language, result);
  }
  return result;
}

function wordPattern(words: string): RegExp {
  const alternatives = words
    .split(', ')
    .map((word) => word.replaceAll(/(?<![\])])\*/gu, '[a-z]*').replaceAll('…', '[^.!?]{1,50}'))
    .join('|');
  return new RegExp(String.raw`(?<![a-z\d])(?:${alternatives})(?![a-z\d])`, 'gu');
}

function japanesePattern(words: string): RegExp {
  return new RegExp(words.replaceAll(', ', '|').replaceAll('…', '[^。]{1,25}'), 'gu');
}
