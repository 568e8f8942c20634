import { type Endpoint, type ResponseBody, type RequestInput, requestUrl } from '#contract/schema/endpoint.ts';
import { call } from './client.ts';
import { parseInitialData } from './request.ts';

/** A query for a response or a part of it. The first render has the response if it is part of the initial data. */
export function queryFor<E extends Endpoint, Data = ResponseBody<E>>(
  endpoint: E,
  input: RequestInput<E>,
  select: (body: ResponseBody<E>) => Data = (body) => body as unknown as Data,
) {
  return {
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => select(await call(endpoint, input, { signal })),
    initialData: () => {
      const initial = parseInitialData(endpoint, input);
      return initial && select(initial.result);
    },
    meta: { url: requestUrl(endpoint.path, input) },
  };
}

/** Marks a query whose data counts running timers up to the time of the request, so it has to be refetched while one is running. */
export function countingTimers<Q extends { readonly meta: object }>(query: Q) {
  return { ...query, meta: { ...query.meta, countsTimers: true } };
}
