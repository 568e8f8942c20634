import type { ErrorBody, FieldError } from '#contract/schema/errors.ts';

interface ApiErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
  readonly concern?: ErrorBody['concern'];
  readonly question?: string | undefined;
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
  /** What a model asks before it writes the plan. */
  readonly question: string | undefined;

  constructor(
    status: number,
    message: string,
    { errors = [], retryAfter, concern, question, cause }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.concern = concern;
    this.question = question;
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
