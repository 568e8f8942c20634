import { limits } from '#domain/limits.ts';
import { overlaps, type Piece, type Source } from '../source.ts';
import { clip } from '../situation/phrases.ts';
import type { Goal } from './goal.ts';
import { firstClause, type TimeWords } from './goal-phrase.ts';
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
export function findJapaneseGoal(source: Source, facts: TimeWords): Goal {
  const sentence = findSentence(source, facts);
  if (!sentence) return { text: clip(source.text, limits.prompt), sentence, span: undefined };
  const { text, span } = firstClause(source, sentence, facts);
  const before = source.clauses.find((clause) => clause.from >= sentence.from && clause.to < span.from);
  // '獅子舞を、秋祭りで復活させたい': the object of the verb.
  const isObject = before && /[をがに]$/u.test(before.text) && !/[をが]/u.test(text);
  const object = isObject ? before.text : before && isPartOfGoal(before, facts) ? `${before.text}、` : '';
  const goal = `${object}${text}`.replace(
    /(?:と(?:思って(?:い|お)?(?:ます|る)?|思(?:う|い)?|考えて(?:い)?(?:ます|る)?))$/u,
    '',
  );
  return { text: clip(goal === '' ? sentence.text : goal, limits.prompt), sentence, span };
}

const MAX_PART = 14;
/** '披露宴で一曲、最後まで弾けるようになりたい': no reason, subject or sentence of its own. */
const OTHER_CLAUSE =
  /(?:て|で|し|が|は|も|ので|から|けど|けれど|ば|たら|すが|ます|です|まで|までに|には|ため|ですが)$/u;

const isPartOfGoal = (clause: Piece, { dates, times }: TimeWords) =>
  clause.text.length <= MAX_PART &&
  !OTHER_CLAUSE.test(clause.text) &&
  ![...dates, ...times].some((fact) => overlaps(fact, clause));

function findSentence({ sentences }: Source, facts: TimeWords): Piece | undefined {
  const usable = sentences.filter(({ text }) => !isInterjection(text));
  let best: { readonly sentence: Piece; readonly rank: number } | undefined;
  for (const sentence of usable) {
    const sign = signs.findIndex((pattern) => pattern.test(sentence.text));
    if (sign === -1) continue;
    const rank = sign - ([...facts.dates, ...facts.times].some((fact) => overlaps(fact, sentence)) ? DEADLINE_RANK : 0);
    if (!best || rank < best.rank) best = { sentence, rank };
  }
  return best?.sentence ?? usable[0] ?? sentences[0];
}
