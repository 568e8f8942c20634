import type { Visit, WeekTask } from './stage.ts';

/** With 'Week 52: ', titles stay readable in a list. */
const MAX_JOINED = 120;

export const SPARE_WEEK = 'Spare week';

/** A week is called after what it reaches, or else after its most important task. */
export function weekTitles(weeks: readonly (readonly WeekTask[])[], visits: readonly (readonly Visit[])[]): string[] {
  const used: string[] = [];
  for (const [n, tasks] of weeks.entries()) {
    const names = tasks.length === 0 ? [SPARE_WEEK] : namesOf(tasks, visits[n]!);
    // Of names that have all been used, the one that was used longest ago is the clearest.
    const age = (name: string) => (used.includes(name) ? used.length - used.lastIndexOf(name) : Infinity);
    const oldest = Math.max(...names.map(age));
    used.push(names.find((name) => age(name) === oldest)!);
  }
  return used;
}

/** What may name the week, best first. What recurs, and the user's lines beside a playbook, count only if nothing else does. */
function namesOf(tasks: readonly WeekTask[], visits: readonly Visit[]): string[] {
  const known = tasks.filter(({ stage }) => !stage.isOwn);
  const once = tasks.filter(({ step }) => !step.weekly);
  const main = [known, once].find((some) => some.length > 0) ?? tasks;
  const present = visits.filter((visit) => main.some(({ stage }) => stage === visit.stage));
  const reached = present.filter(({ index, of }) => index === of - 1);
  if (reached.length > 0) return [joinTitles(reached)];
  return [
    ...present.toReversed().flatMap(resultOf),
    ...main.map(({ stage, text }) => (stage.isOwn ? text : clauseOf(text))),
    // The week that reaches a milestone has its title.
    ...present.filter(({ index, of }) => index < of - 2).map(({ stage }) => stage.title),
  ];
}

/** 'First; second; third', or only the ends if that is too long. */
function joinTitles(visits: readonly Visit[]): string {
  const join = (parts: readonly Visit[]) =>
    parts.map(({ stage }, n) => (n === 0 || stage.isOwn ? stage.title : lowerFirst(stage.title))).join('; ');
  const all = join(visits);
  return all.length <= MAX_JOINED || visits.length === 1 ? all : join([visits[0]!, visits.at(-1)!]);
}

/** The check of the milestone that the week reaches, if any. */
function resultOf({ stage, index, of, isLast }: Visit): string[] {
  // The last check of the plan is its end.
  const checks = isLast ? stage.checks.slice(0, -1) : stage.checks;
  const countAt = (week: number) => Math.floor((week * (checks.length + 1)) / of);
  return checks.slice(countAt(index), countAt(index + 1)).slice(-1);
}

/** 'Draw a grid, and transfer the sketch' → 'Draw a grid' */
const clauseOf = (text: string) => /^(?:Continue: )?.*?(?=[,;:] | \(|$)/.exec(text)![0];

/** Not of an abbreviation: 'B1 exam', 'CV and letter'. */
const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
