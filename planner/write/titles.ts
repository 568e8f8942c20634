import { sum, taskMinutes, type Visit, type WeekPlan } from './stage.ts';

/** With 'Week 52: ' and the part of a milestone, titles stay readable in a list. */
const MAX_JOINED = 120;
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

export const SPARE_WEEK = 'Spare week';

/** A title for each week that no other week has: what it reaches, or else a result on the way there. */
export function weekTitles(weeks: readonly WeekPlan[]): string[] {
  const parts = new Map<string, number>();
  const used = new Set<string>();
  const titleOf = ({ visits: all, tasks }: WeekPlan) => {
    const main = all.filter(({ stage }) => !stage.isOwn || !stage.steps[0]!.weekly);
    const visits = main.length > 0 ? main : all;
    const reached = visits.filter(({ index, of }) => index === of - 1);
    if (reached.length > 0) return joinTitles(reached.map(({ stage }) => stage.title));
    const minutes = ({ stage }: Visit) => sum(tasks.filter((task) => task.stage === stage).map(taskMinutes));
    const [longest] = visits.toSorted((one, other) => minutes(other) - minutes(one));
    if (!longest) return tasks[0]!.text;
    const { result, isReached } = resultOf(longest);
    if (isReached) return result;
    const part = (parts.get(result) ?? 0) + 1;
    parts.set(result, part);
    return partOf(result, part, longest);
  };
  return weeks.map((week, n) => {
    if (week.tasks.length === 0) return SPARE_WEEK;
    const title = titleOf(week);
    const unique = used.has(title) ? `${title} – week ${n + 1}` : title;
    used.add(unique);
    return unique;
  });
}

/** 'First; second; third', or only the ends if that is too long. */
function joinTitles(titles: readonly string[]): string {
  const join = (parts: readonly string[]) => parts.map((title, n) => (n === 0 ? title : lowerFirst(title))).join('; ');
  const all = join(titles);
  if (all.length <= MAX_JOINED || titles.length === 1) return all;
  const ends = join([titles[0]!, titles.at(-1)!]);
  return ends.length <= MAX_JOINED ? ends : titles.at(-1)!;
}

/** The checks of a milestone name the weeks before it is reached. If there are fewer, several weeks work on one. */
function resultOf({ stage, index, of, isLast }: Visit): { result: string; isReached: boolean } {
  // The last check of the plan is its end.
  const results = [...(isLast ? stage.checks.slice(0, -1) : stage.checks), stage.title];
  const at = (week: number) => Math.ceil(((week + 1) * results.length) / of) - 1;
  return { result: results[at(index)]!, isReached: at(index) < results.length - 1 && at(index) !== at(index + 1) };
}

/** 'Draft of all chapters – second part'. The user's own words are in any language, so they get '(2/3)'. */
function partOf(title: string, part: number, { stage, of }: Visit): string {
  if (stage.isOwn) return `${title} (${part}/${of})`;
  const ordinal = ordinals[part - 1];
  return `${title} – ${ordinal ? `${ordinal} part` : `part ${part}`}`;
}

/** Not of an abbreviation: 'B1 exam', 'CV and letter'. */
const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
