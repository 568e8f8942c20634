import type { FocusAreaSettings } from '#domain/focus-area/focus-area.ts';

interface SeedArea {
  readonly name: string;
  readonly description: string;
  /** Each setting applies from a week of the seed calendar, the first one from week 0. */
  readonly settings: readonly (FocusAreaSettings & { readonly from: number })[];
}

const levelUp = { focusAreaClass: 'level_up' } as const;
const lifeStuff = { focusAreaClass: 'life_stuff' } as const;
const chillZone = { focusAreaClass: 'chill_zone' } as const;

export const areas = {
  deepWork: {
    name: 'Deep Work',
    description:
      'The part of the job that moves things forward. Door closed, one thing at a time, no email before lunch.',
    settings: [
      { ...levelUp, from: 0, defaultWeeklyMin: 780, weight: 7 },
      { ...levelUp, from: 9, defaultWeeklyMin: 900, weight: 8 },
    ],
  },
  spanish: {
    name: 'Spanish',
    description: 'Get through dinner in Galicia without a dictionary.',
    settings: [
      { ...levelUp, from: 0, defaultWeeklyMin: 120, weight: 5 },
      { ...levelUp, from: 14, defaultWeeklyMin: 180, weight: 6 },
      { ...levelUp, from: 36, defaultWeeklyMin: 240, weight: 7 },
    ],
  },
  fitness: {
    name: 'Fitness',
    description: 'Run, lift, stretch. I sleep better on the days I do.',
    settings: [
      { ...levelUp, from: 0, defaultWeeklyMin: 120, weight: 6 },
      { ...levelUp, from: 22, defaultWeeklyMin: 180, weight: 6 },
    ],
  },
  household: {
    name: 'Household',
    description: 'Cooking, cleaning, paperwork: half an hour a day instead of a lost Saturday.',
    settings: [{ ...lifeStuff, from: 0, defaultWeeklyMin: 240, weight: 4 }],
  },
  people: {
    name: 'Family & friends',
    description: 'Time with the people who matter most.',
    settings: [
      { ...lifeStuff, from: 0, defaultWeeklyMin: 240, weight: 6 },
      { ...lifeStuff, from: 27, defaultWeeklyMin: 300, weight: 7 },
    ],
  },
  evenings: {
    name: 'Games & TV',
    description: 'Fine, as long as it ends before midnight.',
    settings: [
      { ...chillZone, from: 0, defaultWeeklyMin: 540, weight: 4 },
      { ...chillZone, from: 18, defaultWeeklyMin: 420, weight: 6 },
    ],
  },
} as const satisfies Readonly<Record<string, SeedArea>>;

export type AreaKey = keyof typeof areas;

export const areaKeys = Object.keys(areas) as readonly AreaKey[];

/** The settings that apply to an area in a week of the seed calendar. */
export function areaSettings(key: AreaKey, week: number): FocusAreaSettings {
  return areas[key].settings.findLast(({ from }) => from <= week)!;
}
