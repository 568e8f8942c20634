import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { type Icon, MoonIcon, ScreenIcon, SunIcon } from '#web/ui/icons.tsx';
import { Menu, MenuChoice } from '#web/ui/menu.tsx';

const schemes: readonly { readonly value: MantineColorScheme; readonly label: string; readonly icon: Icon }[] = [
  { value: 'auto', label: 'As the system', icon: ScreenIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
];

export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const CurrentIcon = schemes.find(({ value }) => value === colorScheme)?.icon ?? ScreenIcon;
  return (
    <Menu label="Appearance" icon={<CurrentIcon />}>
      {schemes.map(({ value, label, icon: SchemeIcon }) => (
        <MenuChoice
          key={value}
          icon={<SchemeIcon />}
          checked={value === colorScheme}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </MenuChoice>
      ))}
    </Menu>
  );
}
