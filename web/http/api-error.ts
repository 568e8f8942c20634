import type { ErrorBody, FieldError } from '#contract/schema/errors.ts';

interface ApiErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
  readonly concern?: ErrorBody['concern'];
  readonly cause?: unknown;
}

/** The error that every failed call rejects with. Its message can be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before a retry, if the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Why the assistant offers help instead of a plan. */
  readonly concern: ErrorBody['concern'];

  constructor(status: number, message: string, { errors = [], retryAfter, concern, cause }: ApiErrorDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.concern = concern;
  }

  /** The same call may succeed if it is retried. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The same call would be rejected again. This excludes a missing session or token, timeouts and rate limits. */
  get isPermanent(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 408, 429].includes(this.status);
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
