import type { ImportPreview } from '#contract/account/imports.ts';
import { limits } from '#domain/limits.ts';
import type { ColumnIndexes } from '#server/csv/table-columns.ts';

export type Person = { -readonly [K in keyof ImportPreview['people'][number]]: ImportPreview['people'][number][K] };

/** The people whose time a report contains. Reports on a whole team have a row for each entry of each member. */
export class People {
  readonly #byId = new Map<string, Person>();
  readonly #columns: ColumnIndexes;

  constructor(columns: ColumnIndexes) {
    this.#columns = columns;
  }

  /** Finds the person of a row by the email address or, without one, by the name. */
  identify(cells: readonly string[]): Person {
    const [email, name] = [this.#columns.email, this.#columns.person].map((index) => cleanCell(cells[index ?? -1]));
    const id = (email || name)!.toLowerCase();
    let person = this.#byId.get(id);
    if (!person) {
      person = { id, name: name!, email: email!, entries: 0, seconds: 0 };
      this.#byId.set(id, person);
    }
    return person;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  get count(): number {
    return this.#byId.size;
  }

  /** Those with the most time first. */
  get listed(): readonly Person[] {
    return [...this.#byId.values()].toSorted((a, b) => b.seconds - a.seconds).slice(0, limits.importPreviewItems);
  }

  /** Asks the user to choose. */
  get prompt(): string {
    return `This file contains the time of ${this.count} people. Please choose whose time to import.`;
  }
}

function cleanCell(text = ''): string {
  return text.slice(0, limits.importPerson).toWellFormed().replaceAll('\u0000', ' ').trim();
}
