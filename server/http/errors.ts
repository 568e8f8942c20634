import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, type FieldError, fieldErrorOf, messages } from '#contract/errors.ts';
import type { ReasonForHelp } from '#domain/safety/concerns.ts';
import { isAway, isContended, isUnwritable, violationOf } from '../db/failures.ts';

/** What the log says of a failure that is not ours and whose stack would tell nothing. */
type ForOperator = Readonly<Record<string, string | number | undefined>>;

interface More {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSec?: number;
  readonly forOperator?: ForOperator;
  readonly concern?: ReasonForHelp;
}

/** A refusal that the caller is told about. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSec: number | undefined;
  readonly forOperator: ForOperator | undefined;
  readonly concern: ReasonForHelp | undefined;

  constructor(status: number, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.retryAfterSec = more.retryAfterSec;
    this.forOperator = more.forOperator;
    this.concern = more.concern;
  }
}

/** The refusal an endpoint declares for a status, shown under a field where one is named. */
export function refusal<E extends Endpoint>(
  endpoint: E,
  status: keyof E['messages'] & number,
  field?: keyof NonNullable<E['body']>['shape'] & string,
): ApiError {
  const message = endpoint.messages?.[status] ?? messages.badRequest;
  return new ApiError(status, message, field === undefined ? {} : { errors: [fieldErrorOf(field, message)] });
}

export function invalid(errors: readonly FieldError[]): ApiError {
  return new ApiError(422, errors[0]?.msg ?? messages.invalid, { errors });
}

export const notFound = () => new ApiError(404, messages.notFound);

export const busy = (retryAfterSec: number) => new ApiError(503, messages.busy, { retryAfterSec });

/** By then this server, or another, is there again. */
export const stopped = () =>
  new ApiError(503, messages.busy, { retryAfterSec: 5, forOperator: { reason: 'the server stops' } });

/** What a throw becomes on the wire; only the unexpected is logged as an error, and nothing of it is told. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request);
  if (known) {
    if (known.forOperator) request.log.warn({ ...known.forOperator, reqId: request.id }, known.message);
    else if (known.status >= 500) request.log.error({ err: error, reqId: request.id }, known.message);
    if (known.retryAfterSec !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(known.retryAfterSec)));
    return send(reply, known.status, {
      message: known.message,
      ...(known.errors && { errors: [...known.errors] }),
      ...(known.concern && { concern: known.concern }),
    });
  }
  request.log.error(
    { err: error, reqId: request.id, method: request.method, path: request.routeOptions.url },
    'unexpected failure',
  );
  return send(reply, 500, { message: messages.internal, requestId: request.id });
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function knownError(error: unknown, request: FastifyRequest): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isAway(error)) {
    return new ApiError(503, messages.unavailable, { retryAfterSec: 2, forOperator: { reason: error.message } });
  }
  if (isContended(error)) return busy(2);
  if (isUnwritable(error)) {
    return new ApiError(503, messages.cannotSave, { retryAfterSec: 60, forOperator: { reason: error.message } });
  }
  const violation = violationOf(error);
  if (violation) return violation === 'foreign' ? notFound() : new ApiError(409, messages.conflict);
  // The client went away in the middle of its request: there is nobody to answer and nothing to log.
  if (request.raw.errored) return new ApiError(400, messages.badRequest);
  const { statusCode = 500, code } = error as FastifyError;
  if (statusCode >= 500) return undefined;
  if (code === 'FST_ERR_BAD_URL') return new ApiError(400, messages.badRequest);
  // What the file server calls forbidden (a path with a NUL in it) is simply not there.
  if (statusCode === 403) return notFound();
  return new ApiError(statusCode, frameworkMessages[statusCode] ?? messages.badRequest);
}

const frameworkMessages: Readonly<Record<number, string>> = {
  400: messages.badJson,
  404: messages.notFound,
  413: messages.tooLarge,
  414: messages.tooLarge,
  415: messages.notJson,
};

const brokenHttp: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', messages.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', messages.tooSlow],
};

/** What Node raises for a request that does not arrive in time. */
export const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Time for a client that is still sending to read the response: closing at once would discard it. */
const LINGER_MS = 500;

/** Malformed and slow requests never reach a route; they get an error response of the same shape. */
export function answerBrokenHttp(error: Error, socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable || (error as NodeJS.ErrnoException).code === 'ECONNRESET') return void socket.destroy();
  const [status, message] = brokenHttp[(error as NodeJS.ErrnoException).code ?? ''] ?? [
    '400 Bad Request',
    messages.badRequest,
  ];
  const body = JSON.stringify({ message } satisfies ErrorBody);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  // A client that never closes its half would keep the socket, and whatever its request holds.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
