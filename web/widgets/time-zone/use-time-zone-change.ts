import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useChangeTimeZone } from '#web/api/account.ts';
import { useUser } from '#web/api/auth.ts';
import { closeToastsOf, showToast } from '#web/ui/toast.ts';

const TOPIC = 'time-zone';

/** Changes the time zone of the account, one change at a time, and says so; the change can be taken back. */
export function useZoneChange() {
  const { timeZone } = useUser();
  const { mutateAsync, isPending } = useChangeTimeZone();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);

  /** Whether it was changed. */
  async function change(to: string, from?: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    closeToastsOf(TOPIC);
    try {
      await mutateAsync(to);
      const undo = { label: 'Undo', topic: TOPIC, run: () => void change(from!) };
      showToast('done', `Your days and weeks follow ${zoneName(to)} now.`, undefined, from === undefined ? from : undo);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
      return false;
    } finally {
      running.current = false;
    }
  }

  return { changeTo: (zone: string) => change(zone, timeZone), isChanging: isPending };
}

/** 'America/New York' */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
