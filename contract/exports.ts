import { defineEndpoints } from './schema/endpoint.ts';

export const exports = defineEndpoints({
  json: {
    method: 'GET',
    path: '/api/export/weekwise.json',
    summary: 'Export the whole account as one JSON document, which an empty account can import',
    access: 'session',
    responses: { 200: { file: { type: 'application/json; charset=utf-8', name: 'weekwise.json' } } },
  },
  timeEntries: {
    method: 'GET',
    path: '/api/export/time-entries.csv',
    summary: 'Export the time entries as CSV, oldest first, safe to open in a spreadsheet',
    access: 'session',
    responses: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-time-entries.csv' } } },
  },
});
