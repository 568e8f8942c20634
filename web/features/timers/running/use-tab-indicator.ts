import { useEffect } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatClock } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { setTitlePrefix } from '#web/ui/document-title.ts';

/** Shows a running timer in the title and icon of the browser tab. */
export function useTabIndicator(entry: TimeEntry, otherCount: number): void {
  const time = formatClock((useServerNow() - Date.parse(entry.startAt)) / 1000);
  const suffix = otherCount > 0 ? ` +${otherCount}` : '';
  useEffect(() => setTitlePrefix(`${time} ${entry.goal.title}${suffix}`), [time, entry.goal.title, suffix]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const defaultIcon = icon?.getAttribute('href');
    icon?.setAttribute('href', '/favicon-running.svg');
    return () => {
      setTitlePrefix(undefined);
      if (defaultIcon) icon?.setAttribute('href', defaultIcon);
    };
  }, []);
}
