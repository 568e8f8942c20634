/** Kilograms a week, above which losing weight is dangerous; small amounts are water and come back. */
const MOST_KG_A_WEEK = 2;
const LEAST_KG = 4;
/** Calories a day that nobody should go below without a doctor. */
const LEAST_CALORIES = 800;
/** Days without food. */
const MOST_DAYS = 3;

const KG: Readonly<Record<string, number>> = { k: 1, l: 0.45, p: 0.45, s: 6.35, 公: 1, キ: 1 };
const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(d|t|j|g|日)/u, 1],
  [/^(w|s|週)/u, 7],
  [/^(m|か|ヶ|カ|ケ|月)/u, 30],
];

const UNIT_OF_WEIGHT = '(kgs?|kilos?|kilogram[a-z]*|lbs?|pounds?|stones?|pfund|libras?|livres?|quilos?|chili)';
const UNIT_OF_TIME =
  '(days?|weeks?|months?|tag|tage|tagen|woche|wochen|monat|monate|monaten|dias?|semanas?|mes|meses|jours?|semaines?|mois|giorni|giorno|settimane|settimana|mese|mesi|dag|dagen|week|weken|maand|maanden)';
const A_NUMBER =
  '(\\d{1,3}|a|an|one|two|three|four|ein|eine|einem|einer|zwei|drei|un|una|dos|tres|une|deux|trois|um|uma|dois|duas|een|twee|drie|due|tre)';
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  dois: 2,
  duas: 2,
  twee: 2,
  due: 2,
  three: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  drie: 3,
  tre: 3,
  four: 4,
};

const between = '(?:[^ .]+ ){0,5}';
const LOSS =
  / (lose|losing|drop|dropping|shed|abnehmen|verlieren|runter|perder|bajar|adelgazar|perdre|maigrir|emagrecer|perdere|dimagrire|afvallen|kwijt|verliezen|thinner|lighter|leichter|abzunehmen|weniger) /u;

const WEIGHT_IN_TIME = new RegExp(` (\\d{1,3}) ?${UNIT_OF_WEIGHT} ${between}${A_NUMBER} ?${UNIT_OF_TIME} `, 'gu');
const TIME_FOR_WEIGHT = new RegExp(` ${A_NUMBER} ?${UNIT_OF_TIME} ${between}(\\d{1,3}) ?${UNIT_OF_WEIGHT} `, 'gu');
const WEIGHT_IN_TIME_JA =
  /(?:(\d{1,3})(日|週間|週|か月|ヶ月|カ月|ケ月|月)(?:間)?(?:で|以内に|の間に|までに).{0,6}?(\d{1,3}) ?(kg|キロ|公斤))/gu;

const FASTING =
  '(fast|fasting|fasts|fasten|ayunar|ayuno|jeuner|jeune|jejum|jejuar|digiuno|digiunare|vasten|no food|without food|not eat(?:ing)?|without eating|nichts essen|sin comer|sans manger|sem comer)';
const FAST_FOR = new RegExp(` ${FASTING} (?:[^ .]+ ){0,4}?${A_NUMBER} ?${UNIT_OF_TIME} `, 'gu');
const DAYS_OF_FAST = new RegExp(` ${A_NUMBER} ?${UNIT_OF_TIME} (?:[^ .]+ ){0,3}?${FASTING} `, 'gu');
const FAST_JA = /(\d{1,3})(日|週)間?.{0,6}(断食|絶食|食べな)|(断食|絶食).{0,4}?(\d{1,3})(日|週)/u;
const GENTLE_FAST =
  / (intermittent|ramadan|lent|lenten|daniel|social media|phone|digital|internet|intervall[a-z]*|intermitent[a-z]*|intermittente?|sugar|alcohol|news|sunrise|screen|media|instagram|fastenzeit|16|14|18|hours?|stunden|horas|heures|sabbath|buddhist|handy|zucker|alkohol) /u;

const FEW_CALORIES =
  / (?:eat|eating|live on|living on|survive on|only|under|below|just|at most|max|maximum|maximal|less than|fewer than|diet of|to|on|nur|hochstens|unter|solo|menos de|con|moins de|que|apenas|so|com|meno di|minder dan|slechts|nog maar) (?:[^ .]+ ){0,2}?(\d{2,3}) ?(?:k?cal|kcals|calories|kalorien|calorias|calorie|calorieen) (?:[^ .]+ ){0,2}?(?:day|daily|tag|taglich|dia|diarias?|jour|giorno|dag|diet|diat) /u;

const FROM_TO = / from (\d{2,3}) ?(?:kgs?|kilos?)? to (\d{2,3}) ?(?:kgs?|kilos?) /u;
/** Losing weight to less than this is dangerous for any adult. */
const LEAST_WEIGHT_KG = 42;

/** How much weight in how little time, how many days without food, how few calories: what no doctor would agree to. */
export function hasExtremeFigures(text: string): boolean {
  return losesTooFast(text) || losesTooMuch(text) || fastsTooLong(text) || eatsTooLittle(text);
}

function losesTooFast(text: string): boolean {
  const isAboutLoss = LOSS.test(text);
  const found = [
    ...all(WEIGHT_IN_TIME, isAboutLoss ? text : '').map(([, kg, unit, n, time]) => [kg, unit, n, time] as const),
    ...all(TIME_FOR_WEIGHT, isAboutLoss ? text : '').map(([, n, time, kg, unit]) => [kg, unit, n, time] as const),
    ...all(WEIGHT_IN_TIME_JA, text).map(([, n, time, kg, unit]) => [kg, unit, n, time] as const),
  ];
  return found.some(([weight, unit, n, time]) => {
    const kg = Number(weight) * (KG[unit![0]!] ?? 1);
    return kg >= LEAST_KG && kg / (days(n!, time!) / 7) > MOST_KG_A_WEEK;
  });
}

function losesTooMuch(text: string): boolean {
  const [, from, to] = FROM_TO.exec(text) ?? [];
  return Number(to) < LEAST_WEIGHT_KG && Number(from) > Number(to);
}

function fastsTooLong(text: string): boolean {
  if (FAST_JA.test(text)) {
    const [, before, unit, , , after, unitAfter] = FAST_JA.exec(text)!;
    return days((before ?? after)!, (unit ?? unitAfter)!) > MOST_DAYS;
  }
  if (GENTLE_FAST.test(text)) return false;
  const found = [
    ...all(FAST_FOR, text).map(([, , n, time]) => [n, time] as const),
    ...all(DAYS_OF_FAST, text).map(([, n, time]) => [n, time] as const),
  ];
  return found.some(([n, time]) => days(n!, time!) > MOST_DAYS);
}

function eatsTooLittle(text: string): boolean {
  const calories = FEW_CALORIES.exec(text)?.[1];
  return (
    calories !== undefined &&
    Number(calories) < LEAST_CALORIES &&
    !/ (burn|burning|deficit|fewer|verbrennen|quemar|bruler|queimar|defizit) /u.test(text)
  );
}

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];

function days(n: string, unit: string): number {
  const number = /^\d/.test(n) ? Number(n) : (WORDS[n] ?? 1);
  return number * (DAYS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}
