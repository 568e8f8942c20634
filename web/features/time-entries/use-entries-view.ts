import { useNavigate, useSearch } from '@tanstack/react-router';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';

export type EntriesView = 'list' | 'calendar';

const STORAGE_KEY = 'weekwise-entries-view';

/** The view in the URL, or the one last chosen in this browser. */
export function useEntriesView(): [EntriesView, (view: EntriesView) => void] {
  const { view } = useSearch({ from: '/inside/time-entries' });
  const navigate = useNavigate();
  const selectView = (next: EntriesView) => {
    writeStorage(STORAGE_KEY, next);
    void navigate({
      to: '.',
      search: (before) => ({ ...before, view: next }),
      replace: true,
      resetScroll: false,
    });
  };
  return [view ?? (readStorage(STORAGE_KEY) === 'calendar' ? 'calendar' : 'list'), selectView];
}
