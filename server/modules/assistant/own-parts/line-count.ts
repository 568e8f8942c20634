import type { Language } from '../facts/detect-language.ts';
import { numberPattern, parseNumber } from '../facts/numbers.ts';

const MAX_COUNT = 300;
const MIN_COUNT = 2;

/** After a number, these make it a size, a time, a price or an age. */
const UNIT =
  /^(?:%|°|€|[$£¥]|(?:h|hrs?|min|mins|s|sec|km|m|cm|mm|mi|kg|g|mg|l|ml|dl|kwh|kw|w|v|gb|mb|px|pm|am|uhr|o'clock|qm|sqm|std|stdn?)(?![\p{L}])|(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|evenings?|kilomet\p{L}*|met(?:er|re)s?|miles?|feet|foot|inch\p{L}*|pounds?|kilos?|euros?|dollars?|bucks|quid|percent|degrees?|points?|guests?|times|bedrooms?|pages?|words|kelvin|watts?|lit(?:er|re)s?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|abenden?|punkten?|prozent|grad|meter|kilo|gäste\p{L}*|seiten|wörter|horas?|minutos?|días?|dias?|semanas?|mes|meses|mês|años?|anos?|noches?|noites?|puntos?|pontos?|grados?|graus?|invitados|convidados|personas|pessoas|páginas?|palabras|palavras|heures?|jours?|semaines?|mois|ans|années?|nuits?|mètres?|invités|personnes|degrés|mots|час\p{L}*|мин\p{L}*|дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|год\p{L}*|лет|км|кг|руб\p{L}*|процент\p{L}*|градус\p{L}*|saat|dakika|gün|hafta|ay|yıl|lira|derece|ساع\p{L}*|دقيق\p{L}*|دقائق|يوم|أيام|أسابيع|أشهر|سن\p{L}*)(?![\p{L}]))/iu;
/** 'three of four', '5 to 7', 'one in ten' */
const NOT_COUNTED =
  /^(?:of|out|in|to|or|and|a|an|at|by|per|for|from|x|more|less|von|bis|oder|und|im|am|zu|pro|mal|auf|de|del|en|a|o|y|e|por|veces|sur|à|ou|et|par|fois|em|ou|vezes|st|nd|rd|th|из|до|и|в|раз\p{L}*|kez|kere|kişi\p{L}*)(?![\p{L}])/iu;
/** A number after these names something or is a limit: 'grade 5', 'under 9', 'for 12'. */
const NAME_BEFORE =
  /(?:^|[\s(])(?:for|in|at|on|by|to|from|under|below|over|above|than|within|after|before|until|since|with|of|per|every|least|most|about|room|grade|level|chapter|page|part|unit|lesson|step|version|type|size|class|year|week|day|phase|stage|number|no|nr|für|mit|in|an|um|bis|ab|unter|über|vor|nach|mindestens|höchstens|klasse|stufe|kapitel|seite|teil|lektion|größe|woche|tag|phase|para|con|en|hasta|desde|antes|menos|más|mínimo|máximo|nivel|capítulo|página|parte|unidad|clase|talla|semana|día|pour|avec|dans|jusqu'à|avant|moins|plus|niveau|chapitre|partie|classe|taille|semaine|jour|com|em|até|mais|nível|etapa|\p{Lu}[\p{L}\d]*)\.? $/u;
const MAX_LEAD = 24;
const MAX_LEAD_WORDS = 2;

const TIMES =
  /(?<![\p{L}\p{N}])(?:(?<n>\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|duas|três|quatro) ?(?:times|mal|veces|fois|vezes|раза?|kez|kere)|(?<n>zwei|drei|vier|fünf|sechs)mal|(?<n>twice)|x ?(?<n>\d{1,2}))(?![\p{L}\p{N}])/iu;
/** 'three times a week' and 'twice as fast' */
const RATE = /^ ?(?:a|an|per|as|the|pro|am|die|im|so|al|por|a la|par|ao|à)(?![\p{L}])/iu;

const JAPANESE = new RegExp(
  `(?<![第\\d])(?<n>${numberPattern.ja})(?<unit>曲|冊|本|個|体|箱|組|羽|足|皿|枚|社|件|品|話|章|か所|ヶ所|箇所|匹|着|台|回|通|軒|校|課|種類)(?!目|以上は|以内)`,
  'u',
);

/** How many things of one kind a line is about, or how many times it is done: '3 places toured' → 3. */
export function countOf(line: string, language: Language | null): number | null {
  const n = language === 'ja' ? readJapanese(line) : (readThings(line, language) ?? readTimes(line, language ?? 'en'));
  return n !== null && Number.isInteger(n) && n >= MIN_COUNT && n <= MAX_COUNT ? n : null;
}

function readJapanese(line: string): number | null {
  const match = JAPANESE.exec(line);
  return match ? parseNumber(match.groups!['n']!, 'ja') : null;
}

function readTimes(line: string, language: Language): number | null {
  const match = TIMES.exec(line);
  if (!match || RATE.test(line.slice(match.index + match[0].length))) return null;
  const written = match.groups!['n']!.toLowerCase();
  return written === 'twice' ? 2 : parseNumber(written, language);
}

const pattern = (number: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,:/#+-])(?<n>${number}) (?=(?<rest>[\\p{L}"„“«].*))`, 'giu');
const numbers = {
  en: pattern(numberPattern.en),
  de: pattern(numberPattern.de),
  es: pattern(numberPattern.es),
  fr: pattern(numberPattern.fr),
  pt: pattern(numberPattern.pt),
} as const;
const LEADING_NUMBER = pattern(String.raw`^\d{1,3}`);

/** In a language that we do not know, only what a line begins with. */
function readThings(line: string, language: Exclude<Language, 'ja'> | null): number | null {
  for (const match of line.matchAll(language === null ? LEADING_NUMBER : numbers[language])) {
    const { n, rest } = match.groups!;
    const before = line.slice(0, match.index);
    const value = parseNumber(n!, language ?? 'en');
    if (value < MIN_COUNT || isLongLead(before) || NAME_BEFORE.test(lowerFirst(before))) continue;
    if (UNIT.test(rest!) || NOT_COUNTED.test(rest!) || !isPlural(rest!, language)) continue;
    return value;
  }
  return null;
}

const isLongLead = (before: string) =>
  before.length > MAX_LEAD || before.split(/\s+/u).filter(Boolean).length > MAX_LEAD_WORDS;

/** A capital letter makes a name only within a line: 'Send 10 letters', but 'the Clio 4'. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const IRREGULAR = /^(?:people|children|men|women|sheep|mice|geese)$/iu;

/** Whether one of the next words can be a plural, which has many forms in German. */
function isPlural(rest: string, language: Language | null): boolean {
  if (language === null) return true;
  const words = rest.split(/[\s,;:.()]+/u).slice(0, 3);
  if (language === 'de') return words.some((word) => /^\p{Lu}/u.test(word));
  return words.some((word) => /.[sx]$/iu.test(word) || IRREGULAR.test(word));
}
