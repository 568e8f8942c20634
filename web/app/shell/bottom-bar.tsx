import { Link } from '@tanstack/react-router';
import { MenuIcon } from '#web/ui/icons/icons.tsx';
import { bottomBarEntries } from '../navigation.ts';
import { useCurrentPage } from '../current-page.ts';
import * as classes from './bottom-bar.module.css';

interface BottomBarProps {
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
}

/** Replaces the pinned sidebar on narrow screens: the most used pages, and a menu with the others. */
export function BottomBar({ isMenuOpen, onToggleMenu }: BottomBarProps) {
  const currentPage = useCurrentPage();
  return (
    <nav className={classes.bar} aria-label="Main">
      {bottomBarEntries.map(({ page, to, label, Icon }) => (
        <Link key={label} to={to} className={classes.entry} aria-current={page === currentPage ? 'page' : undefined}>
          <Icon />
          <span>{label}</span>
        </Link>
      ))}
      <button type="button" className={classes.entry} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
        <MenuIcon />
        <span>Menu</span>
      </button>
    </nav>
  );
}
