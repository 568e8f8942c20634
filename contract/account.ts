import * as z from 'zod/mini';
import { isTimeZone } from '#domain/calendar.ts';
import { newPassword, user } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';
import { documented, emailField, id, instant } from './fields.ts';

/** A browser that is logged in. */
export const openSession = z.object({
  _id: id,
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** What the browser says of itself, as it said it at log-in. */
  userAgent: z.string(),
  createdAt: instant,
  /** Renewed once an hour at most. */
  lastUsedAt: instant,
});

export type OpenSession = z.infer<typeof openSession>;

export const currentPasswordRequired = 'Please enter your current password.';

/** What changes who can get in, or ends it all, is asked for once more; a session alone may be somebody else's moment. */
const currentPassword = z.string(currentPasswordRequired).check(
  z.refine((value) => value !== '', currentPasswordRequired),
  z.refine((value) => value.length <= 1000, 'The current password is incorrect.'),
);

const wrongZone = 'Please choose a time zone from the list.';

export const changedEmail = z.object({ email: emailField('Please enter a valid email.'), currentPassword });
export const changedPassword = z.object({ newPassword, currentPassword });

export const timeZone = documented(z.string(wrongZone).check(z.refine(isTimeZone, wrongZone)), {
  maxLength: 64,
});

const answersUser = { 200: z.object({ user }) };

export const account = endpoints({
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The browsers that are logged in, the one that asks first, then by last use',
    access: 'session',
    answers: { 200: z.array(openSession) },
    fallback: 'The open sessions could not be loaded.',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Log a browser out',
    access: 'session',
    params: z.object({ id }),
    answers: { 204: null },
    fallback: 'The session was not ended.',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'Log every other browser out',
    access: 'session',
    answers: { 204: null },
    fallback: 'The sessions were not ended.',
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/account/email',
    summary: 'Change the e-mail address; other browsers are logged out, and the old address is told',
    access: 'session',
    body: changedEmail,
    answers: answersUser,
    // Not a 401: the session is fine.
    messages: {
      409: 'An account with this email already exists.',
      422: 'The current password is incorrect.',
      429: messages.tooMany,
    },
    fallback: 'The email was not changed.',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Change the password; other browsers are logged out',
    access: 'session',
    body: changedPassword,
    answers: { 204: null },
    messages: { 422: 'The current password is incorrect.', 429: messages.tooMany },
    fallback: 'The password was not changed.',
  },
  changeTimeZone: {
    method: 'PUT',
    path: '/api/account/time-zone',
    summary: 'Change the time zone, in which days and weeks begin and end from now on, also those that are over',
    access: 'session',
    body: z.object({ timeZone }),
    answers: answersUser,
    fallback: 'The time zone was not changed.',
  },
  changeSingleTimer: {
    method: 'PUT',
    path: '/api/account/single-timer',
    summary: 'Choose whether starting a timer stops the others; timers that run now go on',
    access: 'session',
    body: z.object({ singleTimer: z.boolean('singleTimer must be true or false.') }),
    answers: answersUser,
    fallback: 'The setting was not changed.',
  },
  remove: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account with everything in it, at once and for good',
    access: 'session',
    body: z.object({ currentPassword }),
    answers: { 204: null },
    messages: { 422: 'The current password is incorrect.', 429: messages.tooMany },
    fallback: 'The account was not deleted.',
  },
});
