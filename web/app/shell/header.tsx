import { RunningBadge } from '#web/features/timers/running/badge.tsx';
import { PRODUCT_NAME } from '#web/ui/document-title.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { MenuIcon, PlayIcon, SearchIcon } from '#web/ui/icons/icons.tsx';
import { registerToastSlot } from '#web/ui/toast/toast-slots.ts';
import { useCurrentPage } from '../current-page.ts';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import * as classes from './header.module.css';
import { HelpMenu } from './help-menu.tsx';

interface HeaderProps {
  /** Without it, the bottom bar has the menu button. */
  readonly hasMenuButton: boolean;
  readonly isSidebarOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly onOpenPalette: () => void;
  readonly onStartTracking: () => void;
  readonly onShowShortcuts: () => void;
}

export function Header({
  hasMenuButton,
  isSidebarOpen,
  onToggleMenu,
  onOpenPalette,
  onStartTracking,
  onShowShortcuts,
}: HeaderProps) {
  return (
    <header className={classes.header}>
      {hasMenuButton && (
        <IconButton className={classes.menu} aria-label="Menu" aria-expanded={isSidebarOpen} onClick={onToggleMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <h1 id="page-name" className={classes.name}>
        {useCurrentPage()?.title ?? PRODUCT_NAME}
      </h1>
      <div ref={registerToastSlot} className={classes.messages} />
      <RunningBadge />
      <IconButton aria-label="Start tracking" aria-keyshortcuts="s" onClick={onStartTracking}>
        <PlayIcon />
      </IconButton>
      <IconButton aria-label="Find" aria-keyshortcuts="Control+K" onClick={onOpenPalette}>
        <SearchIcon />
      </IconButton>
      <div className={classes.appearance}>
        <ColorSchemeMenu />
      </div>
      <HelpMenu onShowShortcuts={onShowShortcuts} />
    </header>
  );
}
