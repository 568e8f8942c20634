/** What kind of time a focus area holds. */
export const focusAreaClasses = ['level_up', 'life_stuff', 'chill_zone'] as const;
export type FocusAreaClass = (typeof focusAreaClasses)[number];

export const categoryClasses = ['Growth', 'Life', 'Entertainment'] as const;
export type CategoryClass = (typeof categoryClasses)[number];

const categoryClassByClass: Readonly<Record<FocusAreaClass, CategoryClass>> = {
  level_up: 'Growth',
  life_stuff: 'Life',
  chill_zone: 'Entertainment',
};

/** The older name of the class: 'Entertainment' turns the colours of progress round. */
export function categoryClassOf(focusAreaClass: FocusAreaClass): CategoryClass {
  return categoryClassByClass[focusAreaClass];
}

/** What counts for the rating of a week; a change holds from its own week on. */
export interface FocusAreaSettings {
  readonly focusAreaClass: FocusAreaClass;
  readonly defaultWeeklyMin: number;
  readonly weight: number;
}

/** What a focus area gets that is created with a name alone. */
export const quickSettings: FocusAreaSettings = { focusAreaClass: 'level_up', defaultWeeklyMin: 60, weight: 5 };
