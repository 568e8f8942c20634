import type { Level } from '#domain/assistant/levels.ts';
import type { Outline, OutlineMilestone } from '#domain/assistant/outline.ts';
import type { Milestone, Playbook } from '../library/playbook.ts';
import type { OwnLine } from '../read/own-line.ts';
import type { PlanNumbers } from './numbers.ts';
import { defaultFiller, isFor } from './outline.ts';
import { type FillSlots, showRanges } from './slots.ts';
import type { Stage, Step } from './stage.ts';
import { goalInWords } from './text.ts';

interface StageContext {
  readonly level: Level | null;
  readonly numbers: PlanNumbers;
  readonly fill: FillSlots;
  readLine(line: string): OwnLine;
}

/** The milestones that are still open, in the user's order. */
export function buildStages(playbook: Playbook | null, outline: Outline, context: StageContext): Stage[] {
  const open = outline.milestones.filter(({ state }) => state === 'open');
  if (playbook === null) return open.map(({ title }) => ownStage(context.readLine(title)));
  if (outline.milestones.length === 0) {
    return playbook.milestones.filter(isFor(context.level)).map((milestone) => toStage(milestone, null, context));
  }
  const fill = defaultFiller(playbook);
  const known = new Map(playbook.milestones.map((milestone) => [titleKey(fill(milestone.title)), milestone]));
  return open.map(({ title, original }: OutlineMilestone) => {
    const milestone = known.get(titleKey(original ?? title));
    if (!milestone) return ownStage(context.readLine(title));
    const isRenamed = original !== undefined && titleKey(original) !== titleKey(title);
    return toStage(milestone, isRenamed ? title : null, context);
  });
}

const titleKey = (title: string) => title.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function toStage(milestone: Milestone, title: string | null, { level, numbers, fill }: StageContext): Stage {
  const tasks = milestone.tasks.filter(isFor(level));
  const count = numbers.get('count')?.value ?? 1;
  return {
    ...milestone,
    title: title ?? showRanges(fill(milestone.title)),
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
}

/** The goal itself, if nothing else is known to do. */
export const goalStage = (goal: string) =>
  ownStage({ text: goalInWords(goal), minutes: null, sessions: null, weekly: false, day: null, isLatest: false });

/** Without a size it has zero minutes, which the scheduler replaces by its share of the time. */
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
