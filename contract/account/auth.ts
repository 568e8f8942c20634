import * as z from 'zod/mini';
import { dateFormats, timeFormats } from '#domain/calendar/format-settings.ts';
import { isTimeZone } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { withOpenApi, emailField, id, instant, isWithinLength, isStorable } from '../schema/fields.ts';

/** Who can currently create an account: anyone, only the first user, or only someone with an invitation. */
export const signUpStates = ['open', 'first', 'invited', 'closed'] as const;

export type SignUpState = (typeof signUpStates)[number];

export const signUpErrors = {
  invited: 'You need an invitation to create an account on this server. Ask whoever runs it for one.',
  closed: 'This server is closed to new accounts. Ask whoever runs it for an invitation.',
} as const;

export function needsInvitation(state: SignUpState): state is keyof typeof signUpErrors {
  return state in signUpErrors;
}

export const user = z.object({
  _id: id,
  email: z.string(),
  timeZone: z.string(),
  /** Starting a timer stops the others. The defaults are for responses that were cached before these fields existed. */
  singleTimer: z._default(z.boolean(), false),
  /** How dates and times are shown; 'auto' follows the language of the browser. */
  dateFormat: z._default(z.enum(dateFormats), 'auto'),
  timeFormat: z._default(z.enum(timeFormats), 'auto'),
  createdAt: instant,
});

export type User = z.infer<typeof user>;

const invalidEmail = 'Invalid email format';
const passwordTooLong = `Password must be at most ${limits.passwordMax} characters.`;
const passwordTooShort = `Password must be at least ${limits.passwordMin} characters.`;

export const newPassword = withOpenApi(
  z.string('Password is required.').check(
    z.refine((value) => isWithinLength(limits.passwordMax, value), { error: passwordTooLong, abort: true }),
    z.refine((value) => !isWithinLength(limits.passwordMin - 1, value), passwordTooShort),
    z.refine(isStorable, 'Password contains a character that cannot be stored.'),
  ),
  { minLength: limits.passwordMin, maxLength: limits.passwordMax },
);

const invalidTimeZone = 'Please choose a time zone from the list.';

export const timeZone = withOpenApi(z.string(invalidTimeZone).check(z.refine(isTimeZone, invalidTimeZone)), {
  maxLength: 64,
});

const linkInvalid = 'This link is no longer valid. Please ask for a new one.';

/** The token of a link that was sent by email or printed by an admin command. */
export const linkToken = z.string(linkInvalid).check(z.refine((value) => /^[\w-]{43}$/.test(value), linkInvalid));

export const signupBody = z.object({
  email: emailField(invalidEmail),
  password: newPassword,
  /** Required unless sign-up is open to everyone. */
  invitation: z.optional(linkToken),
  /** The account's time zone. Without it, days and weeks begin in UTC. */
  timeZone: z.optional(timeZone),
});

export const loginBody = z.object({
  email: emailField(invalidEmail),
  password: z.string('Password is required.').check(
    z.refine((value) => value !== '', 'Password is required.'),
    z.refine((value) => isWithinLength(limits.passwordMax * 2, value), passwordTooLong),
  ),
});

export const forgotPasswordBody = z.object({ email: emailField(invalidEmail) });

export const resetPasswordBody = z.object({
  token: linkToken,
  password: newPassword,
});

export const auth = defineEndpoints({
  csrfToken: {
    method: 'GET',
    path: '/api/csrf-token',
    access: 'public',
    // `signedIn` lets the login page check for a session without a 401, which browsers log as an error.
    responses: { 200: z.object({ csrfToken: z.string(), signedIn: z.boolean() }) },
    fallback: 'Security token could not be retrieved. Please refresh.',
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    access: 'session',
    responses: { 200: z.object({ user }) },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    body: loginBody,
    responses: { 200: z.object({ user, message: z.string() }) },
    messages: { 401: 'Email or password is incorrect.', 429: errorMessages.tooManyRequests },
    fallback: 'Login failed.',
  },
  signup: {
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    body: signupBody,
    // The token only marks a browser tab as logged in; it grants no access.
    responses: { 201: z.object({ token: z.string(), message: z.string(), user }) },
    // 403 and 422 have several messages; see sign-up.ts and invitations.ts.
    messages: { 409: 'An account with this email already exists.', 429: errorMessages.tooManyRequests },
    fallback: 'Registration failed',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    body: forgotPasswordBody,
    responses: { 200: z.object({ message: z.string() }) },
    messages: { 429: errorMessages.tooManyRequests },
    fallback: 'The email was not sent. Please try again.',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    body: resetPasswordBody,
    responses: { 200: z.object({ message: z.string() }) },
    messages: { 422: linkInvalid, 429: errorMessages.tooManyRequests },
    fallback: 'The password was not changed.',
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    responses: { 204: null },
  },
});
