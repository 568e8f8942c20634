export interface Filling {
  /** What stands for a name in braces. It may be the user's text, so it is never looked through for braces itself. */
  readonly values: Readonly<Record<string, string>>;
  /** How far the plan has come, from 0 to 1. */
  readonly progress: number;
  /** How much of the way numbers go that the kind chose; those that the user named are reached in any case. */
  readonly reach: number;
  /** How far they may go at most. */
  readonly most?: number;
}

/** What is in braces, and what it counts. */
const braces = /\{([^{}]+)\}( (?:day|time|minute|hour|week|page|round|set)s\b)?/g;
const inWords = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const range = /^(.+?)\.\.(.+?)(?:\/([\d.]+))?$/;

/** A text of a kind with everything in braces replaced. */
export function fill(text: string, filling: Filling): string {
  return text.replaceAll(braces, (whole, inside: string, counted = '') => {
    const [, from, to, step] = range.exec(inside) ?? [];
    if (from === undefined || to === undefined) return (filling.values[inside] ?? unknown(whole)) + counted;
    const number = between(from, to, step === undefined ? undefined : Number(step), filling);
    return number + (number === '1' ? counted.slice(0, -1) : counted);
  });
}

function unknown(braced: string): never {
  throw new Error(`Nothing is known about ${braced}.`);
}

/** Between 2 and '24 books' half-way: '13 books'. */
function between(from: string, to: string, step: number | undefined, filling: Filling): string {
  const { values, progress, reach, most = Infinity } = filling;
  const [start, end] = [quantityOf(values[from] ?? from), quantityOf(values[to] ?? to)];
  const way = Math.min(Math.max(progress, 0), 1) * (Object.hasOwn(values, to) ? 1 : reach);
  const exact = start.value + (end.value - start.value) * way;
  const usual = Math.max(stepBetween(start.value, end.value), end.after === '' ? roundStep(exact) : 0);
  const shown = rounded(exact, start.value, end.value, step ?? usual, most);
  return `${end.before}${inWords.format(shown)}${end.after}`;
}

function rounded(exact: number, from: number, to: number, step: number, most: number): number {
  if (Math.min(from, to) > most) return Math.floor(most / step) * step || most;
  const isEnd = exact === from || exact === to;
  const near = isEnd ? exact : Math.round(exact / step) * step;
  const within = Math.min(Math.max(near, Math.min(from, to)), Math.max(from, to));
  return within > most ? Math.max(Math.floor(most / step) * step, Math.min(from, to)) : within;
}

interface Quantity {
  readonly before: string;
  readonly value: number;
  readonly after: string;
}

/** '€5,000' or '24 books', taken apart. */
function quantityOf(text: string): Quantity {
  const [, before = '', digits, after = ''] = /^(\D*)([\d,]*\.?\d+)(.*)$/u.exec(text) ?? [];
  return { before, value: digits === undefined ? 0 : Number(digits.replaceAll(',', '')), after };
}

const levels = 12;

/** A step that people would choose, which leaves about ten different numbers on the way. */
function stepBetween(from: number, to: number): number {
  const size = Math.abs(to - from) / levels || 1;
  const magnitude = 10 ** Math.floor(Math.log10(size));
  const step = magnitude * ([5, 2.5, 1].find((part) => part * magnitude <= size) ?? 1);
  if (!Number.isInteger(from) || !Number.isInteger(to)) return Math.max(0.1, step);
  return Math.max(1, Number.isInteger(step) ? step : magnitude * 2);
}

/** Nobody is told to learn 17 words or to write 210; what has a unit, such as a distance, is as exact as it is. */
function roundStep(value: number): number {
  if (value >= 200) return 50;
  return value > 12.5 ? 5 : 0;
}
