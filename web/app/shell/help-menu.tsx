import { HelpIcon, KeyboardIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuAction, MenuLink } from '#web/ui/menu/menu.tsx';
import { helpEntries } from '../navigation.ts';

export function HelpMenu({ onShowShortcuts }: { readonly onShowShortcuts: () => void }) {
  return (
    <Menu label="Help" icon={<HelpIcon />}>
      {helpEntries.map(({ to, label, Icon }) => (
        <MenuLink key={label} to={to} icon={<Icon />}>
          {label}
        </MenuLink>
      ))}
      <MenuAction icon={<KeyboardIcon />} onClick={onShowShortcuts}>
        Keyboard shortcuts
      </MenuAction>
    </Menu>
  );
}
