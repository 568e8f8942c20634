/** Why a model has not answered as it should. */
export type FailureReason =
  | 'late'
  | 'busy'
  | 'error'
  | 'unreachable'
  | 'brokenOff'
  | 'tooLong'
  | 'unusable'
  | 'refused';

/** Holds nothing of what was asked or answered, so that it can be told and logged. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: FailureReason;
  readonly status: number | undefined;

  constructor(reason: FailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

const BUSY_STATUSES = new Set([429, 503, 529]);

export function failureOfStatus(status: number): ModelFailure {
  return new ModelFailure(BUSY_STATUSES.has(status) ? 'busy' : 'error', status);
}

/** In words for the one who waits; `wanted` is what it was asked for: 'plan'. */
export function failureInWords({ reason, status }: ModelFailure, wanted: string, limitMs: number): string {
  const sentences: Readonly<Record<FailureReason, string>> = {
    late: `did not answer within ${Math.ceil(limitMs / 1000)} seconds`,
    busy: `is busy (${status})`,
    error: `answered with an error (${status})`,
    unreachable: 'cannot be reached',
    brokenOff: 'stopped in the middle of its response',
    tooLong: 'sent a response that is far too long',
    unusable: `gave an answer that is no ${wanted}`,
    refused: 'refused',
  };
  return `The model ${sentences[reason]}.`;
}
