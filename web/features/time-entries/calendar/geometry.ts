/** The day of the column at a horizontal coordinate, or of the nearest one. */
export function dateAt(grid: HTMLElement, clientX: number): string | undefined {
  const columns = Array.from(grid.querySelectorAll<HTMLElement>('[data-day]'), (element) => ({
    date: element.dataset['day'],
    ...toDistances(element.getBoundingClientRect(), clientX),
  }));
  return columns.filter(({ width }) => width > 0).toSorted((a, b) => a.distance - b.distance)[0]?.date;
}

function toDistances({ left, right, width }: DOMRect, clientX: number) {
  return { width, distance: Math.max(left - clientX, clientX - right, 0) };
}

/** How far down a vertical coordinate lies in the grid, from 0 to 1. */
export function positionAt(grid: HTMLElement, clientY: number): number {
  const { top, height } = grid.getBoundingClientRect();
  return Math.min(Math.max(0, (clientY - top) / height), 1);
}

/** Whether a column of one of these days is visible. */
export function isAnyShown(grid: HTMLElement, dates: readonly string[]): boolean {
  return dates.some((date) => grid.querySelector(`[data-day="${date}"]`)?.checkVisibility());
}
