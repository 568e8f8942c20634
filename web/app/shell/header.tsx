import { PRODUCT } from '#web/ui/document-title.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuIcon, PlayIcon, SearchIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { toastSlot } from '#web/ui/toast-slots.ts';
import { usePageName } from '../page-name.ts';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import classes from './header.module.css';
import { HelpMenu } from './help-menu.tsx';

/** After the page itself: it says what is already running. */
const RunningBadge = lazyPart(async () => (await import('#web/features/time/running-badge.tsx')).RunningBadge);

interface HeaderProps {
  /** Elsewhere the bar at the bottom of the screen has the button of the menu. */
  readonly hasMenu: boolean;
  readonly sidebarOpen: boolean;
  readonly onMenu: () => void;
  readonly onFind: () => void;
  readonly onStart: () => void;
  readonly onShortcuts: () => void;
}

export function Header({ hasMenu, sidebarOpen, onMenu, onFind, onStart, onShortcuts }: HeaderProps) {
  return (
    <header className={classes.header}>
      {hasMenu && (
        <IconButton aria-label="Menu" aria-expanded={sidebarOpen} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <h1 id="page-name" className={classes.name}>
        {usePageName() ?? PRODUCT}
      </h1>
      <div ref={toastSlot} className={classes.messages} />
      <RunningBadge />
      <IconButton aria-label="Start tracking" aria-keyshortcuts="s" onClick={onStart}>
        <PlayIcon />
      </IconButton>
      <IconButton aria-label="Find" aria-keyshortcuts="Control+K" onClick={onFind}>
        <SearchIcon />
      </IconButton>
      <div className={classes.appearance}>
        <ColorSchemeMenu />
      </div>
      <HelpMenu onShortcuts={onShortcuts} />
    </header>
  );
}
