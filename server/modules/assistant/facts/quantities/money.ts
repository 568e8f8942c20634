import { type Piece, pieceAt, type Source, type Span } from '../source.ts';
import { numberPattern } from '../numbers.ts';
import type { Language } from '../detect-language.ts';

const DIGITS = String.raw`(?<!\d)\d{1,9}(?:[.,' ]\d{3}){0,3}(?:[.,]\d{1,2})?(?!\d)`;
const THOUSAND = String.raw`(?: ?(?:k|mil|tsd\.?|thousand|grand|mille|万)(?![a-zA-ZÀ-ɏ]))?`;
const CURRENCY =
  'euros?|eur|€|£|¥|\\$|usd|gbp|chf|franken|francs?(?: suisses)?|pounds?(?: sterling)?|quid|grand|dollars?(?: canadiens)?|dólares|bucks|pesos?|reais|soles|yens?|円|libras(?: esterlinas)?|livres sterling|pence';
const RATE =
  '(?: ?(?:a|per|each|/|pro|im|por|al?|à|ao|par) ?(?:la )?(?:week|month|year|person|head|woche|monat|person|semana|mes|mês|persona|pessoa|semaine|mois|personne)(?![a-zA-ZÀ-ɏ]))?';

const spelled = (language: Language) =>
  `(?:(?:${numberPattern[language]}|[a-zA-ZÀ-ɏ]{0,12}(?:hundert|tausend|cientos|centos|quinientos|quinhentos|duzentos|trezentos)|hundred|thousand|cents|mille|mil|cento) ?(?:and |e |y |et )?){1,4}`;

const compile = (language: Language) => [
  new RegExp(
    `(?<![a-zA-ZÀ-ɏ\\d])(?:R\\$|US\\$|C\\$|A\\$|[£$€¥]) ?${DIGITS}${THOUSAND}(?: (?:pesos|reais|euros))?${RATE}`,
    'gi',
  ),
  new RegExp(`(?<![a-zA-ZÀ-ɏ\\d.,])${DIGITS}${THOUSAND} ?(?:${CURRENCY})(?![a-zA-ZÀ-ɏ])${RATE}`, 'gi'),
  ...(language === 'ja'
    ? [/\d[\d,.]*(?:万|千)?円/gu]
    : [new RegExp(`(?<![a-zA-ZÀ-ɏ\\d])${spelled(language)} ?(?:${CURRENCY})(?![a-zA-ZÀ-ɏ])${RATE}`, 'gi')]),
];

const compiled = {
  en: compile('en'),
  de: compile('de'),
  es: compile('es'),
  fr: compile('fr'),
  pt: compile('pt'),
  ja: compile('ja'),
};

/** Amounts without a currency next to the word itself: '6k budget'. */
const BARE_BUDGET = new RegExp(
  String.raw`(?:budget|presupuesto|orçamento|予算)(?: of| is| von| ist| de| es de| é de|は)?:? ?(?<after>${DIGITS}k?)(?![a-zA-ZÀ-ɏ\d€£$%]| ?(?:hours?|h\b|stunden|horas|heures|min))|(?<![a-zA-ZÀ-ɏ\d.,])(?<before>${DIGITS}k?) (?:budget|presupuesto)(?![a-zA-ZÀ-ɏ])`,
  'gi',
);

const BUDGET_CUE =
  /\b(?:budget|max(?:imum)?|maxi|at most|at the very most|up to|no more than|under|less than|below|spend|spare|altogether|all told|all in|tops|limit|cap|or less|available|for (?:it|this|that|materials|everything|lessons|parts|the lot)|to get going|to play with)\b|höchstens|maximal|unter (?=\d)|zur verfügung|ausgeben|kosten darf|insgesamt|presupuesto|tope|como mucho|máximo|gastar|disponibles?|tout compris|plafond|au plus|dépenser|pas plus de|orçamento|no máximo|até (?=R?\$|\d)|予算|以内|まで/i;
