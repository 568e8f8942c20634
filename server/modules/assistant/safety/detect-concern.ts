import type { Concern } from './concerns.ts';
import { hasExtremeFigures } from './extreme-figures.ts';
import { foldWords } from './fold.ts';
import { fiction, harmless, harmlessUnspaced, supervised } from './harmless.ts';
import { compile, compileUnspaced } from './pattern.ts';
import { crime, crimeUnspaced } from './patterns/crime.ts';
import { eating, eatingUnspaced } from './patterns/eating.ts';
import { medication, medicationUnspaced } from './patterns/medication.ts';
import { selfHarm, selfHarmUnspaced } from './patterns/self-harm.ts';
import { stalking, stalkingUnspaced } from './patterns/stalking.ts';
import { violence, violenceUnspaced } from './patterns/violence.ts';

/** What a story may tell without anybody coming to harm. */
const TELLABLE: ReadonlySet<Concern> = new Set(['selfHarm', 'violence', 'stalking', 'crime']);

/** What somebody may do with a doctor. */
const TREATABLE: ReadonlySet<Concern> = new Set(['eating', 'medication']);

/** Somebody the writer knows: no story excuses what is planned for them. */
const REAL_PERSON =
  / (my (ex|wife|husband|boss|neighbou?r|girlfriend|boyfriend|partner|mother|father|brother|sister|teacher|classmates?|roommate)|myself|mich|mir|meine (ex|frau)|meinen (chef|mann|nachbarn)|mi (ex|mujer|jefe)|me (tuer|matar)|mon (ex|mari|patron)|ma femme) /u;

interface Danger {
  readonly concern: Concern;
  readonly patterns: readonly RegExp[];
}

const dangers: readonly Danger[] = [
  danger('selfHarm', selfHarm, selfHarmUnspaced),
  danger('violence', violence, violenceUnspaced),
  danger('stalking', stalking, stalkingUnspaced),
  danger('eating', eating, eatingUnspaced),
  danger('medication', medication, medicationUnspaced),
  danger('crime', crime, crimeUnspaced),
];

const harmlessPhrases = [...harmless.map(compile), ...harmlessUnspaced.map(compileUnspaced)].map(
  (pattern) => new RegExp(pattern, 'gu'),
);

const withDoctor = supervised.map(compile);
const AGAINST_DOCTOR =
  / (without|ohne|sin|sans|sem|senza|zonder|against|behind|gegen|contra|contre) (?:[^ .]+ ){0,4}(doctor|doctors|gp|psychiatrist|arzt|arztin|psychiater|medico|medica|medecin|psiquiatra|psychiatre|dokter|arts) /u;

/** What in a text calls for help instead of a plan, if anything does. */
export function concernIn(text: string): Concern | undefined {
  const words = foldWords(text);
  const rest = harmlessPhrases.reduce((left, phrase) => left.replaceAll(phrase, '·'), words);
  const isSupervised = withDoctor.some((phrase) => phrase.test(words)) && !AGAINST_DOCTOR.test(words);
  const found = dangers.find(({ concern, patterns }) => {
    if (isSupervised && TREATABLE.has(concern)) return false;
    const said = untold(concern, words, rest);
    return patterns.some((pattern) => pattern.test(said)) || (concern === 'eating' && hasExtremeFigures(said));
  });
  return found?.concern;
}

/**
 * The part of a text that is not fiction. For harm to others one mention of a story covers the whole text. For self-harm
 * it only covers its own sentence: "I like games. I want to die." is serious.
 */
function untold(concern: Concern, words: string, rest: string): string {
  if (!TELLABLE.has(concern) || !fiction.test(words)) return rest;
  if (concern !== 'selfHarm') return REAL_PERSON.test(rest) ? rest : '';
  const sentences = rest.split(/(?<= \.)(?= )/);
  return sentences.filter((sentence) => !fiction.test(`${sentence} `) || REAL_PERSON.test(`${sentence} `)).join('');
}

function danger(concern: Concern, spaced: readonly string[], unspaced: readonly string[]): Danger {
  return { concern, patterns: [...spaced.map(compile), ...unspaced.map(compileUnspaced)] };
}
