import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 600;

/** The value once the user has paused. Values are compared as JSON. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  const json = JSON.stringify({ value });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced((JSON.parse(json) as { value: T }).value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [json]);
  return debounced;
}
