import * as z from 'zod/mini';
import { nameField, withOpenApi } from '../schema/fields.ts';

/** Characters of the key, of the name of the model, and of its provider's id. Here, because `limits.ts` is part of every page. */
const maxLength = { key: 500, model: 200, provider: 100 } as const;
/** A provider's list of models. Longer names could not be saved. */
export const modelListLimits = { names: 500, nameLength: maxLength.model } as const;

export const keyRequired = 'Please enter your API key.';
const keyMalformed = 'An API key is a single word of letters, digits and punctuation.';

// The message of an error never contains the value.
export const apiKey = withOpenApi(
  z.string(keyRequired).check(
    z.trim(),
    z.refine((value) => value !== '', keyRequired),
    z.refine((value) => /^[\x21-\x7e]*$/.test(value) && value.length <= maxLength.key, keyMalformed),
  ),
  { minLength: 1, maxLength: maxLength.key },
);

const providerId = nameField(
  maxLength.provider,
  'Please choose a provider.',
  'Please choose a provider from the list.',
);

const looksLikeKey = 'This looks like a key. Please enter the name of a model.';

// The name is shown, so a key must not end up in it.
const model = withOpenApi(
  nameField(
    maxLength.model,
    'Please enter the name of a model.',
    `The name of a model must be at most ${maxLength.model} characters.`,
  ).check(z.refine((value) => !/^sk-/i.test(value), looksLikeKey)),
  { minLength: 1, maxLength: maxLength.model },
);

export const modelKeyChange = z
  .object({
    provider: providerId,
    model,
    /** If left out, the stored key of this provider stays. */
    key: z.optional(apiKey),
  })
  .check(
    z.refine<{ readonly model: string; readonly key?: string | undefined }>((body) => body.model !== body.key, {
      error: looksLikeKey,
      path: ['model'],
    }),
  );

export const modelList = z.object({ provider: providerId, key: z.optional(apiKey) });

function patternField(pattern: RegExp, minLength: number, limit: number, message: string) {
  const isValid = (value: string) => value.length >= minLength && value.length <= limit && pattern.test(value);
  return withOpenApi(z.string(message).check(z.refine(isValid, message)), { minLength, maxLength: limit });
}

/** What a browser has after its user has logged in to OpenRouter: the code and the verifier of PKCE (RFC 7636). */
export const openRouterCode = z.object({
  code: patternField(/^[\x21-\x7e]+$/, 1, 500, 'This code is malformed.'),
  verifier: patternField(/^[\w.~-]+$/, 43, 128, 'This verifier is malformed.'),
  model,
});
