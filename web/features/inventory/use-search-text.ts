import { useEffect, useEffectEvent, useState } from 'react';

/** Who types on has not finished yet. */
const PAUSE_MS = 250;

/**
 * What stands in a search field, and how to change it. `q` is what the address says, which follows after a pause: what
 * comes back from it later than the next letter must not undo that letter; what comes from elsewhere ('Back') is shown.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  /** What the address was told and has not said yet. */
  const [told, setTold] = useState<readonly string[]>([]);
  if (q !== seen) {
    const at = told.indexOf(q);
    setSeen(q);
    setTold(at === -1 ? [] : told.slice(at + 1));
    if (at === -1) setText(q);
  }

  const tell = useEffectEvent((wanted: string) => {
    setTold([...told, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === (told.at(-1) ?? seen)) return undefined;
    const timer = setTimeout(() => tell(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, seen, told]);

  return [text, setText] as const;
}
