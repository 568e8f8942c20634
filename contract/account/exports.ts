import { defineEndpoints } from '../schema/endpoint.ts';

export const exports = defineEndpoints({
  json: {
    method: 'GET',
    path: '/api/export/weekwise.json',
    access: 'session',
    responses: { 200: { file: { type: 'application/json; charset=utf-8', name: 'weekwise.json' } } },
  },
  timeEntries: {
    method: 'GET',
    path: '/api/export/time-entries.csv',
    access: 'session',
    responses: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-time-entries.csv' } } },
  },
});
