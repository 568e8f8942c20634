import { formatLongDate } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { fittingAmount, fittingCount, isSameDimension, nameCounted, type OwnAmount } from './own-figures.ts';
import { countInGoal, withSingular } from './own-count.ts';
import { parseQuantity, roundNumber } from './quantity.ts';
import { singular } from './singular.ts';
import { agrees, fitsPlace } from './slot-fit.ts';
import { fittingThing, shortThing } from './thing-words.ts';
import { nounPhrase } from './user-words.ts';

const slotPattern = /\{(?<name>[a-z]+)(?:\|(?<fallback>[^}]*))?\}/g;
const rangePattern = /\{(?<from>[\d.,]+)\.\.(?<to>[\d.,]+)\}(?<gap>\s?)(?<unit>[a-z]+)?/gi;

const choosingPattern = /\b(?:set|choose|fix|pick|agree on|decide on) $/i;

type SlotName = 'thing' | 'amount' | 'count' | 'person' | 'place' | 'date' | 'budget';

/** Puts the user's details into the texts of a playbook. */
export interface SlotFiller {
  fill(text: string): string;
  /** Like `fill`, but a long name of the thing becomes a short one: 'the desk'. */
  fillBriefly(text: string): string;
  /** Replaces ranges by the number at `progress`, from 0 to 1. */
  grow(text: string, progress: number): string;
  /** How many things there are, if the user's number fits the playbook. */
  readonly count: number | null;
  /** The user's amount, if they named one that fits. */
  readonly ownAmount: OwnAmount | null;
  /** The slots that were filled with the user's words so far. */
  readonly used: ReadonlySet<SlotName>;
}

export function createSlotFiller({ facts, language, weeks }: PlanInput, playbook: Playbook): SlotFiller {
  const isEnglish = language === null || language === 'en';
  const texts = textsOf(playbook);
  const amount = fittingAmount(facts, fallbacksOf('amount', texts));
  const inGoal = facts.count === null && isEnglish ? countInGoal(facts.goal, texts) : null;
  const count = inGoal === null ? fittingCount(facts.count, texts) : { n: inGoal, noun: null };
  const thing = isEnglish ? fittingThing(facts) : null;
  const values: Readonly<Record<SlotName, string | null>> = {
    thing,
    amount: amount?.text ?? null,
    count: count === null ? null : count.n.toLocaleString('en-US'),
    person: isEnglish && facts.person ? nounPhrase(facts.person) : null,
    place: facts.place ? nounPhrase(facts.place) : null,
    date: facts.deadline === null ? null : formatDeadline(facts.deadline, weeks[0]?.from),
    budget: facts.budget,
  };
  const brief = { ...values, thing: thing === null ? null : shortThing(thing) };
  const usualThing = mostFrequent(fallbacksOf('thing', texts));
  const used = new Set<SlotName>();
  const fillWith = (text: string, words: typeof values) => {
    const counted = isEnglish && count?.noun ? nameCounted(text, count.noun) : text;
    const named = words.thing === null ? counted : withThingSlots(counted, usualThing);
    const filled = named.replaceAll(slotPattern, (slot, name: string, fallback: string | undefined, index: number) => {
      if (name === 'n') return slot;
      const value = words[name as SlotName];
      if (!value || (name === 'amount' && !isSameDimension(fallback ?? '', value))) return fallback ?? '';
      const slotPlace = { fallback: fallback ?? '', before: named.slice(0, index), goal: facts.goal };
      if (name === 'place' && !fitsPlace(facts.place!, slotPlace)) return fallback ?? '';
      if (name === 'person' && !agrees(value, fallback ?? '', named.slice(index + slot.length))) return fallback ?? '';
      used.add(name as SlotName);
      // 'Set quit day' stays a sentence: 'Set quit day (1 May) within …'.
      return name === 'date' && choosingPattern.test(named.slice(0, index)) ? `${fallback} (${value})` : value;
    });
    return count?.n === 1 ? withSingular(filled) : filled;
  };
  return {
    count: count?.n ?? null,
    ownAmount: amount,
    used,
    fill: (text) => fillWith(text, values),
    fillBriefly: (text) => fillWith(text, brief),
    grow: (text, progress) => growRanges(text, progress, amount),
  };
}

const MIN_USES = 3;

/** The usual thing of a playbook, if it is 'the garage' or 'your garage' throughout. */
function mostFrequent(fallbacks: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const fallback of fallbacks) counts.set(fallback, (counts.get(fallback) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= MIN_USES && /^(?:the|your) [a-z]+$/.test(best[0]) ? best[0] : null;
}

/** Where a playbook names its usual thing without a slot, it stands for the user's thing too. */
const withThingSlots = (text: string, usual: string | null) =>
  usual === null
    ? text
    : text.replaceAll(
        new RegExp(
          `\\{[^}]*\\}|\\b${usual}(?=[,;:.)]|$| (?:and|or|in|on|at|to|for|from|with|by|before|after|until|as|is|has|once|every|again)\\b)`,
          'g',
        ),
        (found) => (found === usual ? `{thing|${usual}}` : found),
      );

const fallbacksOf = (slot: SlotName, texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...text.matchAll(slotPattern)].flatMap(({ groups }) =>
      groups!['name'] === slot ? [groups!['fallback'] ?? ''] : [],
    ),
  );

const textsOf = ({ title, doneWhen, milestones }: Playbook) => [
  title,
  doneWhen,
  ...milestones.flatMap((milestone) => [milestone.title, ...milestone.tasks.map(({ text }) => text)]),
];

/** Numbers that lead to the user's amount grow to it, in the user's unit. */
function growRanges(text: string, progress: number, amount: OwnAmount | null): string {
  return text.replaceAll(rangePattern, (_, from: string, to: string, gap: string, unit = '') => {
    const value = Number(from) + (Number(to) - Number(from)) * progress;
    const range = parseQuantity(`${to} ${unit}`);
    if (amount?.usual && range && range.dimension === amount.usual.dimension && unit !== '') {
      const usual = amount.usual.value * amount.usual.factor;
      if (range.value * range.factor <= usual * 1.05) {
        const own = (value * range.factor * amount.goal.value) / usual;
        return `${roundNumber(own, range.dimension === 'time')} ${unitOf(amount)}`;
      }
    }
    const isWhole = !/[.,]/.test(from + to) || value >= 10;
    const rounded = isWhole ? Math.round(value) : Math.round(value * 2) / 2;
    const step = Number(to) >= 100 || (unit.startsWith('min') && value >= 20) ? 5 : 1;
    const shown = isWhole ? Math.round(rounded / step) * step : rounded;
    return `${shown.toLocaleString('en-US')}${gap}${shown === 1 ? singular(unit) : unit}`;
  });
}

/** The user's unit: 'km' for '10k', 'words' for '95,000 word'. */
const unitOf = ({ goal, text }: OwnAmount) =>
  /k$/i.test(goal.unit) && goal.dimension === 'distance' ? 'km' : (/[\p{L}²³]+$/u.exec(text)?.[0] ?? goal.unit);

/** '1 May', with the year if it is another. */
export function formatDeadline(day: string, today = ''): string {
  const date = formatLongDate(day, defaultFormats);
  return day.slice(0, 4) === today.slice(0, 4) ? date.replace(/ \d{4}$/, '') : date;
}
