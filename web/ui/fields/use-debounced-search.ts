import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * The text of a search field, written to `q` in the URL after a pause. When our own update of `q` arrives, it must not
 * overwrite what the user has typed since. Any other change of `q`, such as by the Back button, replaces the text.
 */
export function useDebouncedSearch(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const [lastQuery, setLastQuery] = useState(q);
  /** Our own updates of `q` that have not arrived yet. */
  const [pendingQueries, setPendingQueries] = useState<readonly string[]>([]);
  if (q !== lastQuery) {
    const index = pendingQueries.indexOf(q);
    setLastQuery(q);
    setPendingQueries(index === -1 ? [] : pendingQueries.slice(index + 1));
    if (index === -1) setText(q);
  }

  const submitQuery = useEffectEvent((query: string) => {
    setPendingQueries([...pendingQueries, query]);
    onSearch(query);
  });
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === (pendingQueries.at(-1) ?? lastQuery)) return undefined;
    const timer = setTimeout(() => submitQuery(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, lastQuery, pendingQueries]);

  return [text, setText] as const;
}
