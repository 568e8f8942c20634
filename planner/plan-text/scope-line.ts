import { limits } from '#domain/limits.ts';
import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { findDay } from './heading-dates.ts';
import { printDate } from './week-dates.ts';
import type { PlanTextScope } from './plan-text.ts';

const scopePattern =
  /^(?:(\d{1,2}) weeks?|Backlog), (\d{1,3}) h a week, (Light|Medium|Strong)(?:, from (\d{1,2} [A-Z][a-z]{2} \d{4}))?$/;

/** '16 weeks, 6 h a week, Strong, from 23 Nov 2026' */
export function printScope({ structure, weeks, weeklyHours, level, startsOn }: PlanTextScope): string {
  const size = structure === 'weekly' ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : 'Backlog';
  return `${size}, ${weeklyHours} h a week, ${level}${startsOn === null ? '' : `, from ${printDate(startsOn)}`}`;
}

export function parseScope(line: string): PlanTextScope | null {
  const [all, weeks, hours, level, date] = scopePattern.exec(line) ?? [];
  const startsOn = date === undefined ? null : findDay(date, '');
  const isPossible = isFrom1To(Number(weeks ?? 1), limits.planWeeks) && isFrom1To(Number(hours), limits.weeklyHours);
  if (all === undefined || !isPossible || startsOn === undefined) return null;
  return {
    structure: weeks ? 'weekly' : 'backlog',
    weeks: weeks ? Number(weeks) : null,
    weeklyHours: Number(hours),
    level: commitmentLevels.find((name) => name === level)!,
    startsOn,
  };
}

const isFrom1To = (value: number, max: number) => value >= 1 && value <= max;
