import { loadWords } from '../languages/load-words.ts';

/** Longer runs are split, since they are no words. */
const runPattern = /[\p{Script=Han}々]{1,40}|[\p{Script=Katakana}ー]{1,40}|\p{Script=Hiragana}{1,40}|[a-z0-9]{2,40}/gu;
const onlyHiragana = /^\p{Script=Hiragana}/u;
const onlyHan = /^[\p{Script=Han}々]/u;

/** Pairs of Chinese characters and of hiragana, whole words in katakana and Latin letters. */
export function createJapaneseTokenizer(): (text: string) => string[] {
  // Endings and auxiliaries, which every goal may contain.
  const stopWords = new Set(loadWords('ja', 'stop-words'));
  return (text) => {
    const runs = text.normalize('NFKC').toLowerCase().match(runPattern) ?? [];
    return runs.flatMap(splitRun).filter((stem) => !stopWords.has(stem));
  };
}

function splitRun(run: string): string[] {
  const isHiragana = onlyHiragana.test(run);
  if ((isHiragana && run.length === 1) || /^\d+$/.test(run)) return [];
  const isPaired = run.length > 2 && (isHiragana || onlyHan.test(run));
  return isPaired ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run];
}
