import { queryOptions } from '@tanstack/react-query';
import { about } from '#contract/support/about.ts';
import { queryFor } from '#web/http/query-for.ts';

/** Contact details of the people who run this server. */
export const aboutQuery = queryOptions({
  queryKey: ['support', 'about'],
  ...queryFor(about, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
