import { fieldErrorOf } from '#contract/errors.ts';
import type { ImportProblem } from '#contract/imports.ts';
import { limits } from '#domain/limits.ts';
import { type ApiError, invalid } from '../../http/errors.ts';

/** Problems found in a file: all are counted, the first hundred are listed. */
export class Problems {
  readonly first: ImportProblem[] = [];
  count = 0;

  add(line: number | null, message: string): void {
    this.count++;
    if (this.first.length < limits.importShown) this.first.push({ line, message });
  }

  /** A file that is refused as a whole need not be read any further. */
  get areEnough(): boolean {
    return this.count >= limits.importShown;
  }
}

/** The refusal of a file as a whole. */
export function wrongFile(message: string): ApiError {
  return invalid([fieldErrorOf('text', message)]);
}

/** What a file says, short enough to be quoted in a sentence. */
export function quoted(text: string): string {
  const start = text.slice(0, 40).toWellFormed().trim();
  return `"${start}${text.length > 40 ? '…' : ''}"`;
}
