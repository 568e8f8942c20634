import type { WeekTask } from '../planner/plan-stages.ts';
import { roundSession } from '../planner/task-size.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { truncate } from '../user-text.ts';
import type { LineTask } from './plan-lines.ts';
import { texts } from './texts.ts';

const MAX_TITLE = 105;
/** A longer session is divided among the days. */
const MAX_SESSION = 120;

/** What is completed in a week, otherwise what is worked on. */
export function titleOf(tasks: readonly LineTask[], language: PlaybookLanguage | null): string {
  if (tasks.length === 0) return language === null ? '…' : texts[language].free;
  const once = tasks.filter(({ times }) => times === null);
  const completed = once.filter(({ isLast }) => isLast).map(({ line }) => line.text);
  if (completed.length > 0) return joinLines(completed, language);
  const all = once.length > 0 ? once : tasks;
  return joinLines(
    all.map((task) => textOf(task, language)),
    language,
  );
}

export function toWeekTask(task: LineTask, days: number, language: PlaybookLanguage | null): WeekTask {
  const text = textOf(task, language);
  if (task.times !== null) return { text, sessions: task.times, minutes: task.minutes / task.times };
  const sessions = Math.min(days, Math.ceil(task.minutes / MAX_SESSION));
  const minutes = roundSession(task.minutes / sessions);
  return sessions > 1 && minutes * sessions <= task.minutes
    ? { text, sessions, minutes }
    : { text, sessions: 1, minutes: roundSession(task.minutes) };
}

/** '3 places toured – 1 of 3', 'Learn the text – part 1 of 2' */
export function textOf(
  { line, things, part }: Pick<LineTask, 'line' | 'things' | 'part'>,
  language: PlaybookLanguage | null,
): string {
  if (part !== null) {
    const numbers = `${part.n}${language === null ? '/' : texts[language].of}${part.of}`;
    return `${line.text} – ${language === null ? numbers : texts[language].part.replace('{numbers}', numbers)}`;
  }
  if (things === null || line.count === null || things.to - things.from + 1 === line.count) return line.text;
  const of = language === null ? '/' : texts[language].of;
  const numbers = things.from === things.to ? `${things.to}` : `${things.from}–${things.to}`;
  return `${line.text} – ${numbers}${of}${line.count}`;
}

/** As many lines as fit into a title. */
function joinLines(lines: readonly string[], language: PlaybookLanguage | null): string {
  const separator = language === null ? ' · ' : texts[language].separator;
  let title = truncate(lines[0]!, MAX_TITLE);
  for (const line of lines.slice(1)) {
    const longer = `${title}${separator}${line}`;
    if (longer.length > MAX_TITLE) break;
    title = longer;
  }
  return title;
}
