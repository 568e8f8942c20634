/** Losing weight faster is dangerous. Small amounts are ignored, because they are mostly water. */
const MAX_KG_PER_WEEK = 2;
const MIN_KG = 4;
/** Eating fewer calories a day requires medical supervision. */
const MIN_CALORIES = 800;
const MAX_FASTING_DAYS = 3;

const KG_PER_UNIT: Readonly<Record<string, number>> = { k: 1, l: 0.45, p: 0.45, s: 6.35, 公: 1, キ: 1 };
const DAYS_PER_UNIT: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(d|t|j|g|日)/u, 1],
  [/^(w|s|週)/u, 7],
  [/^(m|か|ヶ|カ|ケ|月)/u, 30],
];

const WEIGHT_UNIT = '(kgs?|kilos?|kilogram[a-z]*|lbs?|pounds?|stones?|pfund|libras?|livres?|quilos?|chili)';
const TIME_UNIT =
  '(days?|weeks?|months?|tag|tage|tagen|woche|wochen|monat|monate|monaten|dias?|semanas?|mes|meses|jours?|semaines?|mois|giorni|giorno|settimane|settimana|mese|mesi|dag|dagen|week|weken|maand|maanden)';
const NUMBER =
  '(\\d{1,3}|a|an|one|two|three|four|ein|eine|einem|einer|zwei|drei|un|una|dos|tres|une|deux|trois|um|uma|dois|duas|een|twee|drie|due|tre)';
