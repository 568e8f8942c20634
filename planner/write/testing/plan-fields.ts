import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { parseTaskSize, withoutSize } from '#domain/plan/task-minutes.ts';
import type { PlanFields } from '../../plan-fields.ts';
import type { OwnLine } from '../stages.ts';

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

/** Reads '(2 h)' at the end of a line, 'every week', and a day in square brackets. */
export function plainLine(line: string): OwnLine {
  const size = parseTaskSize(line);
  return {
    text: withoutSize(line),
    minutes: size ? size.sessions * size.minutes : null,
    sessions: size?.sessions ?? null,
    weekly: line.includes('every week'),
    day: /\[(\d{4}-\d\d-\d\d)\]/.exec(line)?.[1] ?? null,
  };
}
