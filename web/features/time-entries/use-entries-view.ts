import { useNavigate } from '@tanstack/react-router';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { usePageSearch } from '#web/use-page.ts';
import { entriesViews, type EntriesView, VIEW_STORAGE_KEY } from './entries-view.ts';
import { timeEntriesPage } from './route.ts';

/** The view in the URL, or the one last chosen in this browser. */
export function useEntriesView(): [EntriesView, (view: EntriesView) => void] {
  const { view } = usePageSearch(timeEntriesPage);
  const navigate = useNavigate();
  const selectView = (next: EntriesView) => {
    writeStorage(VIEW_STORAGE_KEY, next);
    void navigate({
      to: '.',
      search: (before) => ({ ...before, view: next }),
      replace: true,
      resetScroll: false,
    });
  };
  const stored = readStorage(VIEW_STORAGE_KEY);
  return [view ?? entriesViews.find((each) => each === stored) ?? 'list', selectView];
}
