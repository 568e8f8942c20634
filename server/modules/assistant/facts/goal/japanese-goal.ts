import { limits } from '#domain/limits.ts';
import { overlaps, type Piece, type Source, type Span } from '../source.ts';
import { clip } from '../situation/phrases.ts';
import type { Goal } from './goal.ts';
import { firstClause } from './goal-phrase.ts';
import { isInterjection } from './interjections.ts';

/** What speaks for a sentence, most certain first. */
const signs = [
  /(?<!くれ|もらい)たい(?!して)|目標|夢です|が夢/u,
  /と約束/u,
  /なければな|ないといけ|必要があ|つもり/u,
  /(?:れば|たら|すれば)[^。]{0,20}(?:できます|できる|もらえ|昇進|採用)/u,
];
const DEADLINE_RANK = 0.5;

/** In Japanese, the verb ends the sentence, and what it is about may be in the clause before. */
export function findJapaneseGoal(source: Source, facts: readonly Span[]): Goal {
  const sentence = findSentence(source, facts);
  if (!sentence) return { text: clip(source.text, limits.prompt), sentence, span: undefined };
  const { text, span } = firstClause(source, sentence, facts);
  const before = source.clauses.find((clause) => clause.from >= sentence.from && clause.to < span.from);
  // '獅子舞を、秋祭りで復活させたい': the object of the verb.
  const object = before && /[をがに]$/u.test(before.text) && !/[をが]/u.test(text) ? before.text : '';
  const goal = `${object}${text}`.replace(
    /(?:と(?:思って(?:い|お)?(?:ます|る)?|思(?:う|い)?|考えて(?:い)?(?:ます|る)?))$/u,
    '',
  );
  return { text: clip(goal === '' ? sentence.text : goal, limits.prompt), sentence, span };
}

function findSentence({ sentences }: Source, facts: readonly Span[]): Piece | undefined {
  const usable = sentences.filter(({ text }) => !isInterjection(text));
  let best: { readonly sentence: Piece; readonly rank: number } | undefined;
  for (const sentence of usable) {
    const sign = signs.findIndex((pattern) => pattern.test(sentence.text));
    if (sign === -1) continue;
    const rank = sign - (facts.some((fact) => overlaps(fact, sentence)) ? DEADLINE_RANK : 0);
    if (!best || rank < best.rank) best = { sentence, rank };
  }
  return best?.sentence ?? usable[0] ?? sentences[0];
}
