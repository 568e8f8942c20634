import { useRef } from 'react';
import type { OpenSession } from '#contract/account/account.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatDateTime, formatShortDay } from '#domain/calendar/format-date.ts';
import { useEndSession } from '#web/api/account/account.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/account/auth.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { ScreenIcon } from '#web/ui/icons/icons.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { browserName } from './browser-name.ts';
import * as classes from './session-row.module.css';

export function SessionRow({ session }: { readonly session: OpenSession }) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { mutateAsync: endSession, isPending } = useEndSession();
  // State updates too late: a second click can arrive before React has rendered the button as busy.
  const inFlight = useRef(false);
  const name = browserName(session.userAgent);
  const since = formatShortDay(toDay(Date.parse(session.createdAt), timeZone), formats);
  const lastUsed = formatDateTime(Date.parse(session.lastUsedAt), timeZone, formats);

  async function logOut() {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      await endSession(session._id);
      showToast('done', `You have been logged out of ${name}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    } finally {
      inFlight.current = false;
      restoreFocus();
    }
  }

  return (
    <li className={classes.session}>
      <ScreenIcon size={24} />
      <div className={classes.text}>
        <p>
          <strong>{name}</strong>
          {session.isCurrent && <Chip variant="accent">This browser</Chip>}
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
