import type { PlanPause } from '#domain/plan/schedule/plan-calendar.ts';

export function parsePauses(text: string): PlanPause[] {
  return JSON.parse(text) as PlanPause[];
}
