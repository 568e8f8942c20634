import type { Clock, PlanFields, WrittenPlan } from '../plan-fields.ts';
import { goalOutline } from './prepare-stages.ts';
import { writePlan } from './write-plan.ts';

/** A plan when nothing but the goal is known: each week has one task in the user's words, as long as the week allows. */
export function writeFromWords(fields: PlanFields, clock: Clock): WrittenPlan {
  const readLine = (text: string) => ({ text, minutes: null, sessions: null, weekly: false, day: null });
  return writePlan(null, goalOutline(fields.goal), fields, clock, readLine);
}
