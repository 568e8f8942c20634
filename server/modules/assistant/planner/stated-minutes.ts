/** The longest phrases first. */
const statedInWords: readonly (readonly [string, number])[] = [
  ['an hour and a half', 90],
  ['an hour and a quarter', 75],
  ['half an hour', 30],
  ['an hour', 60],
  ['thirty minutes', 30],
  ['twenty minutes', 20],
  ['fifteen minutes', 15],
  ['ten minutes', 10],
];
/** A larger number is not the length of a session, */
const MAX_STATED = 1.5;
/** and a much smaller one is only a part of it. */
const MIN_EXACT = 0.6;

/** 'Talk for 20 minutes' → 20, in a session of about `usual` minutes. Zero if the text does not say how long. */
export function statedMinutes(text: string, usual: number): number {
  const figures = [...text.matchAll(/(\d+) minutes?\b/g)].map(([, number]) => Number(number));
  const words = statedInWords.filter(([phrase]) => text.includes(phrase)).map(([, number]) => number);
  const stated = [...figures, ...words.slice(0, 1)].filter((number) => number <= usual * MAX_STATED);
  return Math.max(0, wholeTask(text) ?? 0, ...stated);
}

/** 'Read 10 minutes …' → 10: the session is nothing else. */
export function exactMinutes(text: string, usual: number): number | null {
  const minutes = wholeTask(text);
  return minutes === null || minutes < usual * MIN_EXACT ? null : Math.ceil(minutes / 5) * 5;
}

function wholeTask(text: string): number | null {
  const [, minutes] =
    /^[A-Z]\w+ (?:aloud |outside |briskly |easily |quietly )?(?:for )?(\d+) minutes(?! (?:before|after|early|later|apart|per|slower|faster)\b)/.exec(
      text,
    ) ?? [];
  return minutes === undefined ? null : Number(minutes);
}
