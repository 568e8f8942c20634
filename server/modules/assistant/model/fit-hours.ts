import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { parseTaskMinutes, totalTaskMinutes } from '#domain/plan/task-minutes.ts';

/** Shorter than this share of what the model thought necessary, a task is pointless. */
const MIN_SHARE = 0.6;
const STEP_MIN = 5;
const sizeSuffix = /\s*\([^()]*\)\s*$/;

/** Shortens the tasks of a week until they fit its hours, and drops the last ones if that is not enough. */
export function fitHours(goal: DraftGoal, weeklyHours: number): DraftGoal {
  const available = weeklyHours * 60;
  const share = Math.max(MIN_SHARE, available / totalTaskMinutes(goal.tasks));
  if (!(share < 1)) return goal;
  const tasks = goal.tasks.map(({ title }) => ({ title: resize(title, share) }));
  while (tasks.length > 1 && totalTaskMinutes(tasks) > available) tasks.pop();
  return { ...goal, tasks };
}

/** 'Read (3 × 1 h)' → 'Read (1 h 45 min)': a share of the sessions need not be a whole number. */
function resize(title: string, share: number): string {
  const minutes = parseTaskMinutes(title);
  if (minutes === 0) return title;
  const rounded = Math.max(STEP_MIN, Math.floor((minutes * share) / STEP_MIN) * STEP_MIN);
  return title.replace(sizeSuffix, ` (${formatDuration(rounded)})`);
}

/** 'Weeks 2 and 5 were longer than your 4 h, so their tasks were shortened.' */
export function describeShortened(numbers: readonly number[], weeklyHours: number): string[] {
  if (numbers.length === 0) return [];
  const list = new Intl.ListFormat('en-GB').format(numbers.map(String));
  const [weeks, verb, their] = numbers.length === 1 ? ['Week', 'was', 'its'] : ['Weeks', 'were', 'their'];
  return [`${weeks} ${list} ${verb} longer than your ${weeklyHours} h, so ${their} tasks were shortened.`];
}
