import type { Outline, OutlineMilestone } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';
import { type OwnLine, readOwnLine } from '../read/own-line.ts';
import {
  countReductions,
  formatNumber,
  type PlanNumbers,
  planNumbers,
  reductionNote,
  sumReductions,
} from './numbers.ts';
import { defaultFiller, isFor, outlinePlaybook } from './outline.ts';
import { formatDay, showRanges, slotFiller } from './slots.ts';
import { type Scope, type Stage, type Step, stepMinutes, sum } from './stage.ts';
import { goalInWords } from './text.ts';

/** The milestones of the outline with their numbers; at least one. The playbook is null if none of its milestones is left. */
export function prepareStages(given: Playbook | null, outline: Outline, scope: Scope) {
  const { fields, weeks, capacities } = scope;
  const numbers: PlanNumbers = given ? planNumbers(given, outline.numbers) : new Map();
  const usual = buildStages(given, outline, scope, numbers).open;
  const playbook = usual.some(({ line }) => !line) ? given : null;
  const sums = playbook ? sumReductions(playbook, numbers, weeksBeforeLast(usual, weeks.length)) : [];
  const counts = playbook ? countReductions(numbers, minutesOfThing(usual), sum(capacities)) : [];
  const reductions = [...sums, ...counts];
  const reduced = reductions.map(({ number, value }) => ({ ...number, value, isGiven: true }));
  const used = new Map([...numbers, ...reduced.map((number) => [number.question.key, number] as const)]);
  const { fill, open } = buildStages(given, outline, scope, used);
  return {
    playbook,
    stages: open.length > 0 ? open : [goalStage(fields.goal)],
    fill,
    notes: reductions.map(reductionNote),
    /** Numbers of the goal before they were reduced. */
    before: reductions.map(({ number }) => formatNumber(number)),
  };
}

/** A practice keeps in its last milestone what it has reached before; a project reaches it on its last day. */
function weeksBeforeLast(stages: readonly Stage[], weeks: number): number {
  const shares = stages.filter(({ line }) => !line).map(({ share }) => share ?? 0);
  const before = sum(shares.slice(0, -1));
  return before === 0 ? weeks : Math.max(1, Math.floor((before / sum(shares)) * weeks));
}

const minutesOfThing = (stages: readonly Stage[]) =>
  sum(stages.flatMap(({ steps }) => steps).map((step) => (step.count ? stepMinutes(step) / step.count : 0)));

/** The milestones that are still open, in the user's order; all of the playbook if the outline names none. */
function buildStages(playbook: Playbook | null, outline: Outline, scope: Scope, numbers: PlanNumbers) {
  const { fields, weeks, clock, language } = scope;
  // Nothing can be done by a day that has passed.
  const isAhead = fields.deadline !== null && fields.deadline >= weeks[0]!.from;
  const fill = slotFiller(numbers, isAhead ? formatDay(fields.deadline, clock.today) : null, fields.budget);
  const titleOf = playbook ? defaultFiller(playbook) : fill;
  const known = new Map(playbook?.milestones.map((milestone) => [titleKey(titleOf(milestone.title)), milestone]));
  const usual = playbook ? outlinePlaybook(playbook, fields.level).milestones : [];
  const all = outline.milestones.length > 0 ? outline.milestones : usual.map((title) => ({ title, state: 'open' }));
  const toStage = ({ title, original = title }: Pick<OutlineMilestone, 'title' | 'original'>): Stage => {
    const milestone = known.get(titleKey(original));
    if (!milestone) return ownStage(readOwnLine(title, clock.today, language));
    const tasks = milestone.tasks.filter(isFor(fields.level));
    const count = numbers.get('count')?.value ?? 1;
    return {
      ...milestone,
      title: titleKey(title) === titleKey(original) ? showRanges(fill(milestone.title)) : title,
      checks: milestone.checks.map((check) => showRanges(fill(check))),
      steps: (tasks.length > 0 ? tasks : milestone.tasks).map((task, n) => ({
        ...task,
        text: fill(task.text),
        optional: task.optional && n > 0,
        isDay: task.late && task.text.includes('{date'),
        count: task.each ? count : null,
      })),
      line: null,
    };
  };
  return { fill, open: all.filter(({ state }) => state === 'open').map(toStage) };
}

const titleKey = (title: string) => title.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The goal itself in each week, if nothing else is known to do. */
const goalStage = (goal: string) =>
  ownStage({ text: goalInWords(goal), minutes: null, sessions: null, weekly: true, day: null, isLatest: false });

/** Without a size it has zero minutes, which the scheduler replaces by a usual size. */
function ownStage(line: OwnLine): Stage {
  const { text, weekly } = line;
  const sessions = Math.max(1, line.sessions ?? 1);
  const each = Math.round((line.minutes ?? 0) / sessions);
  const minutes = { from: each, to: each };
  const step: Step = {
    text,
    sessions,
    minutes,
    weekly,
    optional: false,
    late: false,
    isDay: false,
    count: null,
    months: [],
  };
  return { title: text, share: null, checks: [], steps: [step], resources: [], line };
}
