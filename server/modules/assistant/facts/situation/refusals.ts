import type { Language } from '../detect-language.ts';
import { pieceAt, type Source } from '../source.ts';
import { toGerund } from '../../english/gerund.ts';
import { countWords, toItems } from './phrases.ts';
import { refusalWords as words } from './refusal-words.ts';
import { trouble } from './trouble-words.ts';

/** Whether any of the patterns matches, because most clauses refuse nothing. */
const cues = Object.fromEntries(
  Object.entries(words).map(([language, { before }]) => [
    language,
    new RegExp(before.map(({ source }) => source).join('|'), 'i'),
  ]),
) as Record<Exclude<Language, 'ja'>, RegExp>;

/** What one does in the end without help: a quality of the result. */
const PERFORMED =
  /(?<![a-zA-ZÀ-ɏ])(?:speak|talk|converse|negotiate|chat|understand|follow|read|watch|order|present|perform|play|sing|recite|dance|swim|run|walk|hike|cycle|bike|ride|drive|climb|ski|skate|sleep|cope|get (?:by|around|through)|hold|give|make it|fluent|sprechen|reden|verhandeln|unterhalten|verstehen|lesen|halten|vortragen|spielen|singen|schwimmen|laufen|gehen|fahren|schlafen|hablar|conversar|negociar|entender|leer|ver|tocar|cantar|nadar|correr|andar|caminar|conducir|dormir|parler|discuter|négocier|comprendre|lire|jouer|chanter|nager|courir|marcher|faire du|rouler|pédaler|montar|pedalar|radeln|radfahren|conduire|dormir|tenir|falar|negociar|perceber|ler|tocar|nadar|conduzir|dirigir)(?![a-zA-ZÀ-ɏ])/i;
const WITHOUT = /(?:^|\s)(?:without|ohne|sin|sans|sem)\s/i;
/** Words that point to something else: 'so those are out'. */
const POINTS =
  /(?:than|about|als|de|que) (?:that|this|it|das|eso|esto|ça|cela|isso|isto)$|^(?:further|farther|longer|more) than |^(?:one|myself|himself|herself|mine|eine?[nmrs]?|keine?[nmrs]?|uno|una?|une|uma?)$|^(?:so )?(?:th[eo]se|that|this|it|they|them|he|she|das|die|es|eso|esto|ça|cela|isso|isto)$/i;
