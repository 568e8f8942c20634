import { countryNames } from './country-names.ts';
import { COUNTRY, type Token } from './token.ts';

const runPattern = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|@country|[a-z0-9]{2,}/gu;

/** Endings and auxiliaries that every goal may contain. */
const endings = new Set(
  'する たい した して りた きた いた った れる なる ない ます です から まで こと よう うに でき きる いる ある って ので のに たら ため ても もう まだ とか など より だけ くて けど れた せる られ まし しま した です では には とは ので いで えた えて みた める ける'.split(
    ' ',
  ),
);

let countries: RegExp | undefined;

/** Pairs of Chinese characters and of hiragana, whole words in katakana and Latin letters. */
export function tokenizeJapanese(text: string): Token[] {
  countries ??= new RegExp(`(?:${countryNames('ja').join('|')})(?![語人料])`, 'gu');
  const normalized = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(countries, COUNTRY)
    .replaceAll(/(\d+)キロ/gu, '$1km');
  return [...normalized.matchAll(runPattern)].flatMap(([run]) => splitRun(run));
}

function splitRun(run: string): Token[] {
  const isHiragana = /^\p{Script=Hiragana}/u.test(run);
  if ((isHiragana && run.length === 1) || /^\d+$/.test(run)) return [];
  const isPaired = run.length > 2 && (isHiragana || /^\p{Script=Han}/u.test(run));
  const stems = isPaired ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run];
  const isNeutral = isHiragana || run === COUNTRY;
  const meaningful = isHiragana ? stems.filter((stem) => !endings.has(stem)) : stems;
  return meaningful.map((stem) => ({ stem, isName: false, isNeutral, isAction: false, isAside: false }));
}
