import type { PlanBrief } from '#domain/assistant/brief.ts';
import { maxOutcomeUnits } from './weeks/counted-task.ts';
import { buildDescription } from './plan-description.ts';
import { fillTemplate } from './template.ts';
import { type Outline, createOutline } from './outline.ts';
import { truncate, capitalize } from './user-text.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { resourcesByWeek } from './resources.ts';
import { extrasByWeek } from './personal/extras.ts';
import { type ScheduledWeek, scheduleWeeks } from './weeks/schedule.ts';
import { buildWeekTasks } from './weeks/week-tasks.ts';

const MAX_TITLE_LENGTH = 120;

/** Deterministic: the same brief always yields the same plan. */
export function generatePlan(brief: PlanBrief): PlanDraft {
  const outline = createOutline(brief);
  const { title, weeks, intensity } = outline;
  const resources = resourcesByWeek(outline, brief.learning);
  const extras = extrasByWeek(brief, weeks);
  const outcomes = new Set<string>();
  const lastUsedWeeks = new Map<string, number>();
  const goals = scheduleWeeks(outline.kind, weeks, outline.experience).map((week, n) => {
    const { outcome, theme } = chooseOutcome(week, outline, outcomes);
    const name = brief.structure === 'weekly' ? `Week ${n + 1}: ${outcome}` : outcome;
    return {
      title: truncate(name, MAX_TITLE_LENGTH),
      tasks: buildWeekTasks(week, extras[n]!, theme, outline, lastUsedWeeks),
      resources: resources[n]!,
    };
  });
  return {
    title,
    description: buildDescription(brief, outline),
    structure: brief.structure,
    weeks: brief.structure === 'weekly' ? weeks : null,
    weeklyCommitmentHours: brief.weeklyHours,
    commitmentLevel: intensity.level,
    goals,
  };
}

interface Outcome {
  readonly outcome: string;
  readonly theme: string;
}

/** An outcome that no other week has, and the theme that makes it unique. */
function chooseOutcome(week: ScheduledWeek, outline: Outline, usedOutcomes: Set<string>): Outcome {
  const { themes } = outline.kind;
  const first = themeIndex(week, outline.weeks, themes.length);
  const rotatedThemes = themes.map((_, n) => themes[(first + n) % themes.length]!);
  const max = maxOutcomeUnits(week.outcome, week.tasks, outline.weeklyMinutes);
  const context = { progress: week.progress, reach: outline.intensity.reach, max };
  const plainOutcome = (theme: string) =>
    capitalize(fillTemplate(week.outcome, { ...context, values: { ...outline.values, theme } }));
  const themedOutcome = (theme: string) => `${plainOutcome(theme)}; this time: ${theme}`;
  const isNew = (outcome: string) => !usedOutcomes.has(outcome);
  // If no theme or number makes the plain outcome unique, the theme is appended.
  const theme =
    rotatedThemes.find((candidate) => isNew(plainOutcome(candidate))) ??
    rotatedThemes.find((candidate) => isNew(themedOutcome(candidate))) ??
    rotatedThemes[0]!;
  const outcome = isNew(plainOutcome(theme)) ? plainOutcome(theme) : themedOutcome(theme);
  usedOutcomes.add(outcome);
  return { outcome, theme };
}

/** Advances from easy to hard themes. With more weeks than themes, pairs of themes alternate. */
function themeIndex({ index, progress }: ScheduledWeek, weekCount: number, themeCount: number): number {
  const position = Math.min(Math.floor((progress * (weekCount - 1) * themeCount) / weekCount), themeCount - 1);
  if (weekCount <= themeCount) return position;
  const alternating = position - (position % 2) + (index % 2);
  return alternating < themeCount ? alternating : themeCount - 2;
}
