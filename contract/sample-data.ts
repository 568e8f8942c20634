import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';
import { count } from './fields.ts';

const state = z.object({
  /** How many focus areas of the sample are still there. */
  focusAreas: count,
  /** The account has nothing in it, so that a sample cannot be mixed up with anything. */
  canAdd: z.boolean(),
});

export const sampleData = endpoints({
  state: {
    method: 'GET',
    path: '/api/sample-data',
    summary: 'Whether the account holds sample data, and whether it can be given some',
    access: 'session',
    answers: { 200: state },
  },
  add: {
    method: 'POST',
    path: '/api/sample-data',
    summary: 'Fill an empty account with a year of a made-up life that ends now',
    access: 'session',
    answers: { 201: state },
    messages: { 409: 'Sample data can only be added to an empty account.', 429: messages.tooMany },
    creates: true,
    fallback: 'The sample data was not added.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/sample-data',
    summary: 'Delete the focus areas of the sample with everything in them, whoever put it there',
    access: 'session',
    answers: { 204: null },
    fallback: 'The sample data was not removed.',
  },
});
