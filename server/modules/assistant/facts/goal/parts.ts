import type { Language } from '../detect-language.ts';
import { overlaps, type Piece, pieceAt, type Source, type Span } from '../source.ts';
import { countWords, toItems } from '../situation/phrases.ts';

const LIST_LINE = /^[ \t]*(?:[-*•–▪‣・]|\d{1,2}[.)]|\[[ x]?\])[ \t]+(?<item>\S.*)$/gmu;

/** What has to be done besides the goal. The group `what` is the part. */
const obligations: Readonly<Record<Exclude<Language, 'ja'>, readonly RegExp[]>> = {
  en: [
    /(?:^|\b)(?:(?:i|we)(?: also| still| then| first)? (?:need(?: to)?|have to|want(?= an? | the | my )|want to|must|should|ought to|'ll have to)|(?:first|then|next|after that|also|finally),? (?:i (?:need|have) to )?|need to|still need to|i also need|i'll need) (?<what>(?!to be\b|be\b|it\b|more time\b|help\b|\d)[a-zA-ZÀ-ɏ].+)$/i,
    /^(?<what>(?:the |a |my |our )[a-zA-ZÀ-ɏ\d '-]{2,40} (?:has to|have to|needs? to|must) be [a-zA-ZÀ-ɏ]+.*)$/i,
    /^(?<what>(?:make|get|buy|find|learn|ask|decide|book|order|write|call|choose|build|apply|register|rent|borrow|hire|fix|repair|clean|paint|install|replace|sell|invite|design|test|research|compare|sort|pack|print|send|renew|contact|check|measure|draw|plant|dig|sand|prepare|practise|practice|finish|sign|set up|work out|figure out) (?:the |a |an |my |our |some |out |up |for |about |whether |how |which |[a-zA-ZÀ-ɏ]+ ).{2,80})$/i,
  ],
  de: [
    /(?:^|\s)(?:ich|wir) (?:muss|müssen|brauche|brauchen|sollte)(?: auch| noch| dann| zuerst| erst)* (?<what>(?!nur)[a-zA-ZÀ-ɏ].+)$/i,
    /^(?:(?:dann|außerdem|danach|zuerst|noch) )?(?:muss|müssen|brauche) (?:ich |wir )?(?:auch |noch )*(?<what>[a-zA-ZÀ-ɏ].+)$/i,
    /^(?<what>(?:der|die|das|ein|eine|mein|meine) [a-zA-ZÀ-ɏ -]{2,40} (?:muss|müssen) .+)$/i,
  ],
  es: [
    /(?:^|\s)(?:(?:también |además |luego |después |primero )?(?:tengo que|necesito|hay que|debo|falta)) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
    /^(?<what>(?:hacer|comprar|buscar|encontrar|aprender|preguntar|decidir|reservar|pedir|escribir|llamar|elegir|montar|arreglar|pintar|vender|invitar|diseñar|probar) .{2,80})$/i,
  ],
  fr: [
    /(?:^|\s)(?:(?:aussi |ensuite |puis |d'abord )?(?:je dois|il faut|il me faut|j'ai besoin de|il reste à)(?: aussi| encore| d'abord)?) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
    /^(?<what>(?:faire|acheter|chercher|trouver|apprendre|demander|décider|réserver|commander|écrire|appeler|choisir|monter|réparer|peindre|vendre|inviter|tester) .{2,80})$/i,
  ],
  pt: [
    /(?:^|\s)(?:(?:também |depois |primeiro )?(?:tenho de|tenho que|preciso de|preciso|é preciso|falta)) (?<what>[a-zA-ZÀ-ɏ].+)$/i,
    /^(?<what>(?:fazer|comprar|procurar|encontrar|aprender|perguntar|decidir|reservar|pedir|escrever|ligar|escolher|montar|arranjar|consertar|pintar|vender|convidar|testar) .{2,80})$/i,
  ],
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
  en: /^(?:an? |the |my |some |somewhere |new )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  de: /^(?:eine?n? |den |die |das |meine?n? |neue )[a-zA-ZÀ-ɏ]/i,
  es: /^(?:una? |el |la |los |las |mi )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  fr: /^(?:une? |le |la |les |l'|des |mon |ma )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
  pt: /^(?:uma? |o |a |os |as |meu |minha )[a-zA-ZÀ-ɏ]|^[A-ZÀ-Þ]/u,
};
const NEED_NUMBER =
  /^\d+[\d.,]*\s?(?:hours?|h\b|min|weeks?|days?|months?|stunden|wochen|horas|semanas|heures|semaines|%|[€£$])/i;
const MAX_WORDS = 16;

/** What has to be made, got, learned, asked or decided, in the user's words and order. */
export function findParts(source: Source, goalSentence: Piece | undefined, goal: string): string[] {
  const listed = Array.from(source.text.matchAll(LIST_LINE), (match) => match.groups!['item']!);
  if (listed.length >= 2) return toItems(listed);
  if (source.language === 'ja')
    return toItems(Array.from(source.text.matchAll(JAPANESE), (match) => match.groups!['what']!));
  const language = source.language;
  const found: { readonly at: number; readonly what: string }[] = [];
  for (const part of splitGoal(source, goalSentence, goal)) found.push({ at: goalSentence?.from ?? 0, what: part });
  const lists = source.sentences.flatMap((sentence) => findLists(source, sentence, sentence === goalSentence));
  for (const { from, items } of lists) found.push(...items.map((what, index) => ({ at: from + index, what })));
  for (const clause of source.clauses) {
    const sentence = pieceAt(source.sentences, clause.from);
    if (sentence === goalSentence || lists.some((list) => overlaps(list, clause))) continue;
    const what = obligations[language].map((pattern) => pattern.exec(clause.text)?.groups!['what']).find(Boolean);
    if (what === undefined || NEED_NUMBER.test(what) || countWords(what) > MAX_WORDS) continue;
    found.push({ at: clause.from, what });
  }
  return toItems(found.toSorted((a, b) => a.at - b.at).map(({ what }) => what));
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

const AND = /,?\s(?:and|und|y|et|e|&|sowie)\s/i;
/** A clause with a verb of its own is not a member of a list of things. */
const FINITE =
  /(?:^|\s)(?:i|i'm|we|he|she|they|it|is|are|was|has|have|can|will|isn't|ich|wir|ist|sind|hat|habe|kann|está|son|tengo|tiene|je|j'ai|il|est|sont|é|são|tenho|tem)(?:\s|$)/i;
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
  const isClean = items.every((item) => item !== '' && countWords(item) <= MAX_ITEM_WORDS && !NEED_NUMBER.test(item));
  return isClean && !items.slice(1).some((item) => FINITE.test(` ${item} `)) ? items : [];
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
  return members.length >= 3 ? members : [];
}

const NAMED_OBJECT = /^[a-zA-ZÀ-ɏ]+ (?=[A-ZÀ-Þ][a-zß-ɏ]+$)/u;
const FACT =
  /\s(?:by|before|until|because|within|in \d|this|next|bis|vor|weil|antes|hasta|porque|avant|d'ici|até|para o|para el)\s.*$/i;

function cutFact(item: string): string {
  return item.replace(FACT, '');
}
