import type { PlanInput } from '../plan-input.ts';
import { roundSession } from '../planner/task-size.ts';
import { weekCapacities } from '../planner/week-capacity.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { thingsOf } from './plan-lines.ts';
import type { OwnLine } from './read-line.ts';
import { textOf } from './own-task.ts';

const MAX_TASKS = 6;
/** How much of the time a line of unknown size claims, compared to others. */
const weightOf = ({ count }: OwnLine): number => Math.min(3, 1 + ((count ?? 1) - 1) / 4);
/** Of a line of unknown size. */
const MAX_WORK = 480;

/** Every line is a goal of its own, to be reached at the user's own pace. */
export function planBacklog(input: PlanInput, lines: readonly OwnLine[], language: PlaybookLanguage | null) {
  const total = weekCapacities(input).reduce((sum, minutes) => sum + minutes, 0);
  const known = lines.reduce((sum, line) => sum + (line.minutes ?? 0), 0);
  const weight = lines.reduce((sum, line) => sum + (line.minutes === null ? weightOf(line) : 0), 0);
  const share = Math.min(MAX_WORK, Math.max(5, (total - known) / Math.max(1, weight)));
  const factor = Math.min(1, total / (known + share * weight));
  const goals = lines.map((line) => {
    const minutes = (line.minutes ?? share * weightOf(line)) * factor;
    const tasks = Math.max(1, Math.min(line.count ?? 1, MAX_TASKS, Math.floor(minutes / 5)));
    return {
      title: line.text,
      tasks: Array.from({ length: tasks }, (_, n) => ({
        text: textOf({ line, things: thingsOf(line, n, n, tasks), part: null }, language),
        sessions: 1,
        minutes: Math.max(1, Math.floor(roundSession(minutes / tasks - 2.5))),
      })),
    };
  });
  return { goals, isCrowded: factor < 1, available: total };
}
