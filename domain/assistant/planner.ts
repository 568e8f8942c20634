import type { PlanBrief } from './brief.ts';
import { unitsForOutcome } from './counted-task.ts';
import { descriptionOf } from './description.ts';
import { fill } from './fill.ts';
import { type Outline, outlineOf } from './outline.ts';
import { shortened, withCapital } from './own-words.ts';
import type { PlanDraft } from './plan-draft.ts';
import { resourcesByWeek } from './resources.ts';
import { extrasByWeek } from './tailoring.ts';
import { type PlannedWeek, weekOrder } from './week-order.ts';
import { tasksOf } from './week-tasks.ts';

const longestTitle = 120;

/** The plan of the built-in planner: the same brief gives the same plan. */
export function writePlan(brief: PlanBrief): PlanDraft {
  const outline = outlineOf(brief);
  const { title, weeks, push } = outline;
  const resources = resourcesByWeek(outline, brief.learning);
  const extras = extrasByWeek(brief, weeks);
  const [outcomes, lastWeeks] = [new Set<string>(), new Map<string, number>()];
  const goals = weekOrder(outline.kind, weeks, outline.ahead).map((week, n) => {
    const { outcome, theme } = outcomeOf(week, outline, outcomes);
    const name = brief.structure === 'weekly' ? `Week ${n + 1}: ${outcome}` : outcome;
    return {
      title: shortened(name, longestTitle),
      tasks: tasksOf(week, extras[n]!, theme, outline, lastWeeks),
      resources: resources[n]!,
    };
  });
  return {
    title,
    description: descriptionOf(brief, outline),
    structure: brief.structure,
    weeks: brief.structure === 'weekly' ? weeks : null,
    weeklyCommitmentHours: brief.weeklyHours,
    commitmentLevel: push.level,
    goals,
  };
}

interface Outcome {
  readonly outcome: string;
  readonly theme: string;
}

/** What a week leads to, which no other does, and the theme that makes it so. */
function outcomeOf(week: PlannedWeek, outline: Outline, seen: Set<string>): Outcome {
  const { themes } = outline.kind;
  const first = themeAt(week, outline.weeks, themes.length);
  const turned = themes.map((_, later) => themes[(first + later) % themes.length]!);
  const most = unitsForOutcome(week.outcome, week.tasks, outline.minutes);
  const filling = { progress: week.progress, reach: outline.push.reach, most };
  const plain = (theme: string) =>
    withCapital(fill(week.outcome, { ...filling, values: { ...outline.values, theme } }));
  const again = (theme: string) => `${plain(theme)}; this time: ${theme}`;
  const isNew = (outcome: string) => !seen.has(outcome);
  // Where neither theme nor number makes a difference, the outcome says what does.
  const theme = turned.find((one) => isNew(plain(one))) ?? turned.find((one) => isNew(again(one))) ?? turned[0]!;
  const outcome = isNew(plain(theme)) ? plain(theme) : again(theme);
  seen.add(outcome);
  return { outcome, theme };
}

/** From easy to hard; where there are more weeks than themes, two of them take turns for a while. */
function themeAt({ number, progress }: PlannedWeek, weeks: number, themes: number): number {
  const place = Math.min(Math.floor((progress * (weeks - 1) * themes) / weeks), themes - 1);
  if (weeks <= themes) return place;
  const turn = place - (place % 2) + (number % 2);
  return turn < themes ? turn : themes - 2;
}
