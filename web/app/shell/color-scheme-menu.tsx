import { setColorScheme, useColorSchemeChoice } from '#web/ui/color-scheme.ts';
import { colorSchemes } from '#web/ui/color-schemes.ts';
import { ScreenIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuChoice } from '#web/ui/menu/menu.tsx';

export function ColorSchemeMenu() {
  const choice = useColorSchemeChoice();
  const CurrentIcon = colorSchemes.find(({ value }) => value === choice)?.icon ?? ScreenIcon;
  return (
    <Menu label="Appearance" icon={<CurrentIcon />}>
      {colorSchemes.map(({ value, label, icon: SchemeIcon }) => (
        <MenuChoice key={value} icon={<SchemeIcon />} checked={value === choice} onClick={() => setColorScheme(value)}>
          {label}
        </MenuChoice>
      ))}
    </Menu>
  );
}
