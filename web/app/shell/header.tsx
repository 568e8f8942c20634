import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuIcon } from '#web/ui/icons.tsx';
import { PRODUCT, usePageName } from '../page-name.ts';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import classes from './header.module.css';
import { HelpMenu } from './help-menu.tsx';

interface HeaderProps {
  readonly sidebarOpen: boolean;
  readonly onMenu: () => void;
  readonly onShortcuts: () => void;
}

export function Header({ sidebarOpen, onMenu, onShortcuts }: HeaderProps) {
  return (
    <header className={classes.header}>
      <IconButton aria-label="Menu" aria-expanded={sidebarOpen} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <h1 id="page-name" className={classes.name}>
        {usePageName() ?? PRODUCT}
      </h1>
      <ColorSchemeMenu />
      <HelpMenu onShortcuts={onShortcuts} />
    </header>
  );
}
