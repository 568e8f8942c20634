import type { Facts } from '#domain/assistant/facts.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { capitalize, normalizeLine } from '../user-text.ts';
import { contract, fillSlots, parseStep, type SlotValues } from './fill.ts';
import { type PartLine, readLine } from './lines/read-line.ts';
import { splitLine } from './lines/split-line.ts';
import { mentions } from './refusals.ts';
import { resultOf } from './results.ts';
import { stepsByLanguage } from './steps/all-steps.ts';
import type { PartKind } from './steps/steps.ts';

export interface OwnStep {
  readonly text: string;
  readonly minutes: number;
  readonly isMain: boolean;
  /** Belongs to the day itself. */
  readonly isOnTheDay?: boolean;
  /** Goes out a few days before the day. */
  readonly isReminder?: boolean;
  /** For when the others have answered. */
  readonly isLate?: boolean;
}

/** When a line is due, whatever its place among the others. */
export type Phase = 'early' | 'middle' | 'late' | 'last';

/** A line of the user with the steps that lead to it. */
export interface OwnMilestone {
  readonly line: PartLine;
  readonly title: string;
  readonly phase: Phase;
  readonly steps: readonly OwnStep[];
}

/** Others decide how long these take, so they begin first. */
const early: ReadonlySet<PartKind> = new Set([
  'permission',
  'ask',
  'person',
  'book',
  'paper',
  'money',
  'decide',
  'buy',
]);
/** These need the deadline in their text. */
const dated: ReadonlySet<PartKind> = new Set(['event', 'notice', 'book', 'buy', 'paper', 'exam', 'travel', 'decide']);
/** Their last step is for the day itself. */
const endsOnTheDay: ReadonlySet<PartKind> = new Set(['event', 'food']);
/** Their last step is for when the others have answered. */
const endsLate: ReadonlySet<PartKind> = new Set(['permission', 'person', 'ask']);
/** Only bought and poured. */
const drinks =
  /^(?:the |some |die |las |les |as |el |le |o )?(?:hot |cold |warme |kalte )?(?:drinks?|tea|coffee|refreshments|getränke|kaffee|bebidas|café|boissons|飲み物|お茶)$/iu;
/** Used up, so nobody lends it. */
const consumable =
  /\b(?:seeds?|rope|paint|fabric|tiles?|planks?|wood|nails|screws|material|materials|glue|mortar|samen|saatgut|farbe|stoff|ziegel|bretter|holz|schrauben|seil|semillas?|cuerda|pintura|tela|tejas|tablas|madera|graines|tuiles?|mortier|peinture|tissu|planches|bois|corde|sementes?|tinta|tecido|telhas|tábuas|madeira)\b|材料|布|板|種|紐|塗料|金具/iu;
