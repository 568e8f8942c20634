import { Link } from '@tanstack/react-router';
import { MenuIcon } from '#web/ui/icons/icons.tsx';
import { bottomBarEntries } from '../navigation.ts';
import { usePageName } from '../page-name.ts';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
}

/** Replaces the pinned sidebar on narrow screens: the most used pages, and a menu with the others. */
export function BottomBar({ isMenuOpen, onToggleMenu }: BottomBarProps) {
  const pageName = usePageName();
  return (
    <nav className={classes.bar} aria-label="Main">
      {bottomBarEntries.map(({ to, label, shortLabel, icon: EntryIcon }) => (
        <Link key={label} to={to} className={classes.entry} aria-current={label === pageName ? 'page' : undefined}>
          <EntryIcon />
          <span>{shortLabel}</span>
        </Link>
      ))}
      <button type="button" className={classes.entry} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
        <MenuIcon />
        <span>Menu</span>
      </button>
    </nav>
  );
}
