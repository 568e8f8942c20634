import type { ErrorBody, FieldError } from '#contract/errors.ts';

interface Details {
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
  readonly concern?: ErrorBody['concern'];
  readonly cause?: unknown;
}

/** Every way in which a call can fail, with a sentence fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The answer's status; 0 when there was no answer. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | undefined;
  /** Why the assistant offers help instead of a plan. */
  readonly concern: ErrorBody['concern'];

  constructor(status: number, message: string, { errors = [], retryAfter, concern, cause }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.concern = concern;
  }

  /** Nothing was refused: the same call may work a moment later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The same call would be refused again, unlike one that came without a session, too slowly or too often. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 408, 429].includes(this.status);
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
