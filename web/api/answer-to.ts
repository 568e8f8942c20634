import type { Endpoint, Result, Sent } from '#contract/endpoint.ts';
import { call } from './client.ts';
import { readEarlyAnswer } from './exchange.ts';

/** A query for an answer of the server, or a part of it. What has come before the page does is there from its first moment on. */
export function answerTo<E extends Endpoint, Data = Result<E>>(
  endpoint: E,
  sent: Sent<E>,
  part: (answer: Result<E>) => Data = (answer) => answer as unknown as Data,
) {
  return {
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => part(await call(endpoint, sent, { signal })),
    initialData: () => {
      const early = readEarlyAnswer(endpoint, sent);
      return early && part(early.result);
    },
  };
}
