import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/schema/endpoint.ts';
import { type ErrorBody, type FieldError, createFieldError, errorMessages } from '#contract/schema/errors.ts';
import type { HelpReason } from '#domain/assistant/concerns.ts';
import { isUnavailable, isLockConflict, isReadOnlyOrFull, constraintViolation } from '#server/db/errors.ts';

/** Logged instead of the stack trace for errors that are not caused by our code. */
type LogDetails = Readonly<Record<string, string | number | undefined>>;

interface ApiErrorOptions {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSec?: number;
  readonly logDetails?: LogDetails;
  readonly concern?: HelpReason;
  readonly question?: string;
}

/** An error that is reported to the client. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSec: number | undefined;
  readonly logDetails: LogDetails | undefined;
  readonly concern: HelpReason | undefined;
  readonly question: string | undefined;

  constructor(status: number, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.status = status;
    this.errors = options.errors;
    this.retryAfterSec = options.retryAfterSec;
    this.logDetails = options.logDetails;
    this.concern = options.concern;
    this.question = options.question;
  }
}

/** The error that an endpoint declares for a status, attached to `field` if given. */
export function declaredError<E extends Endpoint>(
  endpoint: E,
  status: keyof E['messages'] & number,
  field?: keyof NonNullable<E['body']>['shape'] & string,
): ApiError {
  const message = endpoint.messages?.[status] ?? errorMessages.badRequest;
  return new ApiError(status, message, field === undefined ? {} : { errors: [createFieldError(field, message)] });
}

export function validationError(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, errors[0]?.msg ?? errorMessages.invalid, { errors });
}

export const notFound = () => new ApiError(404, errorMessages.notFound);

export function orNotFound<T extends object>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}

export const overloaded = (retryAfterSec: number) => new ApiError(503, errorMessages.overloaded, { retryAfterSec });

export const shuttingDown = () =>
  new ApiError(503, errorMessages.overloaded, {
    retryAfterSec: 5,
    logDetails: { reason: 'the server is shutting down' },
  });

/** Responds to a thrown error. Unexpected ones are logged, and the response reveals only the request id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = logError(error, request, request.routeOptions.url);
  if (known?.retryAfterSec !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(known.retryAfterSec)));
  return sendErrorBody(reply, known?.status ?? 500, toErrorBody(known, request));
}

/** `error` is undefined if it is unexpected. */
export function toErrorBody(error: ApiError | undefined, request: FastifyRequest): ErrorBody {
  if (!error) return { message: errorMessages.internal, requestId: request.id };
  return {
    message: error.message,
    ...(error.errors && { errors: [...error.errors] }),
    ...(error.concern && { concern: error.concern }),
    ...(error.question !== undefined && { question: error.question }),
  };
}

/** Logs what the operator should know. Returns the error for the client, or undefined if it is unexpected. */
export function logError(error: unknown, request: FastifyRequest, path: string | undefined): ApiError | undefined {
  const known = toApiError(error, request);
  if (!known) {
    request.log.error({ err: error, reqId: request.id, method: request.method, path }, 'unexpected error');
  } else if (known.logDetails) {
    request.log.warn({ ...known.logDetails, reqId: request.id }, known.message);
  } else if (known.status >= 500) {
    request.log.error({ err: error, reqId: request.id }, known.message);
  }
  return known;
}

function sendErrorBody(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function toApiError(error: unknown, request: FastifyRequest): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isUnavailable(error)) {
    return new ApiError(503, errorMessages.unavailable, { retryAfterSec: 2, logDetails: { reason: error.message } });
  }
  if (isLockConflict(error)) return overloaded(2);
  if (isReadOnlyOrFull(error)) {
    return new ApiError(503, errorMessages.readOnly, { retryAfterSec: 60, logDetails: { reason: error.message } });
  }
  const violation = constraintViolation(error);
  if (violation) return violation === 'foreign' ? notFound() : new ApiError(409, errorMessages.conflict);
  // The client disconnected while sending: the response is discarded, and there is nothing to log.
  if (request.raw.errored) return new ApiError(400, errorMessages.badRequest);
  const { statusCode = 500, code } = error as FastifyError;
  if (statusCode >= 500) return undefined;
  if (code === 'FST_ERR_BAD_URL') return new ApiError(400, errorMessages.badRequest);
  // @fastify/static responds with 403 to paths with a NUL byte.
  if (statusCode === 403) return notFound();
  return new ApiError(statusCode, frameworkMessages[statusCode] ?? errorMessages.badRequest);
}

const frameworkMessages: Readonly<Record<number, string>> = {
  400: errorMessages.invalidJson,
  404: errorMessages.notFound,
  413: errorMessages.payloadTooLarge,
  414: errorMessages.payloadTooLarge,
  415: errorMessages.unsupportedMediaType,
};

const clientErrorResponses: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', errorMessages.payloadTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', errorMessages.uploadTimeout],
};

/** Mimics Node's error for a request that does not arrive in time. */
export const requestTimeoutError = () =>
  Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Gives a client that is still uploading time to read the response. Closing at once would discard it. */
const LINGER_MS = 500;

/** Malformed and slow requests never reach a route, so their error response is written to the socket. */
export function respondToClientError(error: Error, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable || (error as NodeJS.ErrnoException).code === 'ECONNRESET') return void socket.destroy();
  const [status, message] = clientErrorResponses[(error as NodeJS.ErrnoException).code ?? ''] ?? [
    '400 Bad Request',
    errorMessages.badRequest,
  ];
  const body = JSON.stringify({ message } satisfies ErrorBody);
  const responseHeaders = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  // A client that never closes its half of the connection would otherwise hold on to the socket and its resources.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
