import { readPatterns } from './phrase-finder.ts';

/** Losing weight faster is dangerous. Small amounts are ignored, because they are mostly water. */
const MAX_KG_PER_WEEK = 2;
const MIN_KG = 4;
/** Weighing less is dangerous for any adult. Even less is rather a suitcase or a dumbbell. */
const MIN_TARGET_KG = 42;
const MAX_LUGGAGE_KG = 24;
/** Eating less requires medical supervision. */
const MIN_CALORIES = 800;
const MAX_FASTING_DAYS = 3;

/** By the first letter of the unit, in all languages. */
const KG_PER_UNIT: Readonly<Record<string, number>> = { l: 0.45, p: 0.45, s: 6.35 };
const DAYS_PER_UNIT: Readonly<Record<string, number>> = {
  w: 7,
  s: 7,
  週: 7,
  m: 30,
  か: 30,
  ヶ: 30,
  カ: 30,
  ケ: 30,
  月: 30,
};
/** By the first letters of the word. */
const COUNTS: readonly (readonly [start: RegExp, count: number])[] = [
  [/^(two|zw|dos|deu|doi|dua|tw|due)/, 2],
  [/^(th|dre|dri|tre|tro)/, 3],
  [/^fo/, 4],
];

const figures = readPatterns('figures', [
  ...(['weight', 'time', 'weightLoss', 'weightInTime', 'targetWeight', 'otherWeight'] as const),
  ...(['fastingForTime', 'harmlessFasting', 'calories', 'burning'] as const),
]);

/** Whether a text plans to lose weight too fast or too far, to fast too long, or to eat too little. */
export function hasExtremeFigures(sentences: readonly (readonly string[])[]): boolean {
  const all = sentences.map((sentence) => ({ sentence, found: figures.find(sentence) }));
  const isAboutLoss = all.some(({ found }) => found.some(({ label }) => label === 'weightLoss'));
  return all.some(({ sentence, found }) => {
    const labels = new Set(found.map(({ label }) => label));
    return found.some((phrase) => {
      const amounts = (kind: 'weight' | 'time', perUnit: Readonly<Record<string, number>>) =>
        found
          .filter(({ label, start }) => label === kind && phrase.start <= start && start < phrase.end)
          .map(({ start }) => toAmount(sentence, start, perUnit));
      const kg = amounts('weight', KG_PER_UNIT);
      const days = amounts('time', DAYS_PER_UNIT);
      const rules: Partial<Record<typeof phrase.label, () => boolean>> = {
        weightInTime: () => isAboutLoss && kg[0]! >= MIN_KG && (kg[0]! / days[0]!) * 7 > MAX_KG_PER_WEEK,
        targetWeight: () => !labels.has('otherWeight') && kg.at(-1)! > MAX_LUGGAGE_KG && kg.at(-1)! < MIN_TARGET_KG,
        fastingForTime: () => !labels.has('harmlessFasting') && Math.max(...days) > MAX_FASTING_DAYS,
        calories: () => !labels.has('burning') && Number(sentence.slice(phrase.start).find(isNumber)) < MIN_CALORIES,
      };
      return rules[phrase.label]?.() ?? false;
    });
  });
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

function toAmount(sentence: readonly string[], at: number, perUnit: Readonly<Record<string, number>>): number {
  const count = sentence[at]!;
  const number = isNumber(count) ? Number(count) : (COUNTS.find(([start]) => start.test(count))?.[1] ?? 1);
  return number * (perUnit[sentence[at + 1]![0]!] ?? 1);
}
