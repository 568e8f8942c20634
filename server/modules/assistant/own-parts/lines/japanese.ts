import { isDeed } from './deeds.ts';
import type { PartKind } from '../steps/steps.ts';
import type { PartLine } from './read-line.ts';

/** Predicates and nouns by the kind of line that they make; the first that matches decides. */
const predicates: readonly (readonly [PartKind, RegExp])[] = [
  ['ask', /(?:誰|だれ|どこ|いつ|いくら|何|持ち主|所有者).*(?:聞く|調べ|尋ね|問い合わせ|確かめ|確認)/u],
  ['learn', /教えてもら|教わ|(?<!練)習/u],
  ['make', /(?:が|を)(?:一つ|一台|一冊|一本|一枚)?(?:でき(?:る|た|あが)|完成)/u],
  ['permission', /許可|承諾|了承|認め|許し|承認/u],
  ['book', /(?:場所|会場|日程|部屋)(?:$|を|が)/u],
  ['skill', /弾け|歌え|話せ|踊れ|泳げ|乗れ|できるようになる/u],
  ['exam', /合格|受かる|試験/u],
  ['stop', /やめ|辞め|減ら|控え|断つ|しない$|食べない|飲まない|使わない/u],
  ['teach', /教え|できるように(?:する|させ)|伝授/u],
  ['photo', /写真/u],
  ['record', /録音|録画|撮|取材|インタビュー|収録/u],
  ['notice', /チラシ|ポスター|案内状|招待状|張り紙|貼り紙/u],
  ['write', /あいさつ|挨拶|スピーチ|書(?:く|き|け|い|か)|執筆|原稿|作文|歌詞を作|翻訳|清書/u],
  ['book', /予約|日取り|会場を押さえ|日程が決ま/u],
  ['paper', /申請|届(?:け|出)|提出|登録|手続|契約|保険|証明書|更新|申し込|署名|サイン/u],
  ['money', /費用|払|貯め|資金|予算|寄付|お金|支払/u],
  ['collect', /そろ|揃|集ま|集め|まとめ|一覧|収集/u],
  ['check', /確認|点検|検査|測|調べ|試し|試運転|リハーサル|手入れ|見てもら|診てもら/u],
  ['repair', /直(?:す|し|っ|る)|修理|修復|交換|張り替え|改修|動く|漏れ/u],
  ['clean', /掃除|洗|磨|拭/u],
  ['clear', /片付|片づ|整理|処分|捨て|空(?:に|っぽ)|売(?:る|り|れ|っ)/u],
  ['digital', /アップロード|データ化|デジタル|サイト|アプリ|移行|公開|バックアップ|設定/u],
  ['food', /料理|焼(?:く|き|け)|煮|炊|食事|弁当|菓子|お茶|味噌|ケーキ/u],
  ['grow', /植え|育て|育つ|栽培|種|苗|飼/u],
  ['decide', /決め|決ま|選(?:ぶ|び|ん)|比べ|比較/u],
  ['buy', /買|購入|手に入|注文|借り|用意|届く|調達|探/u],
  ['event', /開催|開く|祝|式が|行われ|披露|本番|当日|葬|会を|集いが/u],
  ['travel', /訪|旅|行く|巡|見に/u],
  [
    'person',
    /人が|人を|[二三四五六七八九十0-9]+[人名]|人$|協力|頼|お願い|誘|相談|連絡|会う|話し合|参加|来て|来る|手伝|演奏し|弾いて|歌って|引き受け/u,
  ],
  ['skill', /練習|弾け|弾く|踊|泳|歌え|話せ|できる|ように|覚えて|乗れ|上達/u],
  ['learn', /勉強|学|覚え|理解|読(?:む|み|め)|知(?:る|っ)|わかる/u],
  ['make', /作|つく|建て|編|縫|製作|制作|組み立て|設置|描|塗|完成|仕上/u],
  ['reach', /達成|到達|[0-9０-９]+ ?(?:キロ|km|kg|点|人|件|円)|増や|上げ|痩せ/u],
  ['change', /続け|習慣|起き|寝|毎日|食べ|走/u],
  ['buy', /材料|道具|電源|提灯|部品|衣装|機材|布|紐|板|鍵/u],
];

const ending = /(?:と思(?:う|います|っています)|です|ます|こと|。|！)+$/u;
const people =
  /(?:(?<who>[^、。]{1,15}?)(?:から|に|さんが|が|と)(?=.{0,12}(?:許可|承諾|了承|認め|頼|お願い|相談|協力|署名|もらう|話し合)))/u;

export function readJapanese(line: string): PartLine {
  const own = line.replace(ending, '') || line;
  const [kind, pattern] = predicates.find(([, words]) => words.test(own)) ?? (['other', undefined] as const);
  const who = people.exec(own)?.groups!['who'] ?? givers.exec(own)?.[1] ?? null;
  const isPeople = kind === 'person' && /^.+人(?:が[^がを]*)?$/u.test(own) && who === null;
  const read = subjectOf(own.replace(/^(?:誰か|だれか|みんな)が/u, ''), pattern) || own;
  const noun = pattern?.exec(own)?.[0] ?? '';
  const x = isPeople
    ? '参加'
    : /[でにへ]$/u.test(read) && isNoun.test(noun)
      ? noun
      : isVerb.test(read)
        ? `${own}こと`
        : read;
  const isState = /(?:ている|てある|た|になる|だ|れる|ない)$/u.test(own);
  return {
    kind,
    own,
    x,
    topic: isPeople ? own : x,
    who: isPeople ? own.replace(/が[^が]*$/u, '') : who,
    isState,
    isClause: true,
    isTest: /^(?:試運転|リハーサル|試し[^を]*)$/u.test(own),
    isGuess: pattern === undefined,
    isDeed: isDeed(own, 'ja'),
  };
}

/** '叔父の許可をもらう', '子どもに踊りを教える' */
const givers = /^([^をが、]{1,12}?)(?:の(?=許可|承諾|了承)|に(?=[^を]{1,15}を(?:教え|伝え)))/u;

/** A verb is no noun phrase. */
const isVerb = /[うくすつぬぶむぐる]$/u;
/** Ends in a noun: nothing to split off. */
const isNoun = /[\p{sc=Han}\p{sc=Katakana}ーれ]$/u;

/** '練習を三回' */
const isCounted = /[一二三四五六七八九十\d]+\p{sc=Han}$/u;

function subjectOf(line: string, pattern: RegExp | undefined): string {
  const thing = /^(.+?)の(?:準備|用意|練習|手配|手入れ|点検|確認|修理|掃除|整理|購入|予約)$/u.exec(line)?.[1];
  if (thing) return thing;
  if (isNoun.test(line) && !isCounted.test(line)) return line.replace(/^.+の(?=(?:許可|承諾|了承)$)/u, '');
  const before = pattern === undefined ? 0 : line.search(pattern);
  const noun =
    /^(.+)(?:[をは]|が(?!と))(?=[^をがは]*$)/u.exec(line)?.[1] ??
    (before > 1 && /[るただ]$/u.test(line) ? line.slice(0, before) : line);
  return noun
    .replace(/^.*[をに][^をに]*て(?=\S{2,}$)/u, '')
    .replace(/^.*(?:から(?!.*まで)|(?<!ま)で|は|、|が(?!と|[^が]*ない)|[^の]に)(?=\S{2,}$)/u, '')
    .replace(/^.+の(?=(?:許可|承諾|了承)$)/u, '')
    .replace(/の$/u, '');
}
