import type { ImportPreview } from '#contract/account/imports.ts';
import { limits } from '#domain/limits.ts';
import type { TableLayout } from '#server/csv/table-columns.ts';

const TITLE_LENGTH = 100;

/** Counts the cells in columns that are not imported, so that the preview can name what would be lost. */
export class IgnoredCells {
  readonly #counts: number[];
  readonly #table: TableLayout;

  constructor(table: TableLayout) {
    this.#table = table;
    this.#counts = table.ignoredColumns.map(() => 0);
  }

  add(cells: readonly string[]): void {
    const { ignoredColumns, emptyCell } = this.#table;
    for (const [n, { index }] of ignoredColumns.entries()) {
      const text = cells[index]?.trim() ?? '';
      if (text !== '' && text !== emptyCell) this.#counts[n]!++;
    }
  }

  /** The columns that are not empty, in the order of the file. */
  get listed(): ImportPreview['notImported'] {
    return this.#table.ignoredColumns
      .map(({ title, kind }, n) => ({
        column: title.slice(0, TITLE_LENGTH).toWellFormed(),
        kind,
        cells: this.#counts[n]!,
      }))
      .filter(({ cells }) => cells > 0)
      .slice(0, limits.importPreviewItems);
  }
}
