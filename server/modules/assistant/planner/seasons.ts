import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { WeekPlan } from './plan-stages.ts';
import { list } from './user-words.ts';

/** Work that frost or cold spoils; bare-root trees and hedges are planted in winter. */
const frostPattern =
  /\b(?:sow|seedlings?|lay (?:the )?turf|bedding plants|plant out|mortar|pour (?:the )?concrete|render(?:ing)?|lime wash|paint (?:the )?(?:outside|fence|shed|façade))\b/i;
const indoors = /\bindoors?|window ?sill|greenhouse|cold frame|under glass|under cover\b/i;
const winterMonths = new Set(['12', '01', '02']);
const MAX_WEEKS = 4;

/** What belongs to a season after the last week. */
interface LaterSeason {
  readonly tasks: readonly string[];
  readonly milestones: readonly string[];
}

/** What belongs to a season after the plan, and which weeks have outdoor work that needs mild weather and fall into winter. */
export function seasonNotes(weeks: readonly WeekPlan[], dates: readonly PlanWeek[], later: LaterSeason): string[] {
  return [...laterNotes(later), ...frostNote(weeks, dates)];
}

function laterNotes({ tasks, milestones }: LaterSeason): string[] {
  const where = 'The description lists what is left under “After the last week”.';
  const [next] = milestones;
  if (next !== undefined) {
    return [`From “${next}” on, the work belongs to a season after these weeks; write the next plan then. ${where}`];
  }
  if (tasks.length === 0) return [];
  return [
    `${tasks.length === 1 ? 'One task belongs' : `${tasks.length} tasks belong`} to a season after these weeks. ${where}`,
  ];
}

function frostNote(weeks: readonly WeekPlan[], dates: readonly PlanWeek[]): string[] {
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
