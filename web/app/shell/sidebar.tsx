import { Link } from '@tanstack/react-router';
import type { User } from '#contract/account/auth.ts';
import { Brand } from '#web/ui/layout/brand.tsx';
import { LoginIcon } from '#web/ui/icons/icons.tsx';
import { sidebarEntries } from '../navigation.ts';
import { useCurrentPage } from '../current-page.ts';
import { AccountSection } from './account-section.tsx';
import * as classes from './sidebar.module.css';

interface SidebarProps {
  /** Without a user, there is only a login link. */
  readonly user: User | undefined;
  readonly withBrand?: boolean;
  readonly hideAccount?: boolean;
  readonly onNavigate?: () => void;
}

export function Sidebar({ user, withBrand, hideAccount, onNavigate }: SidebarProps) {
  const currentPage = useCurrentPage();
  return (
    <div className={classes.sidebar}>
      {withBrand && (
        <div className={classes.brand}>
          <Brand />
        </div>
      )}
      {user && (
        <nav aria-label="Pages">
          <ul className={classes.links}>
            {sidebarEntries.map(({ page, to, label, Icon, isSubItem }) => (
              <li key={label} className={isSubItem && classes.subItem}>
                <Link
                  to={to}
                  className={classes.link}
                  // Not by path, because a page may have aliases.
                  aria-current={page === currentPage ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  <Icon />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!hideAccount && (
        <div className={classes.account}>
          {user ? (
            <AccountSection user={user} onNavigate={onNavigate} />
          ) : (
            <Link to="/login" className={classes.link} onClick={onNavigate}>
              <LoginIcon />
              Login
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
