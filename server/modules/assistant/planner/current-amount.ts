import type { PlanInput } from '../plan-input.ts';
import type { SlotFiller } from './fill-slots.ts';
import type { Stage, Step } from './plan-stages.ts';
import { parseQuantity, type Quantity } from './quantity.ts';

const amount = String.raw`(?<amount>\d[\d.,]*\s?[a-z]+)`;
const patterns = [
  new RegExp(
    String.raw`\b(?:i(?:'|’)?m (?:at|on|up to)|i am (?:at|on|up to)|currently(?: at)?|i can(?: now| already| only| just)? (?:do|run|swim|ride|cycle|walk|lift|bench|hold|play|write|read)|i (?:run|swim|cycle|walk|lift|bench|manage))(?: about| only| around| maybe| up to)? ${amount}`,
    'i',
  ),
  new RegExp(String.raw`\b${amount} (?:now|at the moment|currently|right now)\b`, 'i'),
];
const rangePattern = /\{(?<from>[\d.]+)\.\.(?<to>[\d.]+)\}(?<gap>\s?)(?<unit>[a-z]+)/gi;
const MAX_START = 0.9;
/** Much less is about something else. */
const MIN_START = 0.3;

/** What the user can do now: 'I'm at 6k now' → 6 km. */
export function currentQuantity(text: string): Quantity | null {
  const found = patterns.map((pattern) => pattern.exec(text)?.groups!['amount']).find(Boolean);
  return found === undefined ? null : parseQuantity(found);
}

/** Lets the numbers that grow begin where the user is: the largest of the first milestone, and later ones that would be a step back. */
export function startFromCurrent(stages: readonly Stage[], { text }: PlanInput, { ownAmount }: SlotFiller): Stage[] {
  const current = currentQuantity(text);
  if (!current || current.dimension === '') return [...stages];
  const usual = ownAmount?.usual?.dimension === current.dimension ? ownAmount : null;
  const scale = usual ? (usual.usual!.value * usual.usual!.factor) / (usual.goal.value * usual.goal.factor) : 1;
  const start = current.value * current.factor * scale;
  return stages.map((stage, n) => {
    const ends = stage.steps.flatMap(({ text: step }) => [...step.matchAll(rangePattern)].flatMap(endOf(current)));
    const largest = Math.max(0, ...ends);
    const begin = (step: Step): Step => {
      let factor = 1;
      const changed = step.text.replaceAll(
        rangePattern,
        (whole, from: string, to: string, gap: string, unit: string) => {
          const range = parseQuantity(`${to} ${unit}`);
          if (range?.dimension !== current.dimension || range.value * range.factor < largest) return whole;
          const own = start / range.factor;
          // Something is left to reach, and later milestones do not fall back.
          if (own > Number(to) * MAX_START || own < Number(from) * MIN_START || (n > 0 && own <= Number(from)))
            return whole;
          factor = Math.min(1, own / Number(from));
          return `{${Number(own.toFixed(own < 10 ? 1 : 0))}..${to}}${gap}${unit}`;
        },
      );
      return { ...step, text: changed, minutes: { ...step.minutes, from: step.minutes.from * factor } };
    };
    return { ...stage, steps: stage.steps.map(begin) };
  });
}

const endOf =
  ({ dimension }: Quantity) =>
  ({ groups }: RegExpExecArray): number[] => {
    const range = parseQuantity(`${groups!['to']} ${groups!['unit']}`);
    return range?.dimension === dimension ? [range.value * range.factor] : [];
  };
