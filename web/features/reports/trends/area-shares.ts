import type { FocusArea } from '#contract/focus-areas.ts';
import type { Trends } from '#contract/reports.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { wholePercents } from './whole-percents.ts';

export interface AreaShare {
  readonly name: string;
  readonly color: string;
  /** What is left when the largest are named. */
  readonly isRest: boolean;
  /** Of all the weeks. */
  readonly percent: number;
  /** Of each week, in whole percent. */
  readonly ofWeeks: readonly number[];
}

const MOST_AREAS = 6;
/** Areas of one class share its colour: each is darker than the one before. */
const shades = [100, 68, 45, 30, 20, 12];

type Area = Pick<FocusArea, '_id' | 'name' | 'focusAreaClass'>;

/** How the time of each week is shared by focus areas: class by class, and in each those with most first; the smallest are one. */
export function areaShares(weeks: Trends['weeks'], areas: readonly Area[]): AreaShare[] {
  const secondsIn = (id: string) =>
    weeks.map((week) => week.areas.find(({ focusAreaId }) => focusAreaId === id)?.trackedSec ?? 0);
  const known = areas
    .map((area) => ({ ...area, seconds: secondsIn(area._id) }))
    .filter(({ seconds }) => sum(seconds) > 0)
    .toSorted((a, b) => sum(b.seconds) - sum(a.seconds));
  // One more than fits is as easy to show as 'Other' would be.
  const shown = known.length > MOST_AREAS + 1 ? known.slice(0, MOST_AREAS) : known;
  const rest = known.slice(shown.length);
  const byClass = focusAreaClasses.flatMap((value) => shown.filter(({ focusAreaClass }) => focusAreaClass === value));
  const parts = [
    ...byClass.map(({ name, seconds }, index) => ({ name, seconds, isRest: false, color: colorOf(byClass, index) })),
    ...(rest.length === 0
      ? []
      : [{ name: 'Other', seconds: summedUp(rest), isRest: true, color: 'var(--mantine-color-dimmed)' }]),
  ];
  const names = distinct(parts.map(({ name }) => name));
  const percents = wholePercents(parts.map(({ seconds }) => sum(seconds)));
  const byWeek = weeks.map((_, week) => wholePercents(parts.map(({ seconds }) => seconds[week]!)));
  return parts.map(({ color, isRest }, index) => ({
    name: names[index]!,
    color,
    isRest,
    percent: percents[index]!,
    ofWeeks: byWeek.map((percentsOfWeek) => percentsOfWeek[index]!),
  }));
}

function colorOf(areas: readonly { readonly focusAreaClass: FocusAreaClass }[], index: number): string {
  const { focusAreaClass } = areas[index]!;
  const before = areas.slice(0, index).filter((area) => area.focusAreaClass === focusAreaClass).length;
  const fill = `var(--ww-${classFaces[focusAreaClass].color}-fill)`;
  return before === 0 ? fill : `color-mix(in srgb, ${fill} ${shades[before] ?? 12}%, var(--mantine-color-text))`;
}

/** Two areas may have one name; in a chart they need two. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function summedUp(areas: readonly { readonly seconds: readonly number[] }[]): number[] {
  return areas[0]!.seconds.map((_, week) => sum(areas.map(({ seconds }) => seconds[week]!)));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
