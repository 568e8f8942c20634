import * as z from 'zod/mini';
import { dateFormats, timeFormats } from '#domain/calendar/format-settings.ts';
import { timeZone, user } from './auth.ts';
import { defineEndpoints } from '../schema/endpoint.ts';

// Separate from `account.ts`, because more pages than the settings offer to change the time zone.

const userResponse = { 200: z.object({ user }) };

export const preferences = defineEndpoints({
  changeTimeZone: {
    method: 'PUT',
    path: '/api/account/time-zone',
    access: 'session',
    body: z.object({ timeZone }),
    responses: userResponse,
    fallback: 'The time zone was not changed.',
  },
  changeSingleTimer: {
    method: 'PUT',
    path: '/api/account/single-timer',
    access: 'session',
    body: z.object({ singleTimer: z.boolean('singleTimer must be true or false.') }),
    responses: userResponse,
    fallback: 'The setting was not changed.',
  },
  changeFormats: {
    method: 'PUT',
    path: '/api/account/formats',
    access: 'session',
    body: z.object({
      dateFormat: z.enum(dateFormats, 'dateFormat must be auto, day-first, month-first or iso.'),
      timeFormat: z.enum(timeFormats, 'timeFormat must be auto, 12h or 24h.'),
    }),
    responses: userResponse,
    fallback: 'The setting was not changed.',
  },
});
