import * as z from 'zod/mini';
import { modelKeyChange, modelList, openRouterCode } from './requests/model-keys.ts';
import { defineEndpoints } from './schema/endpoint.ts';
import { errorMessages } from './schema/errors.ts';
import { instant } from './schema/fields.ts';

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
