import { type Weekday, weekdays } from '#domain/assistant/facts.ts';
import { anyOf, indexOfWord, weekdayWords } from '../dates/calendar-words.ts';
import { overlaps } from '../source.ts';
import { type DayGroup, weekend, workdays } from './day-group.ts';

const JAPANESE_DAYS = new RegExp(
  `(?<other>隔週の?|第[一二三四1-4](?:・?第?[一二三四1-4])?)?(?<every>毎週の?)?(?:(?<name>${anyOf(weekdayWords.ja)})(?:(?:と|、|・|か)(?<second>${anyOf(weekdayWords.ja)}))?|(?<short>[月火水木金土日]{2,5})(?=[にはのだで、。]|だけ))`,
  'gu',
);
const JAPANESE_GROUPS = [
  [/(?:今|来)週末|この週末/gu, weekend, 0],
  [/週末|土日/gu, weekend, 1],
  [/平日/gu, workdays, 5],
] as const;

/** '平日は仕事で', but not '平日は仕事のあと30分' and '土日しか時間がない' */
const JAPANESE_UNAVAILABLE =
  /^[^。、]{0,6}(?:仕事(?!の?(?:後|あと|前|帰り|終わり))|夜勤|残業|働(?:く|い)|忙し|無理|休み(?:じゃ|では)ない)|^(?!しか|だけしか)[^。土日\d]{0,16}(?:できない|できません|走れ(?:ない|ません)|行け(?:ない|ません)|(?:時間|余裕)が(?:ない|ありません|取れない|取れません))/u;

/** '夫は土日が休み' */
const SOMEBODY =
  /(?:夫|妻|娘|息子|子供|子ども|母|父|姉|妹|兄|弟|友人|友達|同僚|先生|隣の人|彼女?|家族|[\p{Script=Han}ァ-ヶー]さん)(?:たち)?[はがも](?!.*[私僕俺])/u;

export function findJapaneseDays(text: string): DayGroup[] {
  const found: DayGroup[] = [];
  const add = (match: RegExpMatchArray, days: readonly Weekday[], sessions: number) => {
    const span = { from: match.index!, to: match.index! + match[0].length };
    const clause = text
      .slice(0, span.from)
      .split(/[。、！\n]/u)
      .at(-1)!;
    const isFree = !SOMEBODY.test(clause) && !JAPANESE_UNAVAILABLE.test(text.slice(span.to, span.to + 24));
    if (isFree && !found.some((other) => overlaps(other, span))) found.push({ ...span, days, sessions });
  };
  for (const [pattern, days, sessions] of JAPANESE_GROUPS) {
    for (const match of text.matchAll(pattern)) add(match, days, sessions);
  }
  for (const match of text.matchAll(JAPANESE_DAYS)) {
    const { other, every, name, second, short } = match.groups!;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 3);
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    if (/今週の?$|来週の?$|次の$|[)(（）]$/u.test(before) || /^(?:まで|が試験)/u.test(after)) continue;
    if (short !== undefined && /^(?:曜|日)/u.test(after)) continue;
    const indices = short
      ? Array.from(short, (sign) => '月火水木金土日'.indexOf(sign))
      : [name, second].flatMap((day) => (day === undefined ? [] : indexOfWord(weekdayWords.ja, day)));
    const isRepeated =
      other !== undefined ||
      every !== undefined ||
      indices.length > 1 ||
      /^(?:の(?:[朝昼夜晩]|午前|午後)|だけ|は|なら|に\d)/u.test(after);
    const days = [...new Set(indices)].toSorted((a, b) => a - b).map((index) => weekdays[index]!);
    if (isRepeated && days.length === indices.length) add(match, days, days.length * (other === undefined ? 1 : 0.5));
  }
  return found;
}
