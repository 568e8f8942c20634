import type { FastifyReply } from 'fastify';
import { messages } from '#contract/errors.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * A signal that is aborted when the one who asked goes away before there is an answer, or when the server stops; with
 * what the call then ends.
 */
export function whileAwaited({ raw }: FastifyReply, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    // Nobody is there to be told.
    if (!raw.writableFinished) gone.abort(new ApiError(400, messages.badRequest));
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return AbortSignal.any([gone.signal, stopping]);
}
