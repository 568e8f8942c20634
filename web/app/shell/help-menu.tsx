import { HelpIcon, KeyboardIcon } from '#web/ui/icons.tsx';
import { Menu, MenuAction, MenuLink } from '#web/ui/menu.tsx';
import { helpEntries } from '../navigation.ts';

export function HelpMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  return (
    <Menu label="Help" icon={<HelpIcon />}>
      {helpEntries.map(({ to, label, icon: EntryIcon }) => (
        <MenuLink key={label} to={to} icon={<EntryIcon />}>
          {label}
        </MenuLink>
      ))}
      <MenuAction icon={<KeyboardIcon />} onClick={onShortcuts}>
        Keyboard shortcuts
      </MenuAction>
    </Menu>
  );
}
