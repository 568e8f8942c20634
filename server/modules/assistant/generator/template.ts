export interface TemplateContext {
  /** Replacements by placeholder name. They may be user input, so braces inside them are not expanded. */
  readonly values: Readonly<Record<string, string>>;
  /** The position within the plan, from 0 to 1. */
  readonly progress: number;
  /** How far ranges of the kind go, from 0 to 1. Amounts named by the user are always reached in full. */
  readonly reach: number;
  /** Upper limit for numbers in ranges. */
  readonly max?: number;
}

/** A placeholder, and the unit after it. */
const placeholderPattern = /\{([^{}]+)\}( (?:day|time|minute|hour|week|page|round|set)s\b)?/g;
const numberFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const rangePattern = /^(.+?)\.\.(.+?)(?:\/([\d.]+))?$/;

export function fillTemplate(text: string, context: TemplateContext): string {
  return text.replaceAll(placeholderPattern, (placeholder, name: string, unit = '') => {
    const [, from, to, step] = rangePattern.exec(name) ?? [];
    if (from === undefined || to === undefined)
      return (context.values[name] ?? throwUnknownPlaceholder(placeholder)) + unit;
    const number = interpolate(from, to, step === undefined ? undefined : Number(step), context);
    return number + (number === '1' ? unit.slice(0, -1) : unit);
  });
}

function throwUnknownPlaceholder(placeholder: string): never {
  throw new Error(`Unknown placeholder ${placeholder}`);
}

/** Half-way between 2 and '24 books': '13 books'. */
function interpolate(from: string, to: string, step: number | undefined, context: TemplateContext): string {
  const { values, progress, reach, max = Infinity } = context;
  const [start, end] = [parseQuantity(values[from] ?? from), parseQuantity(values[to] ?? to)];
  const fraction = Math.min(Math.max(progress, 0), 1) * (Object.hasOwn(values, to) ? 1 : reach);
  const exact = start.value + (end.value - start.value) * fraction;
  const defaultStep = Math.max(niceStep(start.value, end.value), end.after === '' ? minimumStep(exact) : 0);
  const rounded = roundWithin(exact, start.value, end.value, step ?? defaultStep, max);
  return `${end.before}${numberFormat.format(rounded)}${end.after}`;
}

function roundWithin(exact: number, from: number, to: number, step: number, max: number): number {
  if (Math.min(from, to) > max) return Math.floor(max / step) * step || max;
  const isEnd = exact === from || exact === to;
  const rounded = isEnd ? exact : Math.round(exact / step) * step;
  const clamped = Math.min(Math.max(rounded, Math.min(from, to)), Math.max(from, to));
  return clamped > max ? Math.max(Math.floor(max / step) * step, Math.min(from, to)) : clamped;
}

interface Quantity {
  readonly before: string;
  readonly value: number;
  readonly after: string;
}

/** Splits '€5,000' or '24 books' into number and unit. */
function parseQuantity(text: string): Quantity {
  const [, before = '', digits, after = ''] = /^(\D*)([\d,]*\.?\d+)(.*)$/u.exec(text) ?? [];
  return { before, value: digits === undefined ? 0 : Number(digits.replaceAll(',', '')), after };
}

const LEVELS = 12;

/** A round step that yields about ten different numbers. */
function niceStep(from: number, to: number): number {
  const size = Math.abs(to - from) / LEVELS || 1;
  const magnitude = 10 ** Math.floor(Math.log10(size));
  const step = magnitude * ([5, 2.5, 1].find((part) => part * magnitude <= size) ?? 1);
  if (!Number.isInteger(from) || !Number.isInteger(to)) return Math.max(0.1, step);
  return Math.max(1, Number.isInteger(step) ? step : magnitude * 2);
}

/** Avoids odd numbers such as 17 or 210 words. Only for numbers without a unit, because distances should stay exact. */
function minimumStep(value: number): number {
  if (value >= 200) return 50;
  return value > 12.5 ? 5 : 0;
}
