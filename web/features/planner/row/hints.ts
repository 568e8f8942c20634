import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlanRow } from '../plan-rows.ts';

export type WeekTense = 'past' | 'present' | 'future';

/** Hints for choosing a target: the tracked time, the average and the default. */
export function rowHints(row: PlanRow, tense: WeekTense): string[] {
  const tracked = row.isResting ? formatTracked(row, tense) : formatTrackedOfTarget(row, tense);
  const hints = [
    row.isResting && 'resting this week, not rated',
    tracked,
    row.baselineSec !== undefined && row.baselineSec >= 60 && `average ${formatSeconds(row.baselineSec)}`,
    !row.isResting && (row.isDefault ? row.defaultMin > 0 && 'default' : `default ${formatDuration(row.defaultMin)}`),
  ];
  return hints.filter((hint) => typeof hint === 'string');
}

function formatTrackedOfTarget(row: PlanRow, tense: WeekTense): string | undefined {
  const { usedSec, goalMin, focusAreaClass, isDefault } = row;
  const isLimit = focusAreaClass === 'chill_zone';
  // The default is zero only before the area's first week.
  if (isLimit && isDefault && goalMin === 0) return `${formatTracked(row, tense) ?? 'nothing tracked'}, no limit yet`;
  const target = formatDuration(goalMin);
  if (tense === 'future') return isLimit ? `limit ${target}` : undefined;
  const tracked = !isLimit && goalMin > 0 ? `${formatSeconds(usedSec)} of ${target}` : formatSeconds(usedSec);
  return `${tracked} ${tense === 'present' ? 'so far' : 'tracked'}${isLimit ? `, limit ${target}` : ''}`;
}

function formatTracked({ usedSec }: PlanRow, tense: WeekTense): string | undefined {
  return usedSec < 60 ? undefined : `${formatSeconds(usedSec)} ${tense === 'present' ? 'so far' : 'tracked'}`;
}

/** Rounds down, so that a target never seems reached too early. */
function formatSeconds(seconds: number): string {
  return formatDuration(Math.floor(seconds / 60));
}
