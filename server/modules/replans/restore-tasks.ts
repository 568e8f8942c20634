import type { PlannedTask, StoredReplan } from './replans.queries.ts';

/** The tasks as they were before a replan. What somebody has changed since stays as it is. */
export function restoreTasks(replan: StoredReplan, tasks: readonly PlannedTask[]): PlannedTask[] {
  return [...restorePlaces(replan, tasks), ...restoreChanges(replan, tasks)];
}

/** The tasks whose week, and whether they are set aside, nobody has changed since. */
function restorePlaces({ moves, setAside, setAsideAt }: StoredReplan, tasks: readonly PlannedTask[]): PlannedTask[] {
  const moveById = new Map(moves.map((move) => [move.id, move]));
  const asideById = new Map(setAside.map((task) => [task.id, task]));
  return tasks.flatMap((task) => {
    if (task.times_per_week !== null) return [];
    const move = moveById.get(task.id);
    if (move?.to === task.week && task.set_aside_at === null) return [{ ...task, week: move.from }];
    const isAside = asideById.get(task.id)?.week === task.week && task.set_aside_at === setAsideAt;
    return isAside ? [{ ...task, set_aside_at: null }] : [];
  });
}

/** The place of a task in the plan is restored apart from its title and size. */
function restoreChanges({ changes }: StoredReplan, tasks: readonly PlannedTask[]): PlannedTask[] {
  const byId = new Map(changes?.tasks.map((change) => [change.before.id, change]));
  return tasks.flatMap((task) => {
    const change = byId.get(task.id);
    if (!change) return [];
    const { before, after } = change;
    const isPlaced = (['week', 'until_week', 'set_aside_at'] as const).every((name) => task[name] === after[name]);
    const isNamed = (['title', 'estimated_minutes', 'times_per_week'] as const).every(
      (name) => task[name] === after[name],
    );
    const { id: _, week, until_week, set_aside_at, ...text } = before;
    const restored = { ...task, ...(isPlaced && { week, until_week, set_aside_at }), ...(isNamed && text) };
    // Only a repeating task has a last week.
    return [restored.times_per_week === null ? { ...restored, until_week: null } : restored];
  });
}
