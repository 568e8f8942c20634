import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { OpenSession } from '#contract/account.ts';
import { dayOf, momentInWords, shortDay } from '#domain/calendar.ts';
import { useEndSession } from '#web/api/account.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { ScreenIcon } from '#web/ui/icons.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import { browserName } from './browser-name.ts';
import classes from './session-row.module.css';

export function SessionRow({ session }: { readonly session: OpenSession }) {
  const { timeZone } = useUser();
  const { mutateAsync: end, isPending } = useEndSession();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const name = browserName(session.userAgent);
  const since = shortDay(dayOf(Date.parse(session.createdAt), timeZone));
  const lastUsed = momentInWords(Date.parse(session.lastUsedAt), timeZone);

  async function logOut() {
    if (running.current) return;
    running.current = true;
    try {
      await end(session._id);
      showToast('done', `${name} was logged out.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    } finally {
      running.current = false;
      refocus();
    }
  }

  return (
    <li className={classes.session}>
      <ScreenIcon size={24} />
      <div className={classes.words}>
        <p>
          <strong>{name}</strong>
          {session.isCurrent && <span className={classes.current}>This browser</span>}
        </p>
        <p className={classes.times}>
          {session.isCurrent ? 'Logged in since ' : `Last used ${lastUsed}, logged in since `}
          {since}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          aria-label={`Log out ${name}, logged in since ${since}`}
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => void logOut()}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
