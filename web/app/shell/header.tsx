import { ActionIcon } from '@mantine/core';
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
      <ActionIcon aria-label="Menu" aria-expanded={sidebarOpen} onClick={onMenu}>
        <MenuIcon />
      </ActionIcon>
      <h1 id="page-name" className={classes.name}>
        {usePageName() ?? PRODUCT}
      </h1>
      <ColorSchemeMenu />
      <HelpMenu onShortcuts={onShortcuts} />
    </header>
  );
}
