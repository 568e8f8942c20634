import { ApiError } from '#server/http/errors.ts';

export type ModelErrorReason =
  | 'timeout'
  | 'stalled'
  | 'unfinished'
  | 'rejectedKey'
  | 'noCredit'
  | 'unknownModel'
  | 'noModel'
  | 'busy'
  | 'overloaded'
  | 'error'
  | 'unreachable'
  | 'interrupted'
  | 'tooLong'
  | 'contextTooSmall'
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

/** The model wants to know something before it can do what it was asked for. */
export class ModelQuestion extends Error {
  override name = 'ModelQuestion';
  /** In the words of the model, for the user alone. */
  readonly question: string;

  constructor(question: string) {
    super('The model has a question.');
    this.question = question;
  }
}

/** The error that a user sees when a model has failed. It never counts towards their limits. */
export class ModelFailure extends ApiError {
  constructor(error: ModelError, message: string, logDetails: Readonly<Record<string, string | number | undefined>>) {
    super(502, message, { logDetails: { reason: error.reason, status: error.status, ...logDetails } });
  }
}

/** What is wrong with a user's own key, or undefined if the error has another cause. */
export function describeKeyProblem({ reason }: ModelError, provider: string): string | undefined {
  if (reason === 'rejectedKey') return `Your API key was rejected by ${provider}.`;
  if (reason === 'noCredit') return `Your account with ${provider} has no credit left.`;
  return undefined;
}

const keyAdvice: Partial<Readonly<Record<ModelErrorReason, string>>> = {
  rejectedKey: 'Please enter a new one in Settings.',
  noCredit: 'Please top it up, or enter another key in Settings.',
};

const reasonsByStatus: Readonly<Record<number, ModelErrorReason>> = {
  401: 'rejectedKey',
  402: 'noCredit',
  403: 'rejectedKey',
  404: 'unknownModel',
  429: 'busy',
  503: 'overloaded',
  529: 'overloaded',
};

/** Providers report an exhausted account with different statuses. */
const creditPattern = /insufficient[_ ](?:quota|credit|balance|funds)|credit balance|payment required|billing/i;
const unknownModelPattern = /model_not_found|not_found_error/i;
/** Google responds with 400 to an invalid key. */
const invalidKeyPattern = /API_KEY_INVALID|API key not valid/i;
/** OpenRouter responds with 403 to a prompt that its moderation rejects. */
const moderationPattern = /moderation|flagged/i;
/** OpenAI responds with 400 if the model is still thinking when it reaches the token limit. */
const outputLimitPattern = /max_tokens or model output limit was reached/i;

export const contextPattern =
  /context.?(?:length|window|size|limit)|n_ctx|(?:prompt|input|request).{0,40}too (?:long|large)|too many (?:input )?tokens/i;
/** Statuses of requests that an endpoint could take in another form. */
export const formStatuses: ReadonlySet<number> = new Set([400, 413, 422]);

/** `detail` is the start of the body of an error response. Nothing of it becomes part of the error. */
export function errorFromStatus(status: number, detail = ''): ModelError {
  if (creditPattern.test(detail)) return new ModelError('noCredit', status);
  if (unknownModelPattern.test(detail)) return new ModelError('unknownModel', status);
  if (invalidKeyPattern.test(detail)) return new ModelError('rejectedKey', status);
  if (outputLimitPattern.test(detail)) return new ModelError('tooLong', status);
  if (status === 403 && moderationPattern.test(detail)) return new ModelError('error', status);
  if (formStatuses.has(status) && contextPattern.test(detail)) return new ModelError('contextTooSmall', status);
  return new ModelError(reasonsByStatus[status] ?? 'error', status);
}

/** An error that a provider has sent within a stream. */
export function errorFromEvent(detail: string): ModelError {
  if (creditPattern.test(detail)) return new ModelError('noCredit');
  if (/overload/i.test(detail)) return new ModelError('overloaded');
  if (/rate.?limit|too many requests/i.test(detail)) return new ModelError('busy');
  return new ModelError('interrupted');
}

interface FormatOptions {
  /** What was requested, such as 'plan'. */
  readonly expected: string;
  /** The limit that was exceeded, for the reasons that are about time. */
  readonly limitMs: number;
  /** The provider of the user's own key, which only they can replace. */
  readonly userProvider: string | undefined;
}

/** One or two sentences for the user. */
export function formatModelError(error: ModelError, { expected, limitMs, userProvider }: FormatOptions): string {
  const { reason, status } = error;
  const keyProblem = userProvider === undefined ? undefined : describeKeyProblem(error, userProvider);
  if (keyProblem !== undefined) return `${keyProblem} ${keyAdvice[reason]}`;
  const count = Math.ceil(limitMs / 1000);
  const seconds = `${count} ${count === 1 ? 'second' : 'seconds'}`;
  const code = status === undefined ? '' : ` (${status})`;
  const fix =
    userProvider !== undefined ? ' You can change this in the settings.' : ' Whoever runs this server has to fix this.';
  const predicates: Readonly<Record<ModelErrorReason, string>> = {
    timeout: `did not respond within ${seconds}.`,
    stalled: `sent nothing more for ${seconds}.`,
    unfinished: `did not finish within ${seconds}.`,
    rejectedKey: `rejected the API key${code}.${fix}`,
    noCredit: `has no credit left${code}.${fix}`,
    unknownModel: `does not exist at its provider${code}.${fix}`,
    noModel: `server has no model to offer.${fix}`,
    busy: `is busy${code}. Please try again in a minute.`,
    overloaded: `is overloaded${code}. Please try again in a few minutes.`,
    error: `returned an error${code}.`,
    unreachable: 'cannot be reached.',
    interrupted: 'stopped in the middle of its response.',
    tooLong: 'sent a response that is far too long.',
    contextTooSmall:
      'cannot take in that much text, because its context is too small. Please choose a model with a larger one, or less text, such as one week of a plan.',
    unusable: `did not return a valid ${expected}.`,
    refused: 'refused.',
  };
  return `The model ${predicates[reason]}`;
}
