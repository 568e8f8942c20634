import { Link, useNavigate } from '@tanstack/react-router';
import type { User } from '#contract/account/auth.ts';
import { useLogout } from '#web/api/account/auth.ts';
import { confirmLogout } from '#web/http/logout-guard.ts';
import { clearOutbox } from '#web/offline/outbox.ts';
import { LogoutIcon, SettingsIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './sidebar.module.css';

export function AccountSection({
  user,
  onNavigate,
}: {
  readonly user: User;
  readonly onNavigate?: (() => void) | undefined;
}) {
  const logout = useLogout();
  const navigate = useNavigate();

  async function handleLogout() {
    if (logout.isPending || !(await confirmLogout())) return;
    logout.mutate(undefined, {
      onSuccess: () => {
        clearOutbox(user._id);
        void navigate({ to: '/login' });
      },
    });
  }

  return (
    <>
      <p className={classes.email} title={user.email}>
        {user.email}
      </p>
      <Link to="/settings" className={classes.link} onClick={onNavigate}>
        <SettingsIcon />
        Settings
      </Link>
      <button
        type="button"
        className={classes.link}
        onClick={() => void handleLogout()}
        aria-disabled={logout.isPending}
      >
        <LogoutIcon />
        Logout
      </button>
      {logout.error && (
        <p className={classes.error} role="alert">
          You are still logged in. {logout.error.message}
        </p>
      )}
    </>
  );
}
