import { useEffect } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { secondsOnClock } from '#domain/duration.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import { setRunningTitle } from '#web/ui/document-title.ts';

/** Shows in the browser's tab that something runs, and for how long. */
export function useRunningSignal(entry: TimeEntry, others: number): void {
  const time = secondsOnClock((useServerNow() - Date.parse(entry.startAt)) / 1000);
  const more = others > 0 ? ` +${others}` : '';
  useEffect(() => setRunningTitle(`${time} ${entry.goal.title}${more}`), [time, entry.goal.title, more]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.getAttribute('href');
    icon?.setAttribute('href', '/favicon-running.svg');
    return () => {
      setRunningTitle(undefined);
      if (usual) icon?.setAttribute('href', usual);
    };
  }, []);
}
