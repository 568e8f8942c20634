import { capitalize, truncate } from '../user-text.ts';

const MAX_LENGTH = 105;
const MAX_COMPLETED = 2;
const MAX_BEGUN = 3;

interface TitledTask {
  readonly text: string;
  readonly minutes: number;
  readonly milestone: number;
}

interface TitledMilestone {
  /** The result that completes it. */
  readonly result: string;
  /** What it is about. */
  readonly subject: string;
  /** Most of the time is waiting, so its tasks do not tell how far it is. */
  readonly isWaiting?: boolean;
}

interface TitleTexts {
  readonly separator: string;
  /** {r} is what is not completed yet, {p} how far it is. */
  readonly underWay: string;
  /** How far something is: at the beginning, half done, nearly done. */
  readonly progress: readonly [string, string, string];
  readonly list: (items: readonly string[]) => string;
}

/** What each week achieves: the lines it completes, otherwise what it begins. */
export function weekTitles(
  weeks: readonly (readonly TitledTask[])[],
  milestones: readonly TitledMilestone[],
  { separator, underWay, progress, list }: TitleTexts,
): string[] {
  const lastWeeks = milestones.map((_, milestone) =>
    weeks.findLastIndex((week) => week.some((task) => task.milestone === milestone)),
  );
  const total = milestones.map((_, milestone) => minutesOf(weeks.flat(), milestone));
  const used = new Set<string>();
  return weeks.map((week, n) => {
    const present = byMinutes(week);
    const completed = unique(
      present.filter((milestone) => lastWeeks[milestone] === n).map((milestone) => milestones[milestone]!.result),
    );
    const subjects = present.map((milestone) => milestones[milestone]!.subject);
    const begun = (count: number) => fill(underWay, list(unique(subjects.slice(0, count))), progress[0]);
    const advanced = present.map((milestone) => {
      const share = minutesOf(weeks.slice(0, n + 1).flat(), milestone) / total[milestone]!;
      const { subject, isWaiting } = milestones[milestone]!;
      return fill(underWay, subject, progress[share < 0.4 || isWaiting ? 0 : share < 0.75 ? 1 : 2]);
    });
    const candidates = [
      completed.slice(0, MAX_COMPLETED).join(separator),
      ...completed,
      ...(present.length > 1 ? [begun(MAX_BEGUN), begun(2)] : []),
      ...advanced,
      ...week.map(({ text }) => text.split(/[:;,(–、：]/u, 1)[0]!.trim()),
    ].filter((title) => title !== '' && title.length <= MAX_LENGTH);
    const title = candidates.find((candidate) => !used.has(candidate)) ?? candidates[0] ?? completed[0] ?? begun(1);
    used.add(title);
    return capitalize(truncate(title, MAX_LENGTH));
  });
}

const unique = (list: readonly string[]) => [...new Set(list)];

const fill = (template: string, subject: string, state: string) =>
  template.replace('{r}', () => subject).replace('{p}', () => state);

const minutesOf = (tasks: readonly TitledTask[], milestone: number) =>
  tasks.reduce((sum, task) => sum + (task.milestone === milestone ? task.minutes : 0), 0);

/** The milestones of a week, the one with the most time first. */
function byMinutes(week: readonly TitledTask[]): number[] {
  const minutes = new Map<number, number>();
  for (const task of week) minutes.set(task.milestone, (minutes.get(task.milestone) ?? 0) + task.minutes);
  return [...minutes].toSorted(([, a], [, b]) => b - a).map(([milestone]) => milestone);
}
