import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { about } from './about.ts';
import { endpoints } from './endpoint.ts';
import { messages } from './errors.ts';
import { documented, emailField, isAtMost, nameText, storable } from './fields.ts';

export const feedbackTypes = ['bug', 'feature', 'general'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];

/** Text of at least so many characters, blanks at its edges not counted. */
function longText(min: number, max: number, tooShort: string, tooLong: string) {
  const schema = z.string(tooShort).check(
    z.trim(),
    z.refine((value) => !isAtMost(min - 1, value), tooShort),
    z.refine((value) => isAtMost(max, value), tooLong),
    z.refine(storable, 'This contains a character that cannot be stored.'),
  );
  return documented(schema, { minLength: min, maxLength: max });
}

const feedbackEmail = emailField('Please enter a valid email address.');

export const newFeedback = z.object({
  type: z.enum(feedbackTypes, 'Please select a feedback type.'),
  title: longText(
    5,
    limits.title,
    'Title must be at least 5 characters.',
    `Title must be at most ${limits.title} characters.`,
  ),
  details: longText(
    10,
    limits.description,
    'Details must be at least 10 characters.',
    `Details must be at most ${limits.description} characters.`,
  ),
  /** Empty, null or left out: no answer is wanted. */
  email: z.optional(z.nullable(z.union([z.literal(''), feedbackEmail], 'Please enter a valid email address.'))),
});

const emailRequired = 'Email is required.';

export const newContactMessage = z.object({
  name: nameText(limits.personName, 'Name is required.', `Name must be at most ${limits.personName} characters.`),
  email: z
    .string(emailRequired)
    .check(
      z.trim(),
      z.refine((value) => value !== '', { error: emailRequired, abort: true }),
    )
    .check(z.refine((value) => feedbackEmail.safeParse(value).success, 'Please enter a valid email.')),
  message: longText(
    10,
    limits.description,
    'Message must be at least 10 characters.',
    `Message must be at most ${limits.description} characters.`,
  ),
});

const thanks = z.object({ message: z.string() });

export const support = endpoints({
  about,
  feedback: {
    method: 'POST',
    path: '/api/support/feedback',
    summary: 'Tell those who run this server of a fault or a wish',
    access: 'session',
    body: newFeedback,
    answers: { 201: thanks },
    messages: { 429: messages.tooMany },
    creates: true,
    fallback: 'Failed to submit feedback.',
  },
  contact: {
    method: 'POST',
    path: '/api/support/contact',
    summary: 'Write to those who run this server',
    access: 'session',
    body: newContactMessage,
    answers: { 201: thanks },
    messages: { 429: messages.tooMany },
    creates: true,
    fallback: 'Something went wrong.',
  },
});
