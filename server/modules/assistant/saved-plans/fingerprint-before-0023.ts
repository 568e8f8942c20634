import { minutesInTitle } from '#domain/plan/task-minutes.ts';
import { hashSnapshot, type PlanSnapshot, serializeRows } from './plan-snapshot.ts';

// Fingerprints with these columns are stored, so the lists stay as they are.
const planColumns = [
  'focus_area_id',
  'title',
  'description',
  'structure',
  'weeks',
  'weekly_hours',
  'commitment_level',
] as const;
const taskColumns = ['id', 'goal_id', 'title', 'completed_at'] as const;

/**
 * Whether a plan that was saved before migration 0023 is unchanged. Its fingerprint lacks the columns of the migration, which
 * have to be as the migration left them.
 */
export function matchesOldFingerprint(snapshot: PlanSnapshot, fingerprint: string): boolean {
  const { plan, links, tasks } = snapshot;
  const oldFingerprint = hashSnapshot(snapshot, {
    plan: serializeRows([plan], planColumns),
    links: links.map((link) => link.goal_id).toSorted(),
    tasks: serializeRows(tasks, taskColumns),
  });
  return oldFingerprint === fingerprint && isUnscheduled(snapshot) && isInOrderOfCreation(tasks);
}

function isUnscheduled({ plan, links, tasks }: PlanSnapshot): boolean {
  return (
    plan.start_week === null &&
    plan.finished_at === null &&
    links.every(({ week }) => week === null) &&
    tasks.every(
      (task) =>
        task.estimated_minutes === minutesInTitle(task.title) &&
        task.times_per_week === null &&
        task.week === null &&
        task.until_week === null &&
        task.set_aside_at === null,
    )
  );
}

/** Ids increase with the time of creation. */
function isInOrderOfCreation(tasks: PlanSnapshot['tasks']): boolean {
  const ofEachGoal = Map.groupBy(tasks.toSorted(byId), ({ goal_id }) => goal_id);
  return [...ofEachGoal.values()].every((list) =>
    list.every(({ position }, n) => n === 0 || list[n - 1]!.position <= position),
  );
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
