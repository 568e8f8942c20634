import type { Language } from './detect-language.ts';

const list = (words: string) => words.split(' ');

const en = {
  ones: list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: list('twenty thirty forty fifty sixty seventy eighty ninety'),
};
const de = {
  ones: list(
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  tens: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
};
const es = {
  ones: list(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  ),
  tens: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
};
const fr = {
  ones: list(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  tens: list('vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'),
};
const pt = {
  ones: list(
    'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  ),
  tens: list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
};

type Words = Record<string, number>;

function spell({ ones, tens }: typeof en, join: (ten: string, one: string) => readonly string[]): Words {
  const words: Words = {};
  for (const [index, one] of ones.entries()) words[one] = index + 1;
  for (const [index, ten] of tens.entries()) {
    words[ten] = (index + 2) * 10;
    for (const [unit, one] of ones.slice(0, 9).entries()) {
      for (const word of join(ten, one)) words[word] = (index + 2) * 10 + unit + 1;
    }
  }
  return words;
}

const numberWords: Readonly<Record<Exclude<Language, 'ja'>, Words>> = {
  en: {
    ...spell(en, (ten, one) => [`${ten}-${one}`, `${ten} ${one}`]),
    a: 1,
    an: 1,
    'a couple of': 2,
    'a dozen': 12,
    dozen: 12,
    'half a dozen': 6,
    'a hundred': 100,
    'one hundred': 100,
    hundred: 100,
    'a thousand': 1000,
  },
  de: {
    ...spell(de, (ten, one) => [`${one}und${ten}`]),
    eins: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    zwo: 2,
    dreissig: 30,
    hundert: 100,
    einhundert: 100,
    zweihundert: 200,
    tausend: 1000,
  },
  es: {
    ...spell(es, (ten, one) => (ten === 'veinte' ? [`veinti${one}`] : [`${ten} y ${one}`])),
    un: 1,
    una: 1,
    veintidós: 22,
    veintitrés: 23,
    veintiséis: 26,
    'una docena de': 12,
    'una decena de': 10,
    'una veintena de': 20,
    'una treintena de': 30,
    'un par de': 2,
    cien: 100,
    doscientos: 200,
    mil: 1000,
  },
  fr: {
    ...spell(fr, (ten, one) => [`${ten}-${one}`, `${ten} et ${one}`]),
    une: 1,
    'une dizaine': 10,
    'une douzaine': 12,
    'une quinzaine': 15,
    'une vingtaine': 20,
    'une trentaine': 30,
    'une quarantaine': 40,
    'une cinquantaine': 50,
    'une centaine': 100,
    'une dizaine de': 10,
    'une douzaine de': 12,
    'une vingtaine de': 20,
    cent: 100,
    mille: 1000,
  },
  pt: {
    ...spell(pt, (ten, one) => [`${ten} e ${one}`]),
    uma: 1,
    duas: 2,
    dezasseis: 16,
    dezassete: 17,
    dezanove: 19,
    'uma dúzia de': 12,
    'uma dezena de': 10,
    'um par de': 2,
    cem: 100,
    mil: 1000,
  },
};

const DIGITS = String.raw`(?<!\d)\d{1,3}(?:[.,' ]\d{3}){1,3}(?!\d)|(?<!\d)\d{1,9}(?:[.,]\d{1,2})?(?!\d)`;
const KANJI = '[一二三四五六七八九十百千]';

function buildPattern(language: Language): string {
  if (language === 'ja') return String.raw`(?:${DIGITS}|${KANJI}{1,5})`;
  const words = Object.keys(numberWords[language]).toSorted((a, b) => b.length - a.length);
  return `(?:${DIGITS}|(?:${words.join('|')})(?![a-zA-ZÀ-ɏ]))`;
}

/** A number in digits or words, as the source of a pattern without groups. */
export const numberPattern: Readonly<Record<Language, string>> = {
  en: buildPattern('en'),
  de: buildPattern('de'),
  es: buildPattern('es'),
  fr: buildPattern('fr'),
  pt: buildPattern('pt'),
  ja: buildPattern('ja'),
};

/** The value of what `numberPattern` matched. */
export function parseNumber(text: string, language: Language): number {
  const written = text.trim().toLowerCase();
  if (/^\d/.test(written)) {
    const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(written);
    return Number(isGrouped ? written.replaceAll(/\D/g, '') : written.replaceAll(' ', '').replace(',', '.'));
  }
  return language === 'ja' ? parseKanji(written) : (numberWords[language][written] ?? Number.NaN);
}

const kanjiUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** '二十五' → 25 */
function parseKanji(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const unit = kanjiUnits[sign];
    if (unit === undefined) digit = '一二三四五六七八九'.indexOf(sign) + 1;
    else {
      sum += Math.max(1, digit) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
