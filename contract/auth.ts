import * as z from 'zod/mini';
import { accountLimits } from '#domain/limits.ts';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';
import { documented, emailField, id, instant, isAtMost, storable } from './fields.ts';

export const user = z.object({
  _id: id,
  email: z.string(),
  timeZone: z.string(),
  /** Starting a timer stops the others. The default is for responses that browsers cached before it existed. */
  singleTimer: z._default(z.boolean(), false),
  createdAt: instant,
});

export type User = z.infer<typeof user>;

const invalidEmail = 'Invalid email format';
const passwordTooLong = `Password must be at most ${accountLimits.passwordMax} characters.`;

const passwordTooShort = `Password must be at least ${accountLimits.passwordMin} characters.`;

export const newPassword = documented(
  z.string('Password is required.').check(
    z.refine((value) => isAtMost(accountLimits.passwordMax, value), { error: passwordTooLong, abort: true }),
    z.refine((value) => !isAtMost(accountLimits.passwordMin - 1, value), passwordTooShort),
    z.refine(storable, 'Password contains a character that cannot be stored.'),
  ),
  { minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordMax },
);

const linkInvalid = 'This link is no longer valid. Please ask for a new one.';

/** From a link that was sent by mail or printed by an admin command. */
export const linkToken = z.string(linkInvalid).check(z.refine((value) => /^[\w-]{43}$/.test(value), linkInvalid));

export const signupBody = z.object({
  email: emailField(invalidEmail),
  password: newPassword,
  /** Needed where sign-up is not open to everyone. */
  invitation: z.optional(linkToken),
});

export const loginBody = z.object({
  email: emailField(invalidEmail),
  password: z.string('Password is required.').check(
    z.refine((value) => value !== '', 'Password is required.'),
    z.refine((value) => isAtMost(accountLimits.passwordMax * 2, value), passwordTooLong),
  ),
});

export const forgottenBody = z.object({ email: emailField(invalidEmail) });

export const resetBody = z.object({
  token: linkToken,
  password: newPassword,
});

export const auth = endpoints({
  csrfToken: {
    method: 'GET',
    path: '/api/csrf-token',
    summary: 'The anti-forgery token that belongs to the cookie of this browser, and whether that is a session',
    access: 'public',
    // Lets the log-in page find out without being refused: a 401 is an error in every browser's console.
    answers: { 200: z.object({ csrfToken: z.string(), signedIn: z.boolean() }) },
    fallback: 'Security token could not be retrieved. Please refresh.',
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Who is logged in',
    access: 'session',
    answers: { 200: z.object({ user }) },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in: ends the session of this browser, if any, and starts a new one',
    access: 'public',
    body: loginBody,
    answers: { 200: z.object({ user, message: z.string() }) },
    messages: { 401: 'Email or password is incorrect.', 429: messages.tooMany },
    fallback: 'Login failed.',
  },
  signup: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Make an account and log in to it',
    access: 'public',
    body: signupBody,
    // The token only marks a browser tab as logged in; it opens nothing.
    answers: { 201: z.object({ token: z.string(), message: z.string(), user }) },
    // 403 and 422 have several sentences: sign-up.ts.
    messages: { 409: 'An account with this email already exists.', 429: messages.tooMany },
    fallback: 'Registration failed',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a mail with a link to choose a new password; whether there is such an account is not told',
    access: 'public',
    body: forgottenBody,
    answers: { 200: z.object({ message: z.string() }) },
    messages: { 429: messages.tooMany },
    fallback: 'The mail was not sent. Please try again.',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the link of a mail; every session ends, and none begins',
    access: 'public',
    body: resetBody,
    answers: { 200: z.object({ message: z.string() }) },
    messages: { 422: linkInvalid, 429: messages.tooMany },
    fallback: 'The password was not changed.',
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session of this browser; without one, nothing happens',
    access: 'public',
    answers: { 204: null },
  },
});
