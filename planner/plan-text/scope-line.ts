import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { parseDate, printDate } from './week-dates.ts';
import type { PlanTextScope } from './plan-text.ts';

const scopePattern =
  /^(?:(\d{1,2}) weeks?|Backlog), (\d{1,3}) h a week, (Light|Medium|Strong)(?:, from (\d{1,2} [A-Z][a-z]{2} \d{4}))?$/;

/** '16 weeks, 6 h a week, Strong, from 23 Nov 2026' */
export function printScope({ structure, weeks, weeklyHours, level, startsOn }: PlanTextScope): string {
  const size = structure === 'weekly' ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : 'Backlog';
  return `${size}, ${weeklyHours} h a week, ${level}${startsOn === null ? '' : `, from ${printDate(startsOn)}`}`;
}

export function parseScope(line: string): PlanTextScope | null {
  const match = scopePattern.exec(line);
  if (!match) return null;
  const [, weeks, hours, level, date] = match;
  const startsOn = date === undefined ? null : parseDate(date);
  if (startsOn === undefined) return null;
  return {
    structure: weeks ? 'weekly' : 'backlog',
    weeks: weeks ? Number(weeks) : null,
    weeklyHours: Number(hours),
    level: commitmentLevels.find((name) => name === level)!,
    startsOn,
  };
}
