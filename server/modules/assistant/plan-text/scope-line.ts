import { commitmentLevels } from '#domain/plan/action-plan.ts';
import type { PlanTextScope } from './plan-text.ts';

const scopePattern = /^(?:(\d{1,2}) weeks?|Backlog), (\d{1,3}) h a week, (Light|Medium|Strong)$/;

/** '16 weeks, 6 h a week, Strong' */
export function printScope({ structure, weeks, weeklyHours, level }: PlanTextScope): string {
  const size = structure === 'weekly' ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : 'Backlog';
  return `${size}, ${weeklyHours} h a week, ${level}`;
}

export function parseScope(line: string): PlanTextScope | null {
  const match = scopePattern.exec(line);
  if (!match) return null;
  const [, weeks, hours] = match;
  return {
    structure: weeks ? 'weekly' : 'backlog',
    weeks: weeks ? Number(weeks) : null,
    weeklyHours: Number(hours),
    level: commitmentLevels.find((level) => level === match[3])!,
  };
}
