import type { RowState, RowViewModel } from './row/view-model.ts';

type AnnouncedRow = { readonly row: { readonly name: string } } & Pick<RowViewModel, 'state' | 'errorMessage'>;

/** Summarises the states of all rows for screen readers. */
export function buildAnnouncement(rows: readonly AnnouncedRow[]): string {
  const rowsInState = (expected: RowState) => rows.filter(({ state }) => state === expected);
  if (rowsInState('saving').length > 0) return 'Saving...';
  const saved = rowsInState('saved').map(({ row }) => row.name);
  const unsaved = rowsInState('unsaved').length;
  return [
    saved.length > 1 ? `${saved.length} rows: Saved.` : saved.map((name) => `${name}: Saved.`).join(''),
    ...rowsInState('error').map(({ row, errorMessage }) => `${row.name}: Error. ${errorMessage}`),
    unsaved > 0 ? `${unsaved} ${unsaved === 1 ? 'row' : 'rows'}: Unsaved.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
