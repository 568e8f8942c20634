import { MoonIcon, ScreenIcon, SunIcon } from './icons.tsx';
import type { Icon } from './signs.tsx';

/** Light and dark, as they can be chosen. */
export const colorSchemes: readonly {
  readonly value: 'auto' | 'light' | 'dark';
  readonly label: string;
  readonly icon: Icon;
}[] = [
  { value: 'auto', label: 'System', icon: ScreenIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
];
