import type { Concern } from '#domain/assistant/concerns.ts';
import { hasExtremeFigures } from './extreme-figures.ts';
import { normalizeWords } from './normalize-words.ts';
import { fictionPattern, harmless, mediaPattern, harmlessUnspaced, supervised } from './harmless-phrases.ts';
import { compilePattern, compileUnspacedPattern } from './compile-pattern.ts';
import { crime, crimeUnspaced } from './patterns/crime.ts';
import { eating, eatingUnspaced } from './patterns/eating.ts';
import { medication, medicationUnspaced } from './patterns/medication.ts';
import { selfHarm, selfHarmUnspaced } from './patterns/self-harm.ts';
import { selfHarmIndirect, selfHarmIndirectUnspaced, selfHarmOtherLanguages } from './patterns/self-harm-indirect.ts';
import { stalking, stalkingUnspaced } from './patterns/stalking.ts';
import { violence, violenceUnspaced } from './patterns/violence.ts';
import {
  stalkingIndirect,
  stalkingIndirectUnspaced,
  violenceIndirect,
  violenceIndirectUnspaced,
} from './patterns/harm-indirect.ts';

/** Concerns that fiction may be about. */
const FICTION_EXEMPT: ReadonlySet<Concern> = new Set(['selfHarm', 'violence', 'stalking', 'crime']);

/** Concerns that do not apply under medical supervision. */
const SUPERVISION_EXEMPT: ReadonlySet<Concern> = new Set(['eating', 'medication']);

/** People the writer knows. Harm planned for them is never treated as fiction. */
const REAL_PERSON =
  / (my (ex|wife|husband|boss|neighbou?r|girlfriend|boyfriend|partner|mother|father|brother|sister|teacher|classmates?|roommate)|myself|mich|mir|meine (ex|frau)|meinen (chef|mann|nachbarn)|mi (ex|mujer|jefe)|me (tuer|matar)|mon (ex|mari|patron)|ma femme) /u;

interface ConcernRule {
  readonly concern: Concern;
  readonly patterns: readonly RegExp[];
}

const concernRules: readonly ConcernRule[] = [
  createConcernRule(
    'selfHarm',
    [...selfHarm, ...selfHarmIndirect, ...selfHarmOtherLanguages],
    [...selfHarmUnspaced, ...selfHarmIndirectUnspaced],
  ),
  createConcernRule('violence', [...violence, ...violenceIndirect], [...violenceUnspaced, ...violenceIndirectUnspaced]),
  createConcernRule('stalking', [...stalking, ...stalkingIndirect], [...stalkingUnspaced, ...stalkingIndirectUnspaced]),
  createConcernRule('eating', eating, eatingUnspaced),
  createConcernRule('medication', medication, medicationUnspaced),
  createConcernRule('crime', crime, crimeUnspaced),
];

const harmlessPhrases = [...harmless.map(compilePattern), ...harmlessUnspaced.map(compileUnspacedPattern)].map(
  (pattern) => new RegExp(pattern, 'gu'),
);

const supervisedPhrases = supervised.map(compilePattern);
const AGAINST_DOCTOR =
  / (without|ohne|sin|sans|sem|senza|zonder|against|behind|gegen|contra|contre) (?:[^ .]+ ){0,4}(doctor|doctors|gp|psychiatrist|arzt|arztin|psychiater|medico|medica|medecin|psiquiatra|psychiatre|dokter|arts) /u;

/** They take a few milliseconds for the longest text. */
const PATTERNS_AT_ONCE = 12;

/** The concern for which a text gets an offer of help instead of a plan. */
export function detectConcern(text: string): Concern | undefined {
  for (const concern of checkConcerns(text)) if (concern) return concern;
  return undefined;
}

/** Checks a few patterns after the other, so that callers can yield to other requests in between. */
export function* checkConcerns(text: string): Generator<Concern | undefined> {
  const normalized = normalizeWords(text);
  yield undefined;
  let remaining = normalized;
  for (const [index, phrase] of harmlessPhrases.entries()) {
    remaining = remaining.replaceAll(phrase, '·');
    if (index % PATTERNS_AT_ONCE === 0) yield undefined;
  }
  const isSupervised = supervisedPhrases.some((phrase) => phrase.test(normalized)) && !AGAINST_DOCTOR.test(normalized);
  for (const { concern, patterns } of concernRules) {
    if (isSupervised && SUPERVISION_EXEMPT.has(concern)) continue;
    const serious = withoutFiction(concern, normalized, remaining);
    for (const [index, pattern] of patterns.entries()) {
      const isMatch = pattern.test(serious);
      if (isMatch || index % PATTERNS_AT_ONCE === 0) yield isMatch ? concern : undefined;
    }
    yield concern === 'eating' && hasExtremeFigures(serious) ? concern : undefined;
  }
}

/**
 * The part of a text that is not fiction. For harm to others one mention of a story covers the whole text. For self-harm
 * it only covers its own sentence: "I like games. I want to die." is serious.
 */
function withoutFiction(concern: Concern, words: string, rest: string): string {
  if (!FICTION_EXEMPT.has(concern)) return rest;
  if (concern !== 'selfHarm' && fictionPattern.test(words)) return REAL_PERSON.test(rest) ? rest : '';
  const sentences = rest.split(/(?<= \.)(?= )/);
  return sentences.filter((sentence) => !isFiction(`${sentence} `)).join('');
}

const isFiction = (sentence: string): boolean =>
  (fictionPattern.test(sentence) || mediaPattern.test(sentence)) && !REAL_PERSON.test(sentence);

function createConcernRule(concern: Concern, spaced: readonly string[], unspaced: readonly string[]): ConcernRule {
  return { concern, patterns: [...spaced.map(compilePattern), ...unspaced.map(compileUnspacedPattern)] };
}