/** 'Rouvrir le lavoir' */
const verbBeforeNoun = /^\p{L}+ (?=(?:the|our|my|your|le|la|les|el|los|las|os?|as?) |l['’])/iu;
/** Steps that do not suit a line, by their position in its kind. */
const unsuitable: readonly {
  readonly kind: PartKind;
  readonly steps: readonly number[];
  readonly applies: (line: PartLine) => boolean;
}[] = [
  { kind: 'food', steps: [0, 1, 4], applies: ({ x }) => drinks.test(x) },
  { kind: 'buy', steps: [1], applies: ({ x }) => consumable.test(x) },
  { kind: 'check', steps: [1], applies: ({ isTest, who }) => isTest && who === null },
];
const bought: readonly PartKind[] = ['money', 'buy', 'make', 'food', 'book', 'travel', 'repair'];

/** Each line as a milestone, in the order of the user. */
export function planMilestones(
  lines: readonly string[],
  facts: Facts,
  language: PlaybookLanguage,
  date: string | null,
): OwnMilestone[] {
  const goal = readLine(facts.goal, language);
  const makes = goal.kind === 'make' || goal.kind === 'repair';
  const read = lines
    .flatMap((line) => splitLine(line, language))
    .map((line) => readLine(line, language))
    .map((line): PartLine => {
      // Whoever builds an observatory builds its foundation as well.
      if (line.isGuess && makes && (line.kind === 'buy' || line.x.endsWith('ing'))) return { ...line, kind: 'make' };
      // A test run is one of what the goal is about.
      return line.isTest && isShort(goal, language) ? { ...line, x: goal.x.replace(verbBeforeNoun, '') } : line;
    });
  // Food with a date is for the day itself.
  const hasEvent = [...read, goal].some(({ kind }) => kind === 'event' || (kind === 'food' && date !== null));
  // The limit is for everything, so one milestone names it.
  const spender = bought.map((kind) => read.findIndex((line) => line.kind === kind)).find((n) => n >= 0);
  const valuesOf = (line: PartLine, n: number): SlotValues => ({
    x: line.x,
    who: line.who,
    person: facts.person && personIn(language, facts.person),
    place: facts.place,
    date: dated.has(line.kind) || n === read.length - 1 ? date : null,
    budget: n === spender ? facts.budget : null,
  });
  const seen = new Set<string>();
  return read.map((line, n) => ({
    line,
    title: resultOf(line, language),
    phase: phaseOf(line.kind, hasEvent),
    steps: markLast(
      {
        isOnTheDay: hasEvent && endsOnTheDay.has(line.kind) && !(line.kind === 'food' && drinks.test(line.x)),
        isLate: endsLate.has(line.kind) && (hasEvent || line.kind !== 'person'),
        isReminder: hasEvent && line.kind === 'person',
      },
      withoutRepeated(seen, line, stepsOf(line, language, facts.refusals, valuesOf(line, n))).filter(
        (_, step, { length }) => line.kind !== 'person' || hasEvent || step < length - 1 || length === 1,
      ),
    ),
  }));
}

/** Whether the goal names a thing rather than a whole sentence. */
const isShort = ({ x, own }: PartLine, language: PlaybookLanguage) =>
  x !== own && (language === 'ja' ? x.length <= 12 : x.split(' ').length <= 5);

/** Two lines about the same share their steps. */
function withoutRepeated(seen: Set<string>, { own }: PartLine, steps: readonly OwnStep[]): readonly OwnStep[] {
  const others = steps.filter(({ text }) => !seen.has(text));
  for (const { text } of others) seen.add(text);
  return others.length > 0 ? others : [{ text: capitalize(own), minutes: 60, isMain: true }];
}

const markLast = (marks: Pick<OwnStep, 'isOnTheDay' | 'isLate' | 'isReminder'>, steps: readonly OwnStep[]) =>
  steps.map((step, n) => (n === steps.length - 1 && steps.length > 1 ? { ...step, ...marks } : step));

function phaseOf(kind: PartKind, hasEvent: boolean): Phase {
  if (kind === 'event') return 'last';
  if (kind === 'food' && hasEvent) return 'late';
  return early.has(kind) ? 'early' : 'middle';
}

const personIn = (language: PlaybookLanguage, person: string) =>
  language === 'en' ? normalizeLine(person).replace(/^(?:my|our) /iu, 'your ') : person;

function stepsOf(
  line: PartLine,
  language: PlaybookLanguage,
  refusals: readonly string[],
  values: SlotValues,
): OwnStep[] {
  const { kind, own, isGuess } = line;
  // A line that is not understood says best itself what to do.
  if (kind === 'other' && isGuess) return [{ text: capitalize(own), minutes: 60, isMain: true }];
  const dropped = new Set(unsuitable.flatMap((rule) => (rule.kind === kind && rule.applies(line) ? rule.steps : [])));
  const steps = stepsByLanguage[language][kind].flatMap((source, n): OwnStep[] => {
    if (dropped.has(n)) return [];
    const { text, minutes, isMain } = parseStep(source);
    const filled = fillSlots(text, values);
    if (filled === undefined || mentions(text.replaceAll(/\{[^}]*\}/gu, ''), refusals)) return [];
    return [{ text: capitalize(contract(filled, language)), minutes, isMain }];
  });
  return steps.length > 0 ? steps : [{ text: capitalize(own), minutes: 60, isMain: true }];
}
