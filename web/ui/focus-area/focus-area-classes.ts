import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { HomeIcon, LeafIcon, RiseIcon } from './icons.tsx';
import type { Icon } from './signs.tsx';

interface ClassFace {
  readonly label: string;
  /** One colour everywhere: chips, bars, charts, calendar. */
  readonly color: 'violet' | 'teal' | 'amber';
  readonly icon: Icon;
  readonly about: string;
  /** What the weight is called. */
  readonly weightLabel: string;
  readonly timeLabel: string;
}

export const classFaces: Readonly<Record<FocusAreaClass, ClassFace>> = {
  level_up: {
    label: 'Level-Up',
    color: 'violet',
    icon: RiseIcon,
    about: 'What moves you forward. It lifts your rating most.',
    weightLabel: 'Boost level',
    timeLabel: 'Weekly time goal',
  },
  life_stuff: {
    label: 'Life Stuff',
    color: 'teal',
    icon: HomeIcon,
    about: 'What keeps life running. It counts as you weigh it.',
    weightLabel: 'Impact level',
    timeLabel: 'Weekly time goal',
  },
  chill_zone: {
    label: 'Chill Zone',
    color: 'amber',
    icon: LeafIcon,
    about: 'What lets you rest. Free up to the limit you set.',
    weightLabel: 'Penalty level',
    timeLabel: 'Weekly time limit',
  },
};

export const classesInOrder = focusAreaClasses.map((value) => ({ value, ...classFaces[value] }));
