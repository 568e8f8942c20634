import { queryOptions } from '@tanstack/react-query';
import { support } from '#contract/support.ts';
import { answerTo } from './answer-to.ts';

/** How those who run the server can be reached. */
export const aboutQuery = queryOptions({
  queryKey: ['support', 'about'],
  ...answerTo(support.about, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
