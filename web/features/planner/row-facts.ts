import { minutesInWords } from '#domain/duration.ts';
import type { PlanRow } from './plan-rows.ts';

/** Where the shown week lies. */
export type WhenOfWeek = 'past' | 'present' | 'ahead';

/** What helps to decide: how much is tracked, the average, and the default. */
export function factsOf(row: PlanRow, when: WhenOfWeek): string[] {
  const tracked = row.isResting ? trackedAtRest(row, when) : trackedOfTarget(row, when);
  const facts = [
    row.isResting && 'rests this week, not rated',
    tracked,
    row.usualSec !== undefined && row.usualSec >= 60 && `average ${inWords(row.usualSec)}`,
    !row.isResting && (row.isDefault ? row.defaultMin > 0 && 'default' : `default ${minutesInWords(row.defaultMin)}`),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

function trackedOfTarget(row: PlanRow, when: WhenOfWeek): string | undefined {
  const { usedSec, goalMin, focusAreaClass, isDefault } = row;
  const isLimit = focusAreaClass === 'chill_zone';
  // Only before the first week of an area its default is nothing.
  if (isLimit && isDefault && goalMin === 0) return `${trackedAtRest(row, when) ?? 'nothing tracked'}, no limit yet`;
  const target = minutesInWords(goalMin);
  if (when === 'ahead') return isLimit ? `limit ${target}` : undefined;
  const tracked = !isLimit && goalMin > 0 ? `${inWords(usedSec)} of ${target}` : inWords(usedSec);
  return `${tracked} ${when === 'present' ? 'so far' : 'tracked'}${isLimit ? `, limit ${target}` : ''}`;
}

function trackedAtRest({ usedSec }: PlanRow, when: WhenOfWeek): string | undefined {
  return usedSec < 60 ? undefined : `${inWords(usedSec)} ${when === 'present' ? 'so far' : 'tracked'}`;
}

/** What has passed, so never more than that. */
function inWords(seconds: number): string {
  return minutesInWords(Math.floor(seconds / 60));
}
