import type { OwnMilestone, OwnStep } from './milestones.ts';
import type { PartKind } from './steps/steps.ts';

/** A step and the milestone it belongs to. */
export interface ArrangedStep extends OwnStep {
  readonly milestone: number;
}

/** What takes others longest, or decides about the rest, comes first. */
const leadTime: readonly PartKind[] = ['ask', 'permission', 'paper', 'decide', 'book', 'person', 'money', 'buy'];

/** Requests go out together; what follows them waits for the answers. */
const MIN_OPENING_STEPS = 2;

/** At least up to the last step that must not be left out: the letter, the booking, the order. */
const countOpening = (steps: readonly OwnStep[]) =>
  Math.max(MIN_OPENING_STEPS, steps.findLastIndex(({ isMain, isLate }) => isMain && !isLate) + 1);

/**
 * The order in which the steps are done: what others have to answer or deliver begins first and is followed up between the other lines, and
 * what happens on the day comes last.
 */
export function arrangeSteps(milestones: readonly OwnMilestone[]): ArrangedStep[] {
  const all = milestones.map(({ phase, steps, line }, milestone) => ({
    phase,
    kind: line.kind,
    steps: steps.map((step): ArrangedStep => ({ ...step, milestone })),
  }));
  const inPhase = (phase: OwnMilestone['phase']) =>
    all.filter((list) => list.phase === phase).map(({ steps }) => steps);
  const waiting = all
    .filter((list) => list.phase === 'early')
    .toSorted((a, b) => leadTime.indexOf(a.kind) - leadTime.indexOf(b.kind))
    .map(({ steps }) => steps);
  const rest = [...inPhase('middle'), ...inPhase('late')];
  const opening = waiting.flatMap((steps) => steps.slice(0, countOpening(steps)));
  const answered = waiting.map((steps) => steps.slice(countOpening(steps)));
  const rounds = Math.max(0, ...answered.map(({ length }) => length));
  const followUps = Array.from({ length: rounds }, (_, n) => answered.flatMap((steps) => steps[n] ?? []));
  const middle: ArrangedStep[] = [];
  const turns = Math.max(rest.length, rounds);
  for (let turn = 0; turn < turns; turn += 1) {
    // Spread evenly, whichever list is longer.
    middle.push(...slice(rest, turn, turns).flat(), ...slice(followUps, turn, turns).flat());
  }
  const day = inPhase('last').flat();
  const before = [...opening, ...middle];
  const steps = [...before.filter(({ isLate }) => !isLate), ...before.filter(({ isLate }) => isLate), ...day];
  return [...steps.filter((step) => !step.isOnTheDay), ...steps.filter((step) => step.isOnTheDay)];
}

function slice<T>(list: readonly T[], turn: number, turns: number): T[] {
  return list.slice(Math.floor((list.length * turn) / turns), Math.floor((list.length * (turn + 1)) / turns));
}