const NUMBER_WORDS: Readonly<Record<string, number>> = {
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

const UP_TO_FIVE_WORDS = '(?:[^ .]+ ){0,5}';
const WEIGHT_LOSS =
  / (lose|losing|drop|dropping|shed|abnehmen|verlieren|runter|perder|bajar|adelgazar|perdre|maigrir|emagrecer|perdere|dimagrire|afvallen|kwijt|verliezen|thinner|lighter|leichter|abzunehmen|weniger) /u;

const WEIGHT_IN_TIME = new RegExp(` (\\d{1,3}) ?${WEIGHT_UNIT} ${UP_TO_FIVE_WORDS}${NUMBER} ?${TIME_UNIT} `, 'gu');
const TIME_FOR_WEIGHT = new RegExp(` ${NUMBER} ?${TIME_UNIT} ${UP_TO_FIVE_WORDS}(\\d{1,3}) ?${WEIGHT_UNIT} `, 'gu');
const WEIGHT_IN_TIME_JA =
  /(?:(\d{1,3})(日|週間|週|か月|ヶ月|カ月|ケ月|月)(?:間)?(?:で|以内に|の間に|までに).{0,6}?(\d{1,3}) ?(kg|キロ|公斤))/gu;

const FASTING =
  '(fast|fasting|fasts|fasten|ayunar|ayuno|jeuner|jeune|jejum|jejuar|digiuno|digiunare|vasten|no food|without food|not eat(?:ing)?|without eating|nichts essen|sin comer|sans manger|sem comer)';
const FASTING_FOR_TIME = new RegExp(` ${FASTING} (?:[^ .]+ ){0,4}?${NUMBER} ?${TIME_UNIT} `, 'gu');
const TIME_OF_FASTING = new RegExp(` ${NUMBER} ?${TIME_UNIT} (?:[^ .]+ ){0,3}?${FASTING} `, 'gu');
const FASTING_JA = /(\d{1,3})(日|週)間?.{0,6}(断食|絶食|食べな)|(断食|絶食).{0,4}?(\d{1,3})(日|週)/u;
const HARMLESS_FAST =
  / (intermittent|ramadan|lent|lenten|daniel|social media|phone|digital|internet|intervall[a-z]*|intermitent[a-z]*|intermittente?|sugar|alcohol|news|sunrise|screen|media|instagram|fastenzeit|16|14|18|hours?|stunden|horas|heures|sabbath|buddhist|handy|zucker|alkohol) /u;

const FEW_CALORIES =
  / (?:eat|eating|live on|living on|survive on|only|under|below|just|at most|max|maximum|maximal|less than|fewer than|diet of|to|on|nur|hochstens|unter|solo|menos de|con|moins de|que|apenas|so|com|meno di|minder dan|slechts|nog maar) (?:[^ .]+ ){0,2}?(\d{2,3}) ?(?:k?cal|kcals|calories|kalorien|calorias|calorie|calorieen) (?:[^ .]+ ){0,2}?(?:day|daily|tag|taglich|dia|diarias?|jour|giorno|dag|diet|diat) /u;

const WEIGHT_FROM_TO = / from (\d{2,3}) ?(?:kgs?|kilos?)? to (\d{2,3}) ?(?:kgs?|kilos?) /u;
const TARGET_WEIGHT =
  / (?:(?:get|getting|drop|slim|diet|starve|go|am|fall|come)(?: myself)? (?:down )?(?:to|under|below)|down to|weigh(?: only| just)?|weighing|weight of|under|below|unter|auf|nur noch|wiegen|pesar|bajar a|llegar a|peser|descendre a|arriver a|chegar a|chegar aos|pesare|arrivare a|wegen|onder|naar|wazyc|весить|до) (?:[^ .]+ ){0,1}?(\d{2,3}) ?(kgs?|kilos?|kilo|kilogram[a-z]*|lbs?|pounds?|quilos?|chili|килограмм[а-я]*|кг) (?!less|weniger|menos|de moins|per|pro|each|of|curl|bench|squat)/gu;
const TARGET_WEIGHT_JA =
  /(?:体重|まで痩せ|痩せて|やせて)[^。]{0,8}?(\d{2})(kg|キロ)|(\d{2})(kg|キロ)(?:台)?(?:まで|に|を切るまで|になるまで)(?:痩|やせ|減量|落と|体重)/u;
const WEIGHT_OF_SOMETHING =
  / (luggage|suitcase|backpack|pack|bag|dog|puppy|cat|pet|son|daughter|child|bike|lift|lifting|press|curl|bench|squat|deadlift|carry|dumbbell|kettlebell|koffer|rucksack|hund|kind|gepack|heben|maleta|mochila|perro|hijo|hija|valise|chien|bagage|mala|cachorro|filho|filha|valigia|cane|hond|recover|gain|zunehmen|cooking|potatoes|apples|waste|rubbish|parcel) /u;
const WATER_ONLY =
  '((drink|have|consume|on|nothing but|only|just|just on|nur|bloss|so|apenas|somente|solo|sola|que de|uniquement de|con|com|solo con|so com) (only |just |solo |so )?(water|wasser|agua|leau|lacqua|water trinken))';
const WATER_FOR_TIME = new RegExp(
  ` ${WATER_ONLY} (?:[^ .]+ ){0,3}?${NUMBER} ?${TIME_UNIT} | ${NUMBER} ?${TIME_UNIT} (?:[^ .]+ ){0,2}?${WATER_ONLY} `,
  'gu',
);
const TIME_PART = new RegExp(`^(?:${NUMBER}|${TIME_UNIT})$`, 'u');
const OTHER_DRINKS =
  / (instead|soda|sodas|cola|coke|alcohol|juice|coffee|beer|drinks|beverages|no sugar|litres?|liters?|glasses|statt|saft|alkohol|limo|refrescos?|litros?|vasos?|copos?|alcool|refrigerante|sodas|jus|litres|verres|bier|kaffee|cafe|cold|shower|garden|plants?) /u;

/** Losing weight to less than this is dangerous for any adult. */
const MIN_TARGET_KG = 42;

/** Whether a text plans to lose weight too fast or too far, to fast too long, or to eat too little. */
export function hasExtremeFigures(text: string): boolean {
  return losesTooFast(text) || losesTooMuch(text) || fastsTooLong(text) || eatsTooLittle(text);
}

/** A target below any healthy adult's weight. Less than 25 kg is rather a suitcase or a dumbbell. */
const isTooLight = (weight: string | undefined, unit: string): boolean => {
  const kg = Number(weight) * (KG_PER_UNIT[unit[0]!] ?? 1);
  return kg >= 25 && kg < MIN_TARGET_KG;
};

function aimsTooLow(text: string): boolean {
  const ja = TARGET_WEIGHT_JA.exec(text);
  if (ja) return isTooLight(ja[1] ?? ja[3], 'k');
  return (
    !WEIGHT_OF_SOMETHING.test(text) && findMatches(TARGET_WEIGHT, text).some(([, n, unit]) => isTooLight(n, unit!))
  );
}

function drinksOnlyWater(text: string): boolean {
  if (OTHER_DRINKS.test(text)) return false;
  return findMatches(WATER_FOR_TIME, text).some((match) => {
    const [n, unit] = match.slice(1).filter((part) => part !== undefined && TIME_PART.test(part));
    return n !== undefined && unit !== undefined && toDays(n, unit) > MAX_FASTING_DAYS;
  });
}

function losesTooFast(text: string): boolean {
  const isAboutLoss = WEIGHT_LOSS.test(text);
  const matches = [
    ...findMatches(WEIGHT_IN_TIME, isAboutLoss ? text : '').map(
      ([, kg, unit, n, time]) => [kg, unit, n, time] as const,
    ),
    ...findMatches(TIME_FOR_WEIGHT, isAboutLoss ? text : '').map(
      ([, n, time, kg, unit]) => [kg, unit, n, time] as const,
    ),
    ...findMatches(WEIGHT_IN_TIME_JA, text).map(([, n, time, kg, unit]) => [kg, unit, n, time] as const),
  ];
  return matches.some(([weight, unit, n, time]) => {
    const kg = Number(weight) * (KG_PER_UNIT[unit![0]!] ?? 1);
    return kg >= MIN_KG && kg / (toDays(n!, time!) / 7) > MAX_KG_PER_WEEK;
  });
}

function losesTooMuch(text: string): boolean {
  if (aimsTooLow(text)) return true;
  const [, from, to] = WEIGHT_FROM_TO.exec(text) ?? [];
  return Number(to) < MIN_TARGET_KG && Number(from) > Number(to);
}

function fastsTooLong(text: string): boolean {
  if (drinksOnlyWater(text)) return true;
  if (FASTING_JA.test(text)) {
    const [, before, unit, , , after, unitAfter] = FASTING_JA.exec(text)!;
    return toDays((before ?? after)!, (unit ?? unitAfter)!) > MAX_FASTING_DAYS;
  }
  if (HARMLESS_FAST.test(text)) return false;
  const matches = [
    ...findMatches(FASTING_FOR_TIME, text).map(([, , n, time]) => [n, time] as const),
    ...findMatches(TIME_OF_FASTING, text).map(([, n, time]) => [n, time] as const),
  ];
  return matches.some(([n, time]) => toDays(n!, time!) > MAX_FASTING_DAYS);
}

function eatsTooLittle(text: string): boolean {
  const calories = FEW_CALORIES.exec(text)?.[1];
  return (
    calories !== undefined &&
    Number(calories) < MIN_CALORIES &&
    !/ (burn|burning|deficit|fewer|verbrennen|quemar|bruler|queimar|defizit) /u.test(text)
  );
}

const findMatches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];

function toDays(n: string, unit: string): number {
  const number = /^\d/.test(n) ? Number(n) : (NUMBER_WORDS[n] ?? 1);
  return number * (DAYS_PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}
