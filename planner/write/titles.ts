import type { Visit, WeekTask } from './stage.ts';

/** With 'Week 52: ', titles stay readable in a list. */
const MAX_JOINED = 120;

/**
 * A week is called after what it reaches: a check on the way to a milestone, or else the milestone itself. What recurs,
 * and the user's lines beside a playbook, count only if nothing else does.
 */
export function weekTitle(tasks: readonly WeekTask[], visits: readonly Visit[]): string {
  if (tasks.length === 0) return 'Spare week';
  const known = tasks.filter(({ stage }) => !stage.line);
  const once = tasks.filter(({ step }) => !step.weekly);
  const main = [known, once].find((some) => some.length > 0) ?? tasks;
  const present = visits.filter((visit) => main.some(({ stage }) => stage === visit.stage));
  const reached = present.filter(({ index, of }) => index === of - 1);
  const latest = present.at(-1);
  if (reached.length === 0 && latest) return resultOf(latest);
  return reached.length > 0 ? joinTitles(reached) : main[0]!.text;
}

/** 'First; second; third', or only the ends if that is too long. */
function joinTitles(visits: readonly Visit[]): string {
  const join = (parts: readonly Visit[]) =>
    parts.map(({ stage }, n) => (n === 0 || stage.line ? stage.title : lowerFirst(stage.title))).join('; ');
  const all = join(visits);
  return all.length <= MAX_JOINED || visits.length === 1 ? all : join([visits[0]!, visits.at(-1)!]);
}

/** The checks of a milestone name the weeks before it is reached. If there are fewer, several weeks work on one. */
function resultOf({ stage, index, of, isLast }: Visit): string {
  // The last check of the plan is its end.
  const results = [...(isLast ? stage.checks.slice(0, -1) : stage.checks), stage.title];
  return results[Math.max(1, Math.floor(((index + 1) * results.length) / of)) - 1]!;
}

/** Not of an abbreviation: 'B1 exam', 'CV and letter'. */
const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
