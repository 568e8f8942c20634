import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { HomeIcon, LeafIcon, ArrowUpIcon } from '../icons/icons.tsx';
import type { Icon } from '../icons/svg-icon.tsx';

interface ClassMeta {
  readonly label: string;
  /** The same wherever the class appears: chips, bars, charts, calendar. */
  readonly color: 'violet' | 'teal' | 'amber';
  readonly icon: Icon;
  readonly about: string;
  readonly weightLabel: string;
  readonly timeLabel: string;
}

export const classMeta: Readonly<Record<FocusAreaClass, ClassMeta>> = {
  level_up: {
    label: 'Level-Up',
    color: 'violet',
    icon: ArrowUpIcon,
    about: 'Moves you forward. Lifts your rating the most.',
    weightLabel: 'Boost level',
    timeLabel: 'Weekly time goal',
  },
  life_stuff: {
    label: 'Life Stuff',
    color: 'teal',
    icon: HomeIcon,
    about: 'Keeps life running. Counts as much as you decide.',
    weightLabel: 'Impact level',
    timeLabel: 'Weekly time goal',
  },
  chill_zone: {
    label: 'Chill Zone',
    color: 'amber',
    icon: LeafIcon,
    about: 'Helps you rest. Free up to the limit you set.',
    weightLabel: 'Penalty level',
    timeLabel: 'Weekly time limit',
  },
};

export const classOptions = focusAreaClasses.map((value) => ({ value, ...classMeta[value] }));
