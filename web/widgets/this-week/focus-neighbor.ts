/** Moves the focus to the row that takes the place of a row that is about to leave, or to the link of its list. */
export function focusNeighbor(button: Element): void {
  const row = button.closest('li')!;
  const neighbor = row.nextElementSibling ?? row.previousElementSibling;
  const list = row.parentElement!.closest('li')!;
  const target = neighbor
    ? (neighbor.querySelector(`[title="${button.getAttribute('title')}"]`) ?? neighbor.querySelector('input'))
    : list.querySelector('a');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
