import type { ColorSchemeChoice } from './color-scheme.ts';
import { MoonIcon, ScreenIcon, SunIcon } from './icons/icons.tsx';
import type { Icon } from './icons/svg-icon.tsx';

export const colorSchemes: readonly {
  readonly value: ColorSchemeChoice;
  readonly label: string;
  readonly icon: Icon;
}[] = [
  { value: 'auto', label: 'System', icon: ScreenIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
];
