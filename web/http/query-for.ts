import type { Endpoint, ResponseBody, RequestInput } from '#contract/schema/endpoint.ts';
import { call } from './client.ts';
import { parsePrefetchedResponse } from './request.ts';

/** A query for a response or a part of it. The first render has the response if it was prefetched. */
export function queryFor<E extends Endpoint, Data = ResponseBody<E>>(
  endpoint: E,
  input: RequestInput<E>,
  select: (answer: ResponseBody<E>) => Data = (answer) => answer as unknown as Data,
) {
  return {
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => select(await call(endpoint, input, { signal })),
    initialData: () => {
      const early = parsePrefetchedResponse(endpoint, input);
      return early && select(early.result);
    },
  };
}
