import type { FastifyReply } from 'fastify';
import { errorMessages } from '#contract/schema/errors.ts';
import { ApiError } from '#server/http/errors.ts';

/**
 * Aborts when the client disconnects before the response was sent, or when the server shuts down. The abort reason is
 * the error that ends the call.
 */
export function clientAbortSignal({ raw }: FastifyReply, shutdownSignal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const handleClose = () => {
    // The client does not receive this error.
    if (!raw.writableFinished) controller.abort(new ApiError(400, errorMessages.badRequest));
  };
  // 'close' does not fire again if the client disconnected before this point.
  if (raw.destroyed) handleClose();
  else raw.once('close', handleClose);
  return AbortSignal.any([controller.signal, shutdownSignal]);
}
