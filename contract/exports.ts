import { endpoints } from './endpoint.ts';

export const exports = endpoints({
  json: {
    method: 'GET',
    path: '/api/export/weekwise.json',
    summary: 'Everything of the account as one JSON document, which an empty account takes back',
    access: 'session',
    answers: { 200: { file: { type: 'application/json; charset=utf-8', name: 'weekwise.json' } } },
  },
  timeEntries: {
    method: 'GET',
    path: '/api/export/time-entries.csv',
    summary: 'The time entries as a table, oldest first, safe to open in a spreadsheet',
    access: 'session',
    answers: { 200: { file: { type: 'text/csv; charset=utf-8', name: 'weekwise-time-entries.csv' } } },
  },
});