const NEITHER =
  /(?:^|\s)(?:ni|nem) (?<first>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,40}?) (?:ni|nem) (?<second>[a-zA-ZÀ-ɏ][a-zA-ZÀ-ɏ' -]{1,40}?)(?=$|[,;]|\s(?:y|et|e|pero|mais|mas)\s)/i;
const NEITHER_LACKED = /(?:n'ai|n'a|n'avons|tengo|tiene|hay|tenho|tem|há|não|\bno)\s*$/i;
const JAPANESE = [
  /(?<what>[^。、！\s]{1,20}?)(?:は|を|には|も)?(?:使いたくない|使わない|使いません|したくない|やりたくない|行きたくない|飲みたくない|食べたくない|入りたくない|払いたくない|通いたくない|借りたくない|避けたい|禁止|NG)/gu,
  /(?<what>[^。、！\s]{1,20}?)(?:は嫌(?!い(?:では|じゃ))|はイヤ|はいや|はなし|なしで|なし(?=[。、！]|$)|抜きで|は無理|はだめ|は不要|はいらない)/gu,
];
const JAPANESE_LACK =
  /[土日月火水木金]曜日?$|平日$|土日$|週末$|今日$|明日$|通訳|翻訳|字幕|辞書|経験|時間|お金|自信|休み|休憩|練習|やる気|体力|水$/u;
const MAX_WORDS = 7;

/** What the user does not want, as noun phrases: 'no apps, and I won't join a gym' → apps, a gym. */
export function findRefusals(source: Source): string[] {
  if (source.language === 'ja') {
    const found = JAPANESE.flatMap((pattern) =>
      Array.from(source.text.matchAll(pattern), (match) => match.groups!['what']!),
    );
    return toItems(found.filter((what) => !JAPANESE_LACK.test(what) && !/[でにへと]$/u.test(what)));
  }
  const { before, around, lack } = words[source.language];
  const found: { readonly at: number; readonly what: string }[] = [];
  for (const [index, clause] of source.clauses.entries()) {
    for (const pattern of cues[source.language].test(clause.text) ? before : []) {
      for (const match of clause.text.matchAll(pattern)) {
        const isLack = trouble[source.language].lack.test(clause.text.slice(match.index).trim());
        // 'In the weeks without my son'
        const isWhen = /(?:weeks|wochen|semaines|semanas) $/i.test(clause.text.slice(0, match.index + 1));
        const isResult = WITHOUT.test(match[0]) && PERFORMED.test(clause.text.slice(0, match.index));
        if (
          match[0] === '' ||
          isLack ||
          isResult ||
          isWhen ||
          (source.language === 'en' && isAboutOthers(source, index, match)) ||
          isLacked(clause.text.slice(0, match.index + match[0].length), source.language)
        )
          continue;
        const rest = clause.text.slice(match.index + match[0].length);
        for (const what of readRefused(rest, source.language)) {
          const isAction = source.language === 'en' && ACTION.test(match[0]) && what === rest.slice(0, what.length);
          found.push({ at: clause.from + match.index, what: isAction ? what.replace(/^[a-z]+/u, toGerund) : what });
        }
        found.push(...readListed(source, index, match.index + match[0].length));
      }
    }
    for (const pattern of around) {
      const what = pattern
        .exec(clause.text)
        ?.groups!['what']?.replace(/^that (?=costs|needs|requires|involves)/i, 'anything that ');
      if (what === undefined || lack.test(what) || countWords(what) > 4) continue;
      found.push(...what.split(words[source.language].or).map((part) => ({ at: clause.from, what: part.trim() })));
    }
    // 'Electric bikes, no thanks'
    const isDeclined = DECLINED.test(source.clauses[index + 1]?.text ?? '');
    if (isDeclined && countWords(clause.text) <= 4) found.push({ at: clause.from, what: clause.text });
    const [noDrink, alcohol] = NO_ALCOHOL[source.language];
    if (noDrink.test(clause.text)) found.push({ at: clause.from, what: alcohol });
    const neither = NEITHER.exec(clause.text);
    if (neither && !NEITHER_LACKED.test(clause.text.slice(0, neither.index))) {
      const { first, second } = neither.groups!;
      found.push({ at: clause.from, what: first! }, { at: clause.from + 1, what: second! });
    }
  }
  const things = found.filter(({ what }) => !POINTS.test(what) && !EMPTY_ACTION.test(what) && !OTHERS_DOING.test(what));
  return toItems(things.toSorted((a, b) => a.at - b.at).map(({ what }) => what.replace(ARTICLE[source.language], '')));
}

/** 'My son has exams and won't revise', 'tested (no leaks)', 'we have no pram, no cot': none is the user's decision. */
function isAboutOthers({ clauses, text }: Source, index: number, match: RegExpExecArray): boolean {
  const clause = clauses[index]!;
  const before = clause.text.slice(0, match.index);
  if (/^(?:and|but|also)\s/i.test(match[0]) && OTHERS_SUBJECT.test(before) && !/\b(?:i|we)\b/i.test(before))
    return true;
  if (!/^no $/i.test(match[0])) return false;
  const isAside = text[clause.from - 1] === '(' && FOUND.test(clauses[index - 1]?.text ?? '');
  return (
    isAside ||
    /^(?:i|we)(?:'ve| have| own)\s|\b(?:have|has|had|got|there'?s|there (?:is|are)) no\s/i.test(
      clauses[index - 1]?.text ?? '',
    )
  );
}

const OTHERS_SUBJECT = /^(?:my|our|his|her|their|the|she|he|they|it)\s/i;
const FOUND = /\b(?:tested|checked|surveyed|inspected|examined|scanned|diagnosed|looked at)\b/i;

const DECLINED =
  /^(?:no thanks?|no thank you|not for me|nein danke|ohne mich|no,? gracias|ni hablar|non merci|très peu pour moi|nem pensar|não,? obrigad[oa]|(?:c'est|est) pas pour moi)(?![a-zA-ZÀ-ɏ])/i;
/** 'I don't want to make it shorter': the object was cut off. */
const EMPTY_ACTION =
  /^(?:pay|paying|spending|using|payer|pagar|zahlen|making|doing|getting|having|going|taking|being|letting|putting)$/i;
/** 'I don't want the whole site knowing my business' is a worry. */
const OTHERS_DOING =
  /^(?:the|my|people|anyone|everyone|everybody|somebody|him|her|them) (?:\S+ ){0,3}[a-z]+ing(?:\s|$)/i;
/** 'No rotary cutter', not 'no a rotary cutter'. */
const ARTICLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:or |nor )?(?:an?|any|some|another|no) (?=\S)/i,
  de: /^(?:den|keine?[nmrs]?|eine?[nmrs]?|irgendeine?[nmrs]?) (?=\S)/i,
  es: /^(?:a(?= [a-zà-ɏ]+r(?:\s|$))|una?|unos|unas|algún|alguna|otr[oa]) (?=\S)/i,
  fr: /^(?:une?|des|les|de la|du) (?=\S)|^d'(?=\S)/i,
  pt: /^(?:uma?|uns|umas|algum|alguma|outr[oa]) (?=\S)/i,
  ja: /^$/u,
};

/** 'I don't want to move out' → moving out */
const ACTION =
  /(?:want|wish) to $|of us (?:will|wants? to|would) $|(?:won't|wont|will not|refuse to|not going to|(?:would|will) never|rather not) $/i;

/** 'I don't drink' means alcohol. */
const NO_ALCOHOL: Readonly<Record<Exclude<Language, 'ja'>, readonly [RegExp, string]>> = {
  en: [
    /(?:^|\s)i (?:don'?t|do not|no longer|never) drink(?= (?:and|so|anymore|any more|at all|but)(?:\s|$)|$)/i,
    'alcohol',
  ],
  de: [
    /(?:^|\s)(?:ich )?trinke (?:ich )?(?:nicht|nicht mehr|keinen alkohol)(?= (?:und|mehr|aber)(?:\s|$)|$)/i,
    'Alkohol',
  ],
  es: [/(?:^|\s)(?:yo )?(?:no|ya no) bebo(?= (?:y|pero|nada)(?:\s|$)|$)/i, 'alcohol'],
  fr: [/(?:^|\s)je ne bois (?:pas|plus)(?= (?:et|mais)(?:\s|$)|$)/i, 'alcool'],
  pt: [/(?:^|\s)(?:eu )?(?:não|já não) bebo(?= (?:e|mas)(?:\s|$)|$)/i, 'álcool'],
};

/** 'I have no car', 'kann keine Integrale': nothing that the user decided. */
function isLacked(upTo: string, language: Language): boolean {
  if (language === 'de')
    return /(?:^|\s)(?:habe?|haben|hat|kann|können|gibt|ist|bin|hatte|kenne|verstehe)\s(?:\S+\s){0,3}kein\S*\s$/i.test(
      upTo,
    );
  if (language === 'en') return /\b(?:have|has|had|got|there'?s|there is|there are|is|with|i'm|am)\s+no\s$/i.test(upTo);
  if (language === 'fr') return /(?:n'?(?:ai|a|avons|y a)|j'ai|il y a|suis|c'est) pas \S*\s?$/i.test(upTo);
  return false;
}

/** 'No course nearby' is a lack. */
const NEARBY =
  /(?:^|\s)(?:nearby|near (?:me|us|here)|around here|vor ort|in der nähe|cerca|aquí|près d'ici|dans le coin|por perto|aqui)$/i;

/** Of 'Tabletten besser schlafen', the noun was meant. */
const GERMAN_REST =
  /(?<=^(?:[a-zß-ü]+ )*[A-ZÄÖÜ][^ ]*) (?!(?:von|vom|mit|aus|für|auf|zum|zur|im|in|am|an|der|des|die|das|bei|über|unter|nach|vor) )[a-zß-ü].*$/u;

function readRefused(rest: string, language: Exclude<Language, 'ja'>): string[] {
  const { end, or, verb, lack } = words[language];
  const at = end.exec(rest)?.index ?? rest.length;
  const phrase = rest.slice(0, at).trim();
  if (phrase === '' || NEARBY.test(phrase) || lack.test(phrase) || countWords(phrase) > MAX_WORDS + 3) return [];
  const parts = phrase.split(or).map((part) => {
    const item = part
      .trim()
      .replace(/^to (?=[a-z])/u, '')
      .replace(verb, '');
    return language === 'de' ? item.replace(GERMAN_REST, '') : item;
  });
  return parts.filter((part) => part !== '' && countWords(part) <= MAX_WORDS && !lack.test(part));
}

const LAST: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /(?:^|\s)n?or\s/i,
  de: /(?:^|\s)(?:oder|noch)\s/i,
  es: /(?:^|\s)(?:o|u|ni)\s/i,
  fr: /(?:^|\s)(?:ou|ni)\s/i,
  pt: /(?:^|\s)(?:ou|nem)\s/i,
};

/** 'I don't want apps, courses or books': the list goes on in the next clauses, up to the 'or'. */
function readListed(source: Source, index: number, from: number): { at: number; what: string }[] {
  const language = source.language as Exclude<Language, 'ja'>;
  const { or, end } = words[language];
  const first = source.clauses[index]!;
  const sentence = pieceAt(source.sentences, first.from)?.to ?? first.to;
  if (countWords(first.text.slice(from)) > 3) return [];
  const listed: { at: number; what: string }[] = [];
  for (const clause of source.clauses.slice(index + 1, index + 5)) {
    if (clause.from > sentence) return [];
    const isLast = LAST[language].test(clause.text);
    if (countWords(clause.text) > (isLast ? 10 : 7) || (end.test(clause.text) && !isLast)) return [];
    // Of 'nor in buying a car', the preposition belongs to the words before.
    const parts = clause.text.split(or).map((part) => part.trim().replace(/^in (?=[a-z]+ing(?:\s|$))/u, ''));
    listed.push(...parts.map((what) => ({ at: clause.from, what })));
    if (isLast) return listed.filter(({ what }) => what !== '');
  }
  return [];
}
