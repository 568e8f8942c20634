import type { RowState, StatedRow } from './row-state.ts';

type Told = { readonly row: { readonly name: string } } & Pick<StatedRow, 'state' | 'failure'>;

/** The states of all rows for those who listen: what is under way, how it went, what is left to do. */
export function announcementOf(rows: readonly Told[]): string {
  const inState = (wanted: RowState) => rows.filter(({ state }) => state === wanted);
  if (inState('saving').length > 0) return 'Saving...';
  const saved = inState('saved').map(({ row }) => row.name);
  const unsaved = inState('unsaved').length;
  return [
    saved.length > 1 ? `${saved.length} rows: Saved.` : saved.map((name) => `${name}: Saved.`).join(''),
    ...inState('error').map(({ row, failure }) => `${row.name}: Error. ${failure}`),
    unsaved > 0 ? `${unsaved} ${unsaved === 1 ? 'row' : 'rows'}: Unsaved.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
