import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the one who asked goes away before there is an answer. */
export function whileAwaited({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}
