import { Link } from '@tanstack/react-router';
import { MenuIcon } from '#web/ui/icons.tsx';
import { bottomEntries } from '../navigation.ts';
import { usePageName } from '../page-name.ts';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** Within reach of a thumb where there is no room for the sidebar: the pages of every day, and the menu with the others. */
export function BottomBar({ menuOpen, onMenu }: BottomBarProps) {
  const pageName = usePageName();
  return (
    <nav className={classes.bar} aria-label="Main">
      {bottomEntries.map(({ to, label, shortLabel, icon: EntryIcon }) => (
        <Link key={label} to={to} className={classes.entry} aria-current={label === pageName ? 'page' : undefined}>
          <EntryIcon />
          <span>{shortLabel}</span>
        </Link>
      ))}
      <button type="button" className={classes.entry} aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon />
        <span>Menu</span>
      </button>
    </nav>
  );
}
