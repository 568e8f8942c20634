import { queryOptions } from '@tanstack/react-query';
import { about } from '#contract/about.ts';
import { answerTo } from './answer-to.ts';

/** How those who run the server can be reached. */
export const aboutQuery = queryOptions({
  queryKey: ['support', 'about'],
  ...answerTo(about, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
