import * as z from 'zod/mini';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { integer } from '../schema/fields.ts';

const state = z.object({
  /** The number of sample focus areas that still exist. */
  focusAreas: integer,
  /** Only an empty account can get sample data, so that it cannot be confused with real data. */
  canAdd: z.boolean(),
});

export const sampleData = defineEndpoints({
  state: {
    method: 'GET',
    path: '/api/sample-data',
    access: 'session',
    responses: { 200: state },
  },
  add: {
    method: 'POST',
    path: '/api/sample-data',
    access: 'session',
    responses: { 201: state },
    messages: { 409: 'Sample data can only be added to an empty account.', 429: errorMessages.tooManyRequests },
    creates: true,
    fallback: 'The sample data was not added.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/sample-data',
    access: 'session',
    responses: { 204: null },
    fallback: 'The sample data was not removed.',
  },
});
