import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moving an entry to another day replaces its block, which loses the focus: the new block gets it. */
export function useFocusFollows(grid: RefObject<HTMLElement | null>) {
  const focusedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusedId.current === undefined || document.activeElement !== document.body) return;
    const block = grid.current?.querySelector<HTMLElement>(`[data-entry="${focusedId.current}"] button`);
    block?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focusedId.current = target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    },
    /** React does not report that a block loses the focus because it is removed. */
    onBlur: () => {
      focusedId.current = undefined;
    },
  };
}
