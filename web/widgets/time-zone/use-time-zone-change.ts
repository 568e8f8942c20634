import { useRef } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { useChangeTimeZone } from '#web/api/account/preferences.ts';
import { useUser } from '#web/api/account/auth.ts';
import { dismissToastsByTopic, showToast } from '#web/ui/toast/toast.ts';

const TOAST_TOPIC = 'time-zone';

/** Changes the account's time zone, and shows a toast that can undo it. */
export function useTimeZoneChange() {
  const { timeZone } = useUser();
  const { mutateAsync, isPending } = useChangeTimeZone();
  // State alone is too slow: a second click can arrive before React has rendered the button as busy.
  const isInFlight = useRef(false);

  /** Resolves to whether the time zone was changed. */
  async function change(to: string, from?: string): Promise<boolean> {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    dismissToastsByTopic(TOAST_TOPIC);
    try {
      await mutateAsync(to);
      const undo = { label: 'Undo', topic: TOAST_TOPIC, run: () => void change(from!) };
      showToast(
        'done',
        `Your days and weeks now follow ${formatTimeZone(to)}.`,
        undefined,
        from === undefined ? from : undo,
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
      return false;
    } finally {
      isInFlight.current = false;
    }
  }

  return { changeTimeZone: (zone: string) => change(zone, timeZone), isChanging: isPending };
}

/** 'America/New York' */
export function formatTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
