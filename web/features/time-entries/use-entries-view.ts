import { useNavigate } from '@tanstack/react-router';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { usePageSearch } from '#web/use-page.ts';
import { timeEntriesPage } from './route.ts';

export type EntriesView = 'list' | 'calendar';

const STORAGE_KEY = 'weekwise-entries-view';

/** The view in the URL, or the one last chosen in this browser. */
export function useEntriesView(): [EntriesView, (view: EntriesView) => void] {
  const { view } = usePageSearch(timeEntriesPage);
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
