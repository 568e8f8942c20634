export type ModelErrorReason =
  | 'timeout'
  | 'busy'
  | 'error'
  | 'unreachable'
  | 'interrupted'
  | 'tooLong'
  | 'unusable'
  | 'refused';

/** Contains nothing of the request or response, so it is safe to log and to show. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly reason: ModelErrorReason;
  readonly status: number | undefined;

  constructor(reason: ModelErrorReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

const BUSY_STATUSES = new Set([429, 503, 529]);

export function errorFromStatus(status: number): ModelError {
  return new ModelError(BUSY_STATUSES.has(status) ? 'busy' : 'error', status);
}

/** A sentence for the user. `expected` names what was requested, such as 'plan'. */
export function formatModelError({ reason, status }: ModelError, expected: string, timeoutMs: number): string {
  const seconds = Math.ceil(timeoutMs / 1000);
  const predicates: Readonly<Record<ModelErrorReason, string>> = {
    timeout: `did not respond within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    busy: `is busy (${status})`,
    error: `returned an error (${status})`,
    unreachable: 'cannot be reached',
    interrupted: 'stopped in the middle of its response',
    tooLong: 'sent a response that is far too long',
    unusable: `did not return a valid ${expected}`,
    refused: 'refused',
  };
  return `The model ${predicates[reason]}.`;
}
