/** The kind of time spent on a focus area: growth, obligations or leisure. */
export const focusAreaClasses = ['level_up', 'life_stuff', 'chill_zone'] as const;
export type FocusAreaClass = (typeof focusAreaClasses)[number];

export const categoryClasses = ['Growth', 'Life', 'Entertainment'] as const;
export type CategoryClass = (typeof categoryClasses)[number];

const categoryClassByClass: Readonly<Record<FocusAreaClass, CategoryClass>> = {
  level_up: 'Growth',
  life_stuff: 'Life',
  chill_zone: 'Entertainment',
};

/** The older name of a class. For 'Entertainment', the colours of progress are reversed. */
export function toCategoryClass(focusAreaClass: FocusAreaClass): CategoryClass {
  return categoryClassByClass[focusAreaClass];
}

/** The settings that affect a week's rating. A change applies from the week in which it is made. */
export interface FocusAreaSettings {
  readonly focusAreaClass: FocusAreaClass;
  /** The default target or limit, in minutes per week. */
  readonly defaultWeeklyMin: number;
  readonly weight: number;
}

/** The settings of a focus area that is created with only a name. */
export const defaultSettings: FocusAreaSettings = { focusAreaClass: 'level_up', defaultWeeklyMin: 60, weight: 5 };
