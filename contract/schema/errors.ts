import * as z from 'zod/mini';

/** `field` and `param` are always equal: the login pages read one, the support pages the other. */
export const fieldError = z.object({ field: z.string(), param: z.string(), msg: z.string() });

/** The body of every response with a status of 400 or above. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** Only with 500: the id to quote in a report, which the log entry has too. */
  requestId: z.optional(z.string()),
  /** Only with 422 from the assistant: why it offers help instead of a plan. Retrying with another generator is pointless. */
  concern: z.optional(z.string()),
  /** Only with 422 from the assistant: what the model wants to know before it goes on. At most 500 characters. */
  question: z.optional(z.string()),
});

export type FieldError = z.infer<typeof fieldError>;
export type ErrorBody = z.infer<typeof errorBody>;

export function createFieldError(field: string, msg: string): FieldError {
  return { field, param: field, msg };
}

/** Messages that any endpoint may respond with. */
export const errorMessages = {
  invalidJson: 'The request is not valid JSON.',
  badRequest: 'The request is malformed.',
  unauthenticated: 'Please log in to continue.',
  csrfMissing: 'CSRF token missing. Please refresh and try again.',
  csrfInvalid: 'CSRF token is no longer valid. Please refresh and try again.',
  crossOrigin: 'This request came from another site and was rejected.',
  notFound: 'Not found.',
  conflict: 'This already exists or was changed in another tab. Please reload and try again.',
  payloadTooLarge: 'This is too large to send.',
  uploadTimeout: 'The upload took too long. Please try again on a faster connection.',
  unsupportedMediaType: 'Only JSON is accepted.',
  invalid: 'Please check the highlighted fields.',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  overloaded: 'The server is busy. Please try again in a moment.',
  readOnly: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  unavailable: 'The database cannot be reached. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
