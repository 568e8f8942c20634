import * as z from 'zod/mini';
import { defineEndpoints } from '../schema/endpoint.ts';
import { errorMessages } from '../schema/errors.ts';
import { instant, nameField, withOpenApi } from '../schema/fields.ts';

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

/** The provider that issues a key to users who log in there. */
export const OPENROUTER = 'openrouter';

/** The user's own model. The key itself is never part of a response. */
const modelKey = z.object({
  /** The id of a provider. */
  provider: z.string(),
  model: z.string(),
  savedAt: instant,
  /** False if the key has to be entered again: it cannot be decrypted, or its provider is no longer available. */
  isUsable: z.boolean(),
});

export type ModelKey = z.infer<typeof modelKey>;

const provider = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for addresses that the operator has added. */
  exampleModel: z.nullable(z.string()),
});

export type ModelProvider = z.infer<typeof provider>;

export const modelKeys = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/ai/model-key',
    access: 'session',
    responses: { 200: z.object({ modelKey: z.nullable(modelKey), providers: z.array(provider) }) },
    fallback: 'Your AI model could not be loaded.',
  },
  save: {
    method: 'PUT',
    path: '/api/ai/model-key',
    access: 'session',
    body: modelKeyChange,
    responses: { 200: z.object({ modelKey }) },
    messages: {
      429: errorMessages.tooManyRequests,
      502: 'Your key was not saved.',
      503: 'This server cannot store keys at the moment. Please tell its operator.',
    },
    fallback: 'Your key was not saved.',
  },
  connectOpenRouter: {
    method: 'POST',
    path: '/api/ai/model-key/openrouter',
    access: 'session',
    body: openRouterCode,
    responses: { 200: z.object({ modelKey }) },
    messages: {
      422: 'OpenRouter did not accept this connection. Please connect again.',
      429: errorMessages.tooManyRequests,
      502: 'OpenRouter was not connected.',
      503: 'This server cannot store keys at the moment. Please tell its operator.',
    },
    fallback: 'OpenRouter was not connected.',
  },
  listModels: {
    method: 'POST',
    path: '/api/ai/model-key/models',
    access: 'session',
    body: modelList,
    responses: { 200: z.object({ models: z.array(z.string()) }) },
    storesNothing: true,
    messages: { 429: errorMessages.tooManyRequests, 502: 'Its models could not be listed.' },
    fallback: 'The models could not be listed.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/ai/model-key',
    access: 'session',
    responses: { 204: null },
    fallback: 'Your key was not removed.',
  },
});
