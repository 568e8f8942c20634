import { type MeasuredCalls, read } from './call.ts';

/** What every page asks for, and what the settings and the help pages do. */
export const accountCalls: readonly MeasuredCalls[] = [
  read('who am I', '/api/auth/me'),
  read('CSRF token', '/api/csrf-token'),
  read('open sessions', '/api/account/sessions'),
  read('state of the sample', '/api/sample-data'),
  read('how to reach us', '/api/support'),
];
