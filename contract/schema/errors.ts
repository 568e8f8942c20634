import * as z from 'zod/mini';

/** `field` and `param` always hold the same name: the log-in screens read one, the support screens the other. */
export const fieldError = z.object({ field: z.string(), param: z.string(), msg: z.string() });

/** The body of every answer of 400 and above. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** Only with 500: what to quote when reporting it; the log line carries the same. */
  requestId: z.optional(z.string()),
  /** Only with 422 from the assistant: why it offers help instead of a plan. No planner is to be tried with the same words. */
  concern: z.optional(z.string()),
});

export type FieldError = z.infer<typeof fieldError>;
export type ErrorBody = z.infer<typeof errorBody>;

export function fieldErrorOf(field: string, msg: string): FieldError {
  return { field, param: field, msg };
}

/** The sentences that any call may answer with. */
export const messages = {
  badJson: 'The request is not valid JSON.',
  badRequest: 'The request is malformed.',
  noSession: 'Please log in to continue.',
  csrfMissing: 'CSRF token missing. Please refresh and try again.',
  csrfWrong: 'CSRF token is no longer valid. Please refresh and try again.',
  foreignOrigin: 'This request came from another site and was refused.',
  notFound: 'Not found.',
  conflict: 'This already exists or was changed in another tab. Please reload and try again.',
  tooLarge: 'This is too large to send.',
  tooSlow: 'The upload took too long. Please try again on a faster connection.',
  notJson: 'Only JSON is accepted.',
  invalid: 'Please check the highlighted fields.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  busy: 'The server is busy. Please try again in a moment.',
  cannotSave: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  unavailable: 'The database cannot be reached. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
