import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import type { PlanFields } from '../../plan-fields.ts';

/** The fields of a form that nobody has touched, in weeks from a Monday on. */
export function planFields(changes: Partial<PlanFields> = {}): PlanFields {
  return {
    goal: 'Learn to yodel. My neighbours should not suffer.',
    title: '',
    measure: '',
    structure: 'weekly',
    effort: 'strong',
    weeks: planWeeks('2026-11-16', 4),
    weeklyMinutes: 240,
    level: null,
    deadline: null,
    budget: null,
    ...changes,
  };
}
