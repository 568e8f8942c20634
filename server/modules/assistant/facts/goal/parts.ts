import type { Language } from '../detect-language.ts';
import { overlaps, type Piece, pieceAt, type Source, type Span } from '../source.ts';
import { countWords, toItems } from '../situation/phrases.ts';
import { reasonIn } from './tidy-goal.ts';

const LIST_LINE = /^[ \t]*(?:[-*•–▪‣・]|\d{1,2}[.)]|\[[ x]?\])[ \t]+(?<item>\S.*)$/gmu;

/**
 * What has to be done besides the goal. Only words such as 'still' and 'first' tell it from what the user has to do anyway: 'I have
 * to pick up the children at three'.
 */
const obligations: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /(?:^|\s)(?:(?:i|we)(?:'ll)? (?:still|also|first|then) (?:need|have|must|should)(?: to(?! be ))?|(?:first|then|next|after that|finally),? (?:i|we)(?:'ll)? (?:need|have|must|want)(?: to(?! be ))?|still need(?: to(?! be ))?) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
  de: /(?:^|\s)(?:(?:ich|wir) )?(?:muss|müssen|brauche|brauchen) (?:ich |wir )?(?:auch|noch|zuerst|zunächst|erst|außerdem|dann|vorher)(?: noch| auch)* (?<what>[a-zA-ZÀ-ɏ].+)$/i,
  es: /(?:^|\s)(?:también|además|todavía|aún|primero|luego|después),? (?:tengo que|tenemos que|necesito|necesitamos|hay que|me falta|nos falta) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
  fr: /(?:^|\s)(?:je dois|nous devons|on doit|il faut|il me faut|il nous faut|il me reste à|il nous reste à) (?:aussi|encore|d'abord|ensuite|également) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
  pt: /(?:^|\s)(?:(?:também|ainda|primeiro|depois),? (?:tenho (?:de|que)|temos (?:de|que)|precis(?:o|amos)(?: de)?|é preciso)|(?:tenho|temos|precis(?:o|amos)) (?:também|ainda) (?:de|que)?) ?(?<what>[a-zA-ZÀ-ɏ].+)$/i,
};
const JAPANESE =
  /(?<what>[^。、！\n]{2,40}?)(?:が必要|しなければ|しないと|なければならない|を(?:買う|探す|決める|習う|作る|準備する|申し込む|予約する)(?=[。、]|$))/gu;

/** What introduces a list of what is needed. */
const needs: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /(?:^|[,;] |\b(?:i|we|and|but) )(?:(?:will|'ll|would|also|still|just|then|first) )*(?:need|require|have to|must|are missing|want)(?: to| some)? (?!(?:help|more time|it|\d)\b)/i,
  de: /(?:^|\s)(?:brauche[n]?|benötige[n]?|muss|müssen|fehl(?:t|en))(?: ich| wir| mir| uns| noch| auch| dafür| dazu)* /i,
  es: /(?:^|\s)(?:necesito|necesitamos|hacen? falta|faltan?|tengo que|tenemos que|hay que) /i,
  fr: /(?:^|\s)(?:il (?:me |nous )?faut|j'ai besoin (?:de |d')|il manque|je dois|on doit) ?/i,
  pt: /(?:^|\s)(?:precis(?:o|amos)(?: de)?|faltam?|é preciso|tenho (?:de|que)|temos (?:de|que)) /i,
};

