import { useMantineColorScheme } from '@mantine/core';
import { colorSchemes } from '#web/ui/color-schemes.ts';
import { ScreenIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuChoice } from '#web/ui/menu/menu.tsx';

export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const CurrentIcon = colorSchemes.find(({ value }) => value === colorScheme)?.icon ?? ScreenIcon;
  return (
    <Menu label="Appearance" icon={<CurrentIcon />}>
      {colorSchemes.map(({ value, label, icon: SchemeIcon }) => (
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
