import * as z from 'zod/mini';
import { feedbackTypes } from '#domain/feedback-types.ts';
import { limits } from '#domain/limits.ts';
import { about } from './about.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { withOpenApi, emailField, isWithinLength, nameField, isStorable } from '../schema/fields.ts';

/** Text of `min` to `max` characters after trimming. */
function textBetween(min: number, max: number, tooShort: string, tooLong: string) {
  const schema = z.string(tooShort).check(
    z.trim(),
    z.refine((value) => !isWithinLength(min - 1, value), tooShort),
    z.refine((value) => isWithinLength(max, value), tooLong),
    z.refine(isStorable, 'This contains a character that cannot be stored.'),
  );
  return withOpenApi(schema, { minLength: min, maxLength: max });
}

const feedbackEmail = emailField('Please enter a valid email address.');

export const newFeedback = z.object({
  type: z.enum(feedbackTypes, 'Please select a feedback type.'),
  title: textBetween(
    5,
    limits.title,
    'Title must be at least 5 characters.',
    `Title must be at most ${limits.title} characters.`,
  ),
  details: textBetween(
    10,
    limits.description,
    'Details must be at least 10 characters.',
    `Details must be at most ${limits.description} characters.`,
  ),
  /** Empty, null or omitted if no reply is wanted. */
  email: z.optional(z.nullable(z.union([z.literal(''), feedbackEmail], 'Please enter a valid email address.'))),
});

const emailRequired = 'Email is required.';

export const newContactMessage = z.object({
  name: nameField(limits.contactName, 'Name is required.', `Name must be at most ${limits.contactName} characters.`),
  email: z
    .string(emailRequired)
    .check(
      z.trim(),
      z.refine((value) => value !== '', { error: emailRequired, abort: true }),
    )
    .check(z.refine((value) => feedbackEmail.safeParse(value).success, 'Please enter a valid email.')),
  message: textBetween(
    10,
    limits.description,
    'Message must be at least 10 characters.',
    `Message must be at most ${limits.description} characters.`,
  ),
});

const confirmation = z.object({ message: z.string() });

export const support = defineEndpoints({
  about,
  feedback: {
    method: 'POST',
    path: '/api/support/feedback',
    access: 'session',
    body: newFeedback,
    responses: { 201: confirmation },
    messages: { 429: errorMessages.tooManyRequests },
    creates: true,
    fallback: 'Failed to submit feedback.',
  },
  contact: {
    method: 'POST',
    path: '/api/support/contact',
    access: 'session',
    body: newContactMessage,
    responses: { 201: confirmation },
    messages: { 429: errorMessages.tooManyRequests },
    creates: true,
    fallback: 'Something went wrong.',
  },
});
