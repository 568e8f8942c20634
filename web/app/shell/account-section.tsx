import { Link, useNavigate } from '@tanstack/react-router';
import type { User } from '#contract/auth.ts';
import { useLogout } from '#web/api/auth.ts';
import { mayLogOut } from '#web/api/logout-guard.ts';
import { forgetQueue } from '#web/api/offline-queue.ts';
import { LogoutIcon, SettingsIcon } from '#web/ui/icons.tsx';
import classes from './sidebar.module.css';

/** Who is logged in, the way to their settings, and the way out. */
export function AccountCorner({
  user,
  onNavigate,
}: {
  readonly user: User;
  readonly onNavigate?: (() => void) | undefined;
}) {
  const logout = useLogout();
  const navigate = useNavigate();

  async function leave() {
    if (logout.isPending || !(await mayLogOut())) return;
    logout.mutate(undefined, {
      onSuccess: () => {
        forgetQueue(user._id);
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
      <button type="button" className={classes.link} onClick={() => void leave()} aria-disabled={logout.isPending}>
        <LogoutIcon />
        Logout
      </button>
      {logout.error && (
        <p className={classes.failure} role="alert">
          You are still logged in. {logout.error.message}
        </p>
      )}
    </>
  );
}
