import { useNavigate, useSearch } from '@tanstack/react-router';
import { readStored, writeStored } from '#web/ui/browser-storage.ts';

export type EntriesView = 'list' | 'calendar';

const KEY = 'weekwise-entries-view';

/** List or calendar: as the address says, else as it was chosen last in this browser. */
export function useEntriesView(): [EntriesView, (view: EntriesView) => void] {
  const { view } = useSearch({ from: '/inside/time-entries' });
  const navigate = useNavigate();
  const choose = (next: EntriesView) => {
    writeStored(KEY, next);
    void navigate({
      to: '.',
      search: (before) => ({ ...before, view: next }),
      replace: true,
      resetScroll: false,
    });
  };
  return [view ?? (readStored(KEY) === 'calendar' ? 'calendar' : 'list'), choose];
}
