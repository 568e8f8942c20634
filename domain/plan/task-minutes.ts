import { limits } from '../limits.ts';

const durationSuffix = /\s*\((?:(\d{1,3}) ?[×x] ?)?(?:(\d{1,4}) h)?(?: ?(\d{1,4}) min)?\)\s*$/;

/** How long a task takes each time, and how many times it is done. */
export interface TaskSize {
  readonly sessions: number;
  readonly minutes: number;
}

/** The size at the end of a task's title, '(2 × 1 h 30 min)'; undefined if there is none. */
export function parseTaskSize(title: string): TaskSize | undefined {
  const [, sessions = '1', hours = '0', minutes = '0'] = durationSuffix.exec(title) ?? [];
  const size = { sessions: Number(sessions), minutes: Number(hours) * 60 + Number(minutes) };
  return size.sessions * size.minutes > 0 ? size : undefined;
}

/** The duration at the end of a task's title, of all sessions together; 0 if there is none. */
export function parseTaskMinutes(title: string): number {
  const { sessions, minutes } = parseTaskSize(title) ?? { sessions: 0, minutes: 0 };
  return sessions * minutes;
}

/** The size of a stored task whose title states it, as in versions where only titles did; null if it states none. */
export function minutesInTitle(title: string): number | null {
  const minutes = parseTaskMinutes(title);
  return minutes > 0 && minutes <= limits.estimatedMinutes ? minutes : null;
}

/** 'Read chapter 4 (45 min)' → 'Read chapter 4'. A title that is nothing but a size stays as it is. */
export function withoutSize(title: string): string {
  const rest = parseTaskSize(title) ? title.replace(durationSuffix, '') : title;
  return rest.trim() === '' ? title : rest;
}

/** The time that the tasks of a draft take, which have only titles. Tasks without a duration count as 0. See `plannedTime`. */
export function totalTaskMinutes(tasks: readonly { readonly title: string }[]): number {
  return tasks.reduce((sum, { title }) => sum + parseTaskMinutes(title), 0);
}
