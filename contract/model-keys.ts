import * as z from 'zod/mini';
import { defineEndpoints } from './schema/endpoint.ts';
import { errorMessages } from './schema/errors.ts';
import { instant, nameField, withOpenApi } from './schema/fields.ts';

/** Characters of the key, of the name of the model, and of its provider's id. Here, because `limits.ts` is part of every page. */
const maxLength = { key: 500, model: 200, provider: 100 } as const;

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

const keyRequired = 'Please enter your API key.';
const keyMalformed = 'An API key is a single word of letters, digits and punctuation.';

// The message of an error never contains the value.
const key = withOpenApi(
  z.string(keyRequired).check(
    z.trim(),
    z.refine((value) => value !== '', keyRequired),
    z.refine((value) => /^[\x21-\x7e]*$/.test(value) && value.length <= maxLength.key, keyMalformed),
  ),
  { minLength: 1, maxLength: maxLength.key },
);

export const modelKeyChange = z
  .object({
    provider: nameField(maxLength.provider, 'Please choose a provider.', 'Please choose a provider from the list.'),
    model: nameField(
      maxLength.model,
      'Please enter the name of a model.',
      `The name of a model must be at most ${maxLength.model} characters.`,
    ),
    key,
  })
  .check(
    // The name is shown, so a key must not end up in it.
    z.refine<{ readonly model: string; readonly key: string }>(
      (body) => body.model !== body.key && !/^sk-/i.test(body.model),
      { error: 'This looks like a key. Please enter the name of a model.', path: ['model'] },
    ),
  );

export const modelKeys = defineEndpoints({
  get: {
    method: 'GET',
    path: '/api/ai/model-key',
    summary: "Get the user's own model, without the key, and the providers to choose from",
    access: 'session',
    responses: { 200: z.object({ modelKey: z.nullable(modelKey), providers: z.array(provider) }) },
    fallback: 'Your AI model could not be loaded.',
  },
  save: {
    method: 'PUT',
    path: '/api/ai/model-key',
    summary: 'Check an API key with one short request to its provider, and let that model write the plans',
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
  remove: {
    method: 'DELETE',
    path: '/api/ai/model-key',
    summary: "Delete the user's API key",
    access: 'session',
    responses: { 204: null },
    fallback: 'Your key was not removed.',
  },
});
