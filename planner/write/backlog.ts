import { limits } from '#domain/limits.ts';
import type { Playbook } from '../library/playbook.ts';
import { toGoal } from './draft.ts';
import { sizeOwnLines } from './own-lines.ts';
import { fitItems, itemTask, projectItems, projectWeight } from './sizes.ts';
import { type Scope, type Stage, type Step, sum } from './stage.ts';

/** A milestone keeps at most so many tasks. */
const MAX_TASKS = 12;
const MOST_SESSIONS = 500;

/** The milestones without weeks. What a practice repeats in each week is one task with all its sessions. */
export function planBacklog(stages: readonly Stage[], { capacities }: Scope, playbook: Playbook | null) {
  const repeats = playbook !== null && playbook.kind !== 'project';
  const withSessions = ({ share, ...stage }: Stage) => {
    const weeks = Math.max(1, Math.round(((share ?? 0) / 100) * capacities.length));
    const steps = stage.steps.map((step) => (repeats && step.weekly ? allSessions(step, weeks) : step));
    return { ...stage, share, steps };
  };
  const minutes = sum(capacities);
  const sized = sizeOwnLines(stages.map(withSessions), playbook !== null, minutes / capacities.length);
  const room = { minutes, longest: minutes, tasks: MAX_TASKS * stages.length };
  const { items, dropped, factor } = fitItems(projectItems(sized.filter(({ line }) => !line)), room, projectWeight);
  const itemsOf = (stage: Stage) => (stage.line ? projectItems([stage]) : items.filter((item) => item.stage === stage));
  const byStage = sized.map((stage) => [stage, itemsOf(stage)] as const).filter(([, own]) => own.length > 0);
  const goals = byStage.slice(0, limits.planWeeks).map(([{ title, resources }, own], n, { length }) => {
    // More lines than a plan has goals stand together in the last one.
    const others = n === length - 1 ? byStage.slice(limits.planWeeks).flatMap(([, some]) => some) : [];
    const tasks = [...own, ...others].map((item) => itemTask(item));
    return toGoal(title, tasks, resources);
  });
  return { goals, dropped, factor, notes: [] };
}

function allSessions(step: Step, weeks: number): Step {
  const each = (step.minutes.from + step.minutes.to) / 2;
  return { ...step, sessions: Math.min(MOST_SESSIONS, step.sessions * weeks), minutes: { from: each, to: each } };
}