const HAVE_BEFORE =
  /(?:\b(?:have|got|'ve|with|for|savings of|have saved|another)|habe|haben|mit|für|tengo|dispongo de|tenemos|con|por|j'ai|avons|avec|pour|tenho|temos|com|があり?)(?: (?:about|around|roughly|only|nur|etwa|ca\.|unos|solo|environ|cerca de|uns|só|up to|another))? ?$/i;
/** 'I have an oven, a recipe and £400' */
const HAVE_LIST_BEFORE =
  /^(?:i have|i've got|we have|ich habe|wir haben|tengo|tenemos|j'ai|nous avons|tenho|temos) [^.;!?\n]{2,100} (?:and|und|y|et|e) (?:about |etwa |unos |environ |uns )?$/i;
const GOAL_BEFORE =
  /\b(?:sav(?:e|ing)|raise|raising|earn|put (?:aside|away)|pay(?:ing)? (?:off|back|down)|clear(?:ing)?|repay|owe|invest|collect|fundraise|make (?=\D{0,9}$))\b|sparen|zurücklegen|ansparen|abbezahl|abzahl|tilgen|verdienen|sammeln|schulden|zurückzahl|ahorrar|pagar|reunir|juntar|recaudar|deuda|debo|ganar|économiser|épargner|rembourser|mettre de côté|récolter|collecter|gagner|dettes?|découvert|poupar|economizar|dívida|guardar|arrecadar|angariar|ganhar|amealhar|貯金|貯め|返済|稼/i;
const GOAL_AFTER =
  /^ ?(?:back(?![a-zA-ZÀ-ɏ])|zurück|de vuelta|de volta|cushion|safety net|emergency fund|rainy day|(?:as a |als )?(?:notgroschen|polster|rücklage)|de (?:colchón|reserva|ahorros?|coussin|côté|poupança)|d'épargne|of (?:\S+ ){0,3}debt|in (?:debt|savings)|debt|schulden|sparen|ansparen|zurücklegen|abbezahlen|verdienen|sammeln|de (?:deuda|dettes|découvert|dívida)|que debo|を?貯|貯金|の?(?:借金|返済)|を?稼)/i;
/** Prices, wages and what was spent before. */
const OTHER_BEFORE =
  /\b(?:bought (?:\S+ ){0,4}for|paid|costs?|cost me|worth|earning|i earn|salary(?: of| is)?|rent(?: is| of)?|inherited|lost|spent|charges?|wages? of|makes me|sold (?:\S+ ){0,3}for)(?: \S{1,8}){0,2} ?$|(?:gekauft für|gekostet|kostet|verdiene|gehalt(?: von)?|miete(?: von)?|bezahlt|wert)(?: \S{1,8}){0,2} ?$|(?:costó|compré (?:\S+ )?por|gano|vale|alquiler(?: de)?|cuesta|sueldo(?: de)?|pagué)(?: \S{1,8}){0,2} ?$|(?:acheté(?:e)? |coûté|coûte|je gagne|loyer(?: de)?|salaire(?: de)?|payé)(?: \S{1,8}){0,2} ?$|(?:comprei por|custou|custa|eu ganho|aluguel(?: de)?|renda(?: de)?|salário(?: de)?|paguei)(?: \S{1,8}){0,2} ?$/i;
/** 'I bought a drum for £80', '85 Euro haben die Noten gekostet': gone already, however the sum is introduced. */
const PRICED =
  /(?<![a-zA-ZÀ-ɏ])(?:bought|paid|costs?|worth|spent|sold|rent(?:ing|ed)?|hir(?:e|ed|ing)|gekauft|gekostet|koste(?:t|n|te|ten)(?! darf)|bezahlt|gezahlt|wert|ausgegeben|gemietet|miete|compr(?:é|amos|aron|ó)|comprad[oa]|cost(?:ó|aron|aba)|cuestan?|valen?|pagu?(?:é|amos|ado)|gast(?:é|ado)|achetée?s?|coût(?:é|e|ent|ait)e?s?|payée?s?|valait|vaut|dépensé|lou(?:é|e)|comprei|comprou|comprámos|custou|custam?|custaram|paguei|pagou|gastei|alugo)(?![a-zA-ZÀ-ɏ])|円(?:も)?(?:した|で買|かか)|払っ/i;
/** What comes in, or is owed to others: it is not there to be spent. */
const INCOME =
  /(?<![a-zA-ZÀ-ɏ])(?:take[- ]home|takes home|bring(?:s|ing)? (?:home|in)|(?:i|we|he|she|wife|husband|partner) (?:earns?|makes?|gets?)|earn(?:s|ing)?|salary|wages?|pension|income|paid|pays me|grant|insurance|benefits|verdien[a-z]*|gehalt|lohn|rente|netto|brutto|einkommen|zuschuss|förderung|gan[ao]|ganamos|cobr[ao]|cobramos|sueldo|salario|nómina|pensión|subvención|ingresos|gagne|gagnons|touche|touchons|salaire|retraite|revenus?|subvention|donne|ganho|ganha|ganhamos|recebo|recebe|salário|ordenado|reforma|pensão|subsídio)(?![a-zA-ZÀ-ɏ])|月収|年収|給料|手取り|収入|年金|ボーナス|家賃|時給/iu;
const DEBT =
  /(?<![a-zA-ZÀ-ɏ])(?:mortgage|left on (?:the|my|our)|loan of|restschuld|hypothek|kredit|reste|crédit|emprunt|prêt|hipoteca|préstamo de|crédito|empréstimo de)(?![a-zA-ZÀ-ɏ])|ローン/iu;
const DEBT_AFTER =
  /^ ?(?:left )?(?:on (?:the|my|our) (?:mortgage|loan|car|house)|restschuld|kredit|de crédit|d'emprunt|de hipoteca|de crédito)/i;
/** 'I spend €40 a week on takeaways': so it is now. */
const SPENT =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:i|we) (?:currently |now |already )?spend|(?:ich|wir) geben?|gasto|gastamos|je dépense|on dépense)(?: \S{1,12}){0,3} ?$/i;
const PRICE_AFTER =
  /^ ?(?:an?|per|each|pro|die|je|por|la|de l'|l'|par|\/|à) ?(?:hour|lesson|session|go|bag|piece|h(?![a-z])|stunde|hora|clase|aula|heure|cours|séance|sesión|sessão)|^ (?:de tasa|de taxa|de frais|gebühr)|^ ?(?:a|per) year(?![a-zA-Z])|^ (?:im|pro) jahr/i;
/** 'We can pay about £40 a month' */
const CAN_SPEND =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:can|could|able to|willing to|happy to) (?:spend|pay|afford)|(?:puedo|podemos|podría|podríamos) (?:pagar|gastar|permitirme|permitirnos)|(?:peux|pouvons|peut|pourrais) (?:payer|dépenser|mettre)|(?:posso|podemos|poderia) (?:pagar|gastar))(?: (?:about|around|up to|maybe|perhaps|only|unos|unas|hasta|environ|jusqu'à|uns|umas|até|cerca de))? ?$/i;
/** 'I don't want to spend more than £50' is a limit, too. */
const NOT_MORE =
  /(?:n't|\bnot|\bnever|nicht|kein\S*|\bno|\bne|pas|não)\s[^.;]{0,40}(?:more than|over|mehr als|über|más de|plus de|mais (?:do que|de))(?: \S{1,8})? ?$/i;
/** What one will not pay for. */
const REFUSED =
  /(?<![a-zA-ZÀ-ɏ])(?:won't|will not|refuse to|not (?:paying|spending|going to (?:pay|spend))|don't want to (?:pay|spend)|(?:zahle|bezahle|gebe|nehme) (?:ich|wir) (?:\S+ )?nicht|will (?:ich )?(?:\S+ ){0,6}nicht (?:zahlen|bezahlen|ausgeben)|no (?:quiero|pienso|voy a) (?:pagar|gastar)|(?:veux|vais) pas (?:payer|dépenser)|pas question de payer|não (?:quero|vou) (?:pagar|gastar))(?![a-zA-ZÀ-ɏ])/i;
/** 'Not under £31k': a minimum. */
const MINIMUM =
  /(?<![a-zA-ZÀ-ɏ])(?:not (?:under|below|less than)|at least|no less than|more than|over|from|mindestens|nicht unter|ab|al menos|como mínimo|más de|au moins|pas moins de|plus de|pelo menos|no mínimo|mais de)(?: \S{1,8})? ?$/i;
/** A limit right before the sum. */
const LIMIT_BEFORE =
  /(?<![a-zA-ZÀ-ɏ])(?:at most|up to|no more than|max(?:imum|imal)?\.?|budget(?: of| is| von)?:?|höchstens|bis zu|como mucho|máximo|hasta|presupuesto(?: de)?:?|au plus|maxi(?:mum)?|jusqu'à|no máximo|até|orçamento(?: de)?:?|spend|ausgeben|gastar|dépenser)(?: (?:of|about|around|maybe|perhaps|etwa|unos|unas|environ|uns|umas|cerca de|another))? ?$/i;
export const WEIGHT_BEFORE = /\b(?:lose|losing|lost|gain|weigh|drop|shed|lift|bench|squat|deadlift|press)\b/i;

/** More cannot be told apart anyway. */
const MAX_MENTIONS = 20;
const CONTEXT = 150;
/** The noun, followed by anything else than its sum. */
const BUDGET_NOUN_OF_OTHERS =
  /(?:budget|presupuesto|orçamento)(?= (?:that|which|and|for us|das|den|und|que|y|qui|et|e)(?![a-zA-ZÀ-ɏ]))/i;
/** 'Save up to £500' */
const GOAL_REACH = 25;

export interface Money extends Span {
  readonly text: string;
}

export interface MoneyFacts {
  readonly budget: string | null;
  /** Every sum that the text mentions. */
  readonly sums: readonly Span[];
  /** Money that the goal itself is about: 'save €5,000'. */
  readonly amount: Money | null;
}

export function findMoney(source: Source): MoneyFacts {
  let budget: string | null = null;
  let isCertain = false;
  let amount: Money | null = null;
  const mentions = findMentions(source);
  for (const money of mentions.slice(0, MAX_MENTIONS)) {
    const sentence = pieceAt(source.sentences, money.from);
    const clause = pieceAt(source.clauses, money.from);
    if (!sentence || !clause) continue;
    const kind = classify(source, money, clause, sentence);
    if (kind === 'goal') amount ??= money;
    if (kind === 'other' || kind === 'goal') continue;
    if (budget === null || (kind === 'certain' && !isCertain)) budget = money.text;
    isCertain ||= kind === 'certain';
  }
  const bare = BARE_BUDGET.exec(source.text);
  BARE_BUDGET.lastIndex = 0;
  return {
    sums: mentions,
    budget: budget ?? bare?.groups!['after'] ?? bare?.groups!['before'] ?? null,
    amount,
  };
}

function findMentions({ text, language }: Source): Money[] {
  const found: Money[] = [];
  for (const pattern of compiled[language]) {
    for (const match of text.matchAll(pattern)) {
      const written = match[0].trim();
      const span = { from: match.index, to: match.index + written.length, text: written };
      if (!found.some((other) => other.from < span.to && span.from < other.to)) found.push(span);
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function classify(
  source: Source,
  money: Money,
  clause: Piece,
  sentence: Piece,
): 'goal' | 'certain' | 'likely' | 'other' {
  const before = source.text.slice(Math.max(clause.from, money.from - CONTEXT), money.from);
  const beforeInSentence = source.text.slice(Math.max(sentence.from, money.from - CONTEXT), money.from);
  const after = source.text.slice(money.to, Math.max(money.to, Math.min(clause.to, money.to + CONTEXT)));
  if (/pounds?$|libras$/i.test(money.text) && WEIGHT_BEFORE.test(before)) return 'other';
  if (NOT_MORE.test(before) || CAN_SPEND.test(before)) return 'certain';
  if (REFUSED.test(clause.text)) return 'other';
  if (MINIMUM.test(before) || SPENT.test(before)) return 'other';
  if (LIMIT_BEFORE.test(before) && !GOAL_BEFORE.test(before.slice(-GOAL_REACH))) return 'certain';
  if (PRICED.test(clause.text)) return 'other';
  if (OTHER_BEFORE.test(before) || DEBT_AFTER.test(after)) return 'other';
  if (GOAL_AFTER.test(after)) return 'goal';
  // 'A budget that we both keep and €900' names no sum for the budget.
  const near = before.slice(-40).split(BUDGET_NOUN_OF_OTHERS).at(-1)!;
  const isCued = BUDGET_CUE.test(near) || BUDGET_CUE.test(after.slice(0, 30));
  if (GOAL_BEFORE.test(before) && !/\bbudget\b/i.test(before)) return 'goal';
  if (isCued) return 'certain';
  if (GOAL_BEFORE.test(beforeInSentence)) return 'goal';
  // 'I take home $3,900, my wife $2,100'
  if (PRICED.test(beforeInSentence) || INCOME.test(beforeInSentence) || DEBT.test(before) || PRICE_AFTER.test(after))
    return 'other';
  if (/year$/i.test(money.text)) return 'other';
  if (HAVE_BEFORE.test(before) || HAVE_LIST_BEFORE.test(beforeInSentence)) return 'likely';
  const otherWords = `${before} ${after}`.split(/\s+/).filter(Boolean).length;
  return otherWords <= 2 ? 'likely' : 'other';
}
