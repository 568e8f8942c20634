import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { PlanChangeDraft } from '#contract/assistant/plan-changes.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { taskName, type SizedTask } from '#domain/plan/task-size.ts';
import type { ChosenChanges } from '#web/api/assistant/plan-changes.ts';

/** One change as the user reads it. */
export interface ListedChange {
  /** Unique in the list. */
  readonly key: string;
  readonly title: string;
  readonly about: string;
}

type Kind = keyof Omit<ChosenChanges, 'token'>;

const keyOf = (kind: Kind, index: number) => `${kind}-${index}`;

/** All changes with what is new first. */
export function listChanges(draft: PlanChangeDraft, plan: ActionPlanWithGoals): ListedChange[] {
  const goalTitle = (id: string) => plan.goals.find(({ _id }) => _id === id)?.title ?? plan.title;
  return [
    ...draft.added.map(({ goalId, ...task }, n) => ({
      key: keyOf('added', n),
      title: taskName(task),
      about: ['New', formatSize(task), goalTitle(goalId)].filter(Boolean).join(' · '),
    })),
    ...draft.edited.map(({ from, ...task }, n) => ({
      key: keyOf('edited', n),
      title: taskName(task),
      about: describeEdit(task, from),
    })),
    ...draft.moved.map(({ title, from, to }, n) => ({
      key: keyOf('moved', n),
      title,
      about: from === null ? `Moves to week ${to}` : `Moves from week ${from} to week ${to}`,
    })),
    ...draft.removed.map(({ title, week }, n) => ({
      key: keyOf('removed', n),
      title,
      about: week === null ? 'Set aside' : `Set aside, from week ${week}`,
    })),
    ...draft.renamed.map(({ title, from }, n) => ({
      key: keyOf('renamed', n),
      title,
      about: `Title, instead of “${from}”`,
    })),
  ];
}

/** The changes with these keys, as they are applied. */
export function chooseChanges(draft: PlanChangeDraft, keys: ReadonlySet<string>): ChosenChanges {
  const chosen = <T>(kind: Kind, list: readonly T[]) => list.filter((_, n) => keys.has(keyOf(kind, n)));
  return {
    token: draft.token,
    renamed: chosen('renamed', draft.renamed).map(({ goalId, title }) => ({ goalId, title })),
    removed: chosen('removed', draft.removed).map(({ taskId }) => ({ taskId })),
    moved: chosen('moved', draft.moved).map(({ taskId, to }) => ({ taskId, to })),
    edited: chosen('edited', draft.edited).map(({ from: _from, ...task }) => task),
    added: chosen('added', draft.added),
  };
}

function describeEdit(task: SizedTask, from: SizedTask): string {
  const sizes = [formatSize(from), formatSize(task)].map((size) => size || 'no size');
  const size = sizes[0] === sizes[1] ? sizes[1]! : `${sizes[0]} → ${sizes[1]}`;
  return taskName(task) === taskName(from) ? size : `Instead of “${taskName(from)}” · ${size}`;
}

/** '45 min', or '3 × 20 min' each week. */
function formatSize({ estimatedMinutes, timesPerWeek }: SizedTask): string {
  if (estimatedMinutes === null) return '';
  return `${timesPerWeek === null ? '' : `${timesPerWeek} × `}${formatDuration(estimatedMinutes)}`;
}
