import * as z from 'zod/mini';
import { newPassword, user } from './auth.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { emailField, id, instant } from '../schema/fields.ts';

export const openSession = z.object({
  _id: id,
  /** The session of this request. */
  isCurrent: z.boolean(),
  /** The browser's user agent at login. */
  userAgent: z.string(),
  createdAt: instant,
  /** Updated at most once an hour. */
  lastUsedAt: instant,
});

export type OpenSession = z.infer<typeof openSession>;

export const currentPasswordRequired = 'Please enter your current password.';

/** Required to change credentials or delete the account, because an unattended browser may be used by someone else. */
const currentPassword = z.string(currentPasswordRequired).check(
  z.refine((value) => value !== '', currentPasswordRequired),
  z.refine((value) => value.length <= 1000, 'The current password is incorrect.'),
);

export const emailChange = z.object({ email: emailField('Please enter a valid email.'), currentPassword });
export const passwordChange = z.object({ newPassword, currentPassword });

export const account = defineEndpoints({
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'session',
    responses: { 200: z.array(openSession) },
    fallback: 'The active sessions could not be loaded.',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'session',
    params: z.object({ id }),
    responses: { 204: null },
    fallback: 'The session was not ended.',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'session',
    responses: { 204: null },
    fallback: 'The sessions were not ended.',
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/account/email',
    access: 'session',
    body: emailChange,
    responses: { 200: z.object({ user }) },
    // A wrong password is not a 401, because the session is valid.
    messages: {
      409: 'An account with this email already exists.',
      422: 'The current password is incorrect.',
      429: errorMessages.tooManyRequests,
    },
    fallback: 'The email was not changed.',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    access: 'session',
    body: passwordChange,
    responses: { 204: null },
    messages: { 422: 'The current password is incorrect.', 429: errorMessages.tooManyRequests },
    fallback: 'The password was not changed.',
  },
  remove: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'session',
    body: z.object({ currentPassword }),
    responses: { 204: null },
    messages: { 422: 'The current password is incorrect.', 429: errorMessages.tooManyRequests },
    fallback: 'The account was not deleted.',
  },
});