/** 'a pond, a path and somewhere to sit' */
const THING: Readonly<Record<Exclude<Language, 'ja'>, RegExp>> = {
  en: /^(?:an? |the |my |our |some |some(?:where|one|body|thing) |new |two |three |four |five )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  de: /^(?:eine?n? |den |die |das |meine?n? |neue )[a-zA-ZÀ-ɏ]/i,
  es: /^(?:una? |el |la |los |las |mi )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  fr: /^(?:une? |le |la |les |l'|des |mon |ma )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  pt: /^(?:uma? |o |a |os |as |meu |minha )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
};
const NEED_NUMBER =
  /^\d+[\d.,]*\s?(?:hours?|h\b|min|weeks?|days?|months?|stunden|wochen|horas|semanas|heures|semaines|%|[€£$])/i;
const MAX_WORDS = 14;
/** Tells nothing to do. */
const VAGUE = /^(?:(?:be|it|them|this|that|more|less|help|time|only|nur|mehr|zeit|tiempo|temps|tempo)(?![a-zA-ZÀ-ɏ]))/i;

const withoutReason = (what: string, language: Language) => what.slice(0, reasonIn(what, language));

/** Half of a pair of brackets was cut off. */
const isBalanced = (part: string) => part.split('(').length === part.split(')').length;

/** What has to be made, got, learned, asked or decided, in the user's words and order. */
export function findParts(source: Source, goalSentence: Piece | undefined, goal: string): string[] {
  const listed = Array.from(source.text.matchAll(LIST_LINE), (match) => match.groups!['item']!);
  if (listed.length >= 2) return toItems(listed);
  if (source.language === 'ja')
    return toItems(
      Array.from(source.text.matchAll(JAPANESE))
        .filter(({ index }) => !goalSentence || index < goalSentence.from || index >= goalSentence.to)
        .map((match) => match.groups!['what']!),
    );
  const language = source.language;
  const found: { readonly at: number; readonly what: string }[] = [];
  for (const part of splitGoal(source, goalSentence, goal)) found.push({ at: goalSentence?.from ?? 0, what: part });
  const lists = source.sentences.flatMap((sentence) => findLists(source, sentence, sentence === goalSentence));
  for (const { from, items } of lists) found.push(...items.map((what, index) => ({ at: from + index, what })));
  for (const clause of source.clauses) {
    const sentence = pieceAt(source.sentences, clause.from);
    if (sentence === goalSentence || lists.some((list) => overlaps(list, clause))) continue;
    const what = obligations[language].exec(clause.text)?.groups!['what'];
    if (what === undefined || NEED_NUMBER.test(what) || VAGUE.test(what) || countWords(what) > MAX_WORDS) continue;
    found.push({ at: clause.from, what: withoutReason(what, language) });
  }
  return toItems(
    found
      .toSorted((a, b) => a.at - b.at)
      .map(({ what }) => what)
      .filter(isBalanced),
  );
}

interface List extends Span {
  readonly items: readonly string[];
}

/** 'I need a stage, three puppets and a story', or what a colon introduces. */
function findLists(source: Source, sentence: Piece, isGoal: boolean): List[] {
  if (source.language === 'ja') return [];
  const need = isGoal ? null : needs[source.language].exec(sentence.text);
  const colon = sentence.text.indexOf(': ');
  const starts = [need ? need.index + need[0].length : -1, colon === -1 ? -1 : colon + 2].filter((at) => at >= 0);
  for (const start of starts) {
    const rest = sentence.text.slice(start, start + 400);
    const lead = needs[source.language].exec(rest);
    const items = readList(lead?.index === 0 ? rest.slice(lead[0].length) : rest);
    const isList = items.length >= (start === colon + 2 ? 3 : 2);
    if (isList) return [{ from: sentence.from + start, to: sentence.to, items }];
  }
  return [];
}

/** What is refused or how, not what. */
const NO_PART =
  /^(?:not|no|without|with|nothing|only|just|but|or|ideally|maybe|kein[a-z]*|ohne|nicht|nur|sin|no|solo|sans|pas|seulement|sem|não|só)(?![a-zA-ZÀ-ɏ])/i;
const AND = /,?\s(?:and|und|y|et|e|&|sowie)\s/i;
/** A clause with a verb of its own is not a member of a list of things. */
const FINITE =
  /(?:^|\s)(?:i|i'm|i'll|i've|i'd|we|he|she|they|it|is|are|was|were|has|have|had|can|will|isn't|ich|wir|er|sie|ist|sind|hat|habe|haben|kann|wird|está|es|son|tengo|tiene|hace|je|j'ai|il|elle|on|est|sont|é|são|tenho|tem|fica)(?:\s|$)/i;
const MAX_ITEM_WORDS = 10;

/** The members of a list that ends with 'and': 'a stage, three puppets and a story'. */
function readList(text: string): string[] {
  const end =
    /[–—(]|\s(?:because|but|so that|so i|before|by|until|aber|weil|damit|bis|pero|porque|para que|antes|mais|parce|avant|mas|até)\s/i.exec(
      text,
    );
  const list = text.slice(0, end?.index ?? text.length);
  const commas = list.split(/,\s/);
  const last = commas.at(-1)!.split(AND);
  if (last.length < 2) return [];
  const items = [...commas.slice(0, -1), ...last].map((item) =>
    cutFact(item.trim().replace(/^(?:and|und|y|et|e) /i, '')),
  );
  const isClean = items.every(
    (item) => item !== '' && countWords(item) <= MAX_ITEM_WORDS && !NEED_NUMBER.test(item) && !NO_PART.test(item),
  );
  return isClean && !items.some((item) => FINITE.test(` ${item} `)) ? items : [];
}

/** The members of a list of at least three things in the sentence of the goal. */
function splitGoal(source: Source, sentence: Piece | undefined, goal: string): string[] {
  if (!sentence || source.language === 'ja') return [];
  const start = source.text.indexOf(goal.replace(/…$/u, ''), sentence.from);
  const text = source.text.slice(start === -1 ? sentence.from : start, sentence.to);
  const isThing = THING[source.language];
  const [first = '', ...others] = text.split(/,\s|,?\s(?:and|und|y|et|e)\s/i).map((item) => cutFact(item.trim()));
  // 'see Vienna, Ljubljana and Venice'
  const items = [isThing.test(first) && !NAMED_OBJECT.test(first) ? first : first.replace(NAMED_OBJECT, ''), ...others];
  const end = items.findIndex((item) => !isThing.test(item));
  const members = end === -1 ? items : items.slice(0, end);
  return members.length >= 3 && !members.some((member) => FINITE.test(member)) ? members : [];
}

const NAMED_OBJECT = /^[a-zA-ZÀ-ɏ]+ (?=[A-ZÀ-Þ][a-zß-ɏ]+$)/u;
const FACT =
  /\s(?:by|before|until|because|within|in \d|this|next|bis|vor|weil|antes|hasta|porque|avant|d'ici|até|para o|para el)\s.*$/i;

function cutFact(item: string): string {
  return item.replace(FACT, '');
}
