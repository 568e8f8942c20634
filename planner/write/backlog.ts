import type { Playbook } from '../library/playbook.ts';
import { fitItems, projectItems, projectWeight } from './sizes.ts';
import { numberThings } from './slots.ts';
import { middle, roundDown, type Stage, type Step, sum, type WeekTask } from './stage.ts';

interface BacklogGoal {
  readonly stage: Stage;
  readonly tasks: readonly WeekTask[];
}

/** A milestone keeps at most so many tasks. */
const MAX_TASKS = 12;
const MOST_SESSIONS = 500;

/** The milestones without weeks. What a practice repeats in each week is one task with all its sessions. */
export function planBacklog(
  stages: readonly Stage[],
  playbook: Playbook | null,
  { capacities }: { readonly capacities: readonly number[] },
): { goals: BacklogGoal[]; dropped: readonly Step[]; factor: number } {
  const repeats = playbook !== null && playbook.kind !== 'project';
  const shares = sum(stages.map(({ share }) => share ?? 0));
  const weeksOf = ({ share }: Stage) =>
    Math.max(1, Math.round(((share ?? 0) / Math.max(1, shares)) * capacities.length));
  const whole = stages.map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => (repeats && step.weekly ? allSessions(step, weeksOf(stage)) : step)),
  }));
  const room = { minutes: sum(capacities), tasks: MAX_TASKS * stages.length };
  const { items, dropped, factor } = fitItems(projectItems(whole), room, projectWeight);
  const goals = whole.map((stage) => ({
    stage,
    tasks: items
      .filter((item) => item.stage === stage)
      .map(({ step, text, units, unitMinutes }) => ({
        stage,
        step,
        text: numberThings(text, 1, step.count ?? 1),
        sessions: units,
        minutes: roundDown(unitMinutes),
      })),
  }));
  return { goals: goals.filter(({ tasks }) => tasks.length > 0), dropped, factor };
}

function allSessions(step: Step, weeks: number): Step {
  const each = middle(step.minutes);
  return { ...step, sessions: Math.min(MOST_SESSIONS, step.sessions * weeks), minutes: { from: each, to: each } };
}
