import type { Visit, WeekTask } from './stage.ts';

/** With 'Week 52: ' and the part of a milestone, titles stay readable in a list. */
const MAX_JOINED = 120;

export const SPARE_WEEK = 'Spare week';

/** A title for each week that no other week has. */
export function weekTitles(weeks: readonly (readonly WeekTask[])[], visits: readonly (readonly Visit[])[]): string[] {
  const titles = weeks.map((tasks, n) => titleOf(tasks, visits[n]!));
  return titles.map((title, n) => {
    const isSame = (other: string) => other === title;
    if (title === SPARE_WEEK || titles.filter(isSame).length === 1) return title;
    return `${title} – part ${titles.slice(0, n + 1).filter(isSame).length}`;
  });
}

/** The milestones that it reaches, or else a result on the way there. */
function titleOf(tasks: readonly WeekTask[], all: readonly Visit[]): string {
  if (tasks.length === 0) return SPARE_WEEK;
  const main = all.filter(({ stage }) => !stage.isOwn || !stage.steps[0]!.weekly);
  const visits = main.length > 0 ? main : all;
  const reached = visits.filter(({ index, of }) => index === of - 1);
  if (reached.length > 0) return joinTitles(reached.map(({ stage }) => stage.title));
  const latest = visits.at(-1);
  return latest ? resultOf(latest) : tasks[0]!.text;
}

/** 'First; second; third', or only the ends if that is too long. */
function joinTitles(titles: readonly string[]): string {
  const join = (parts: readonly string[]) => parts.map((title, n) => (n === 0 ? title : lowerFirst(title))).join('; ');
  const all = join(titles);
  return all.length <= MAX_JOINED || titles.length === 1 ? all : join([titles[0]!, titles.at(-1)!]);
}

/** The checks of a milestone name the weeks before it is reached. If there are fewer, several weeks work on one. */
function resultOf({ stage, index, of, isLast }: Visit): string {
  // The last check of the plan is its end.
  const results = [...(isLast ? stage.checks.slice(0, -1) : stage.checks), stage.title];
  return results[Math.ceil(((index + 1) * results.length) / of) - 1]!;
}

/** Not of an abbreviation: 'B1 exam', 'CV and letter'. */
const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
