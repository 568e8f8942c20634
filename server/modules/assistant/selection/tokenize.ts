import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { countryNames } from './country-names.ts';
import { fold } from './fold.ts';
import { COUNTRY, type Token } from './token.ts';
import { tokenizeJapanese } from './tokenize-japanese.ts';
import { createLexicon } from './lexicon.ts';
import { shortenCues } from './negation.ts';

/** A negation extends to so many words that mean something. */
const MAX_NEGATED = 3;

export type Tokenizer = (text: string) => Token[];

const wordPattern =
  /@country|\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}\p{N}]+)*|\p{N}+(?:[.,]\p{N}+)*(?:-?\p{L}+)?|[,;:.!?()]/gu;
const punctuation = new Set(',;:.!?()');
/** In lower case they are other words. */
const acronyms = new Set(['ACT', 'FIRE', 'IT', 'SAT']);
const isPlain = /^[\x20-\x7e]*$/;
const phrasalNoun = /^(?!without$)(?<verb>\p{L}{4,})(?<particle>up|out|off)s?$/u;
const abbreviation = /(?<=(?<!\p{L})\p{L}{1,2})\.(?=\p{L}{1,2}(?!\p{L}))/gu;
const distance = /(?<n>\d)[ -]?(?:k|km|kms|kilomet\p{L}+|kilómetros?|quil[oóô]metros?)(?![\p{L}\p{N}])/giu;

/** The distances that people spell out. */
const spelledDistance =
  /(?<!\p{L})(?:(?<five>five|fünf|cinco|cinq)|(?<ten>ten|zehn|diez|dix|dez))[ -](?=(?:k|kms?|kilomet\p{L}+|kilómetros?|quil[oóô]metros?)(?![\p{L}\p{N}]))/giu;

/** Words as stems without accents, in order; two characters at a time in Japanese. */
export function createTokenizer(language: PlaybookLanguage): Tokenizer {
  return language === 'ja' ? tokenizeJapanese : createWordTokenizer(language);
}

/** All words as they are written, without accents. */
export function literalWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function createWordTokenizer(language: Exclude<PlaybookLanguage, 'ja'>): Tokenizer {
  const lookUp = createLexicon(language);
  const names = countryNames(language);
  const countries = new Set(names.map(fold));
  const longNames = new RegExp(names.filter((name) => /[ -]/.test(name)).join('|'), 'gi');
  const canBeName = language !== 'de';

  return (text) => {
    const tokens: Token[] = [];
    let isAside = false;
    let position = 0;
    let negatedLeft = 0;
    for (const written of prepare(text, language).replaceAll(longNames, COUNTRY).match(wordPattern) ?? []) {
      if (written.length === 1 && punctuation.has(written)) {
        negatedLeft = 0;
        continue;
      }
      position++;
      const lower = written.toLowerCase();
      if (acronyms.has(written)) {
        tokens.push({ stem: written, isName: false, isNeutral: false, isAction: false, isAside });
        continue;
      }
      const isName = canBeName && position > 1 && written[0] !== lower[0];
      for (const word of splitWord(lower, language)) {
        const entry = lookUp(word);
        if (entry.isPreposition && tokens.length > 1) isAside = true;
        if (entry.isNegation) negatedLeft = MAX_NEGATED;
        else if (entry.isPreposition && entry.folded !== 'to') negatedLeft = 0;
        if (written === COUNTRY || countries.has(entry.folded))
          tokens.push({ stem: COUNTRY, isName: false, isNeutral: true, isAction: false, isAside });
        else if (entry.stem !== null) {
          const { stem, isNeutral, isAction, change, isNegation } = entry;
          const isNegated = negatedLeft > 0 && !isNegation;
          if (isNegated) negatedLeft--;
          tokens.push({ stem, isName, isNeutral, isAction, isAside, change, isNegated });
        }
      }
    }
    return tokens;
  };
}

function prepare(text: string, language: PlaybookLanguage): string {
  let prepared = isPlain.test(text) ? text : text.normalize('NFKC').replaceAll('’', "'");
  if (/k|quil/i.test(prepared))
    prepared = prepared.replaceAll(spelledDistance, (_, five: string | undefined) => (five === undefined ? '10' : '5'));
  if (/\d/.test(prepared)) prepared = prepared.replaceAll(distance, '$<n>km');
  prepared = shortenCues(prepared, language);
  if (prepared.includes('.')) prepared = prepared.replaceAll(abbreviation, '');
  // A few nouns and verbs look like words that say nothing.
  if (language === 'en' && /will|can/i.test(prepared))
    prepared = prepared
      .replaceAll(/\b(my|a|our|the|your|his|her|own|last|living) will\b/giu, '$1 testament')
      .replaceAll(/\bto can(?= )|^can(?= \p{L}+s\b)/giu, 'canning');
  return prepared;
}

/** 'half-marathon', 'push-up' and 'pushup' become two words, 'e-bike' stays one. */
function splitWord(word: string, language: PlaybookLanguage): string[] {
  if (word.includes("'")) {
    const [first = '', ...rest] = word.split("'");
    return (language === 'en' ? [first] : rest).flatMap((part) => splitWord(part, language));
  }
  if (word.includes('-')) {
    const parts = word.split('-');
    return parts.some((part) => part.length === 1) ? [parts.join('')] : parts;
  }
  const phrasal = language === 'en' && /(?:up|out|off)s?$/.test(word) ? phrasalNoun.exec(word)?.groups : undefined;
  return phrasal ? [phrasal['verb']!, phrasal['particle']!] : [word];
}
