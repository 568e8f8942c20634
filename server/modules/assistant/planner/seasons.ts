import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { WeekPlan } from './plan-stages.ts';
import { list } from './user-words.ts';

/** Work that frost or cold spoils; bare-root trees and hedges are planted in winter. */
const frostPattern =
  /\b(?:sow|seedlings?|lay (?:the )?turf|bedding plants|plant out|mortar|pour (?:the )?concrete|render(?:ing)?|lime wash|paint (?:the )?(?:outside|fence|shed|façade))\b/i;
const indoors = /\bindoors?|window ?sill|greenhouse|cold frame|under glass|under cover\b/i;
const winterMonths = new Set(['12', '01', '02']);
const MAX_WEEKS = 4;

/** Which weeks have outdoor work that needs mild weather and fall into winter. */
export function seasonNotes(weeks: readonly WeekPlan[], dates: readonly PlanWeek[]): string[] {
  const cold = weeks.flatMap(({ tasks }, n) => {
    const isWinter = winterMonths.has(dates[n]?.from.slice(5, 7) ?? '');
    return isWinter && tasks.some(({ text }) => frostPattern.test(text) && !indoors.test(text)) ? [String(n + 1)] : [];
  });
  if (cold.length === 0) return [];
  const shown = cold.length > MAX_WEEKS ? `${cold[0]} to ${cold.at(-1)}` : list(cold);
  return [
    `Week${cold.length === 1 ? '' : 's'} ${shown} ${cold.length === 1 ? 'has' : 'have'} outdoor work that frost spoils, between December and February: where your winter is cold, do it from March on and take a later indoor task instead.`,
  ];
}
