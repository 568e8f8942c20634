import { createFieldError } from '#contract/schema/errors.ts';
import type { ImportProblem } from '#contract/account/imports.ts';
import { limits } from '#domain/limits.ts';
import { type ApiError, validationError } from '#server/http/errors.ts';

/** Problems found in a file: all are counted, the first hundred are listed. */
export class Problems {
  readonly listed: ImportProblem[] = [];
  count = 0;

  add(line: number | null, message: string): void {
    this.count++;
    if (this.listed.length < limits.importPreviewItems) this.listed.push({ line, message });
  }

  /** Lets a parser stop early if the file is rejected as a whole anyway. */
  get isLimitReached(): boolean {
    return this.count >= limits.importPreviewItems;
  }
}

/** The error for a file that is rejected as a whole. */
export function invalidFileError(message: string): ApiError {
  return validationError([createFieldError('text', message)]);
}

export function unknownPersonError(): ApiError {
  return validationError([createFieldError('person', 'This file contains no time of that person.')]);
}

/** An excerpt of a file, short enough for an error message. */
export function quoteExcerpt(text: string): string {
  const start = text.slice(0, 40).toWellFormed().trim();
  return `"${start}${text.length > 40 ? '…' : ''}"`;
}
