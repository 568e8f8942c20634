import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { Trends } from '#contract/reports/reports.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { areaColor } from '#web/ui/focus-area/area-color.ts';
import { toWholePercents } from '../whole-percents.ts';

export interface AreaShare {
  readonly name: string;
  readonly color: string;
  /** Whether this is the combined share of the smallest areas. */
  readonly isOther: boolean;
  /** Across all weeks. */
  readonly percent: number;
  /** Per week, in whole percent. */
  readonly weeklyPercents: readonly number[];
}

const MAX_AREAS = 6;

type Area = Pick<FocusArea, '_id' | 'name' | 'focusAreaClass' | 'color'>;

/** Each area's share of every week, by class and then largest first; the smallest areas are combined. */
export function areaShares(weeks: Trends['weeks'], areas: readonly Area[]): AreaShare[] {
  const weeklySeconds = (id: string) =>
    weeks.map((week) => week.areas.find(({ focusAreaId }) => focusAreaId === id)?.trackedSec ?? 0);
  const tracked = areas
    .map((area) => ({ ...area, seconds: weeklySeconds(area._id) }))
    .filter(({ seconds }) => sum(seconds) > 0)
    .toSorted((a, b) => sum(b.seconds) - sum(a.seconds));
  // A single remaining area takes no more space than 'Other' would.
  const shown = tracked.length > MAX_AREAS + 1 ? tracked.slice(0, MAX_AREAS) : tracked;
  const others = tracked.slice(shown.length);
  const byClass = focusAreaClasses.flatMap((value) => shown.filter(({ focusAreaClass }) => focusAreaClass === value));
  const parts = [
    ...byClass.map(({ name, seconds, color }) => ({
      name,
      seconds,
      isOther: false,
      color: areaColor[color],
    })),
    ...(others.length === 0
      ? []
      : [{ name: 'Other', seconds: sumSeries(others), isOther: true, color: 'var(--ww-dimmed)' }]),
  ];
  const names = uniqueNames(parts.map(({ name }) => name));
  const percents = toWholePercents(parts.map(({ seconds }) => sum(seconds)));
  const byWeek = weeks.map((_, week) => toWholePercents(parts.map(({ seconds }) => seconds[week]!)));
  return parts.map(({ color, isOther }, index) => ({
    name: names[index]!,
    color,
    isOther,
    percent: percents[index]!,
    weeklyPercents: byWeek.map((weekPercents) => weekPercents[index]!),
  }));
}

/** Areas may share a name, but a chart's series need unique names. */
function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} (${earlier + 1})`;
  });
}

function sumSeries(areas: readonly { readonly seconds: readonly number[] }[]): number[] {
  return areas[0]!.seconds.map((_, week) => sum(areas.map(({ seconds }) => seconds[week]!)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
