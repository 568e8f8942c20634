import type { LanguageModel } from 'ai';
import type { ModelConfig } from '#server/config.ts';
import { listModels } from '../model-keys/list-models.ts';
import type { EndpointMemory } from './endpoint-memory.ts';
import { createModelFetch } from './model-fetch.ts';
import { ModelError } from './model-error.ts';

export type LoadModel = () => Promise<{ readonly sdk: typeof import('ai'); readonly model: LanguageModel }>;

/** Loads the SDK on first use, and finds out the name of the model if none is configured. */
export function createModelLoader(config: ModelConfig, memory?: EndpointMemory): LoadModel {
  const fetch = createModelFetch(config.baseUrl, memory);
  let loading: ReturnType<LoadModel> | undefined;
  const load = async () => {
    const sdk = await import('ai');
    // Otherwise the SDK prints warnings about features that an endpoint does not support.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const name = config.name ?? (await findModelName(config));
    return { sdk, model: await createLanguageModel(config, name, fetch) };
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      // The model may have been installed or started by the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function createLanguageModel({ provider, baseUrl, apiKey }: ModelConfig, name: string, modelFetch: typeof fetch) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey!, fetch: modelFetch })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch: modelFetch,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(apiKey !== undefined && { apiKey }),
  })(name);
}

const LIST_TIMEOUT_MS = 5000;

/** The first model that the endpoint lists. */
async function findModelName(config: ModelConfig): Promise<string> {
  const [name] = await listModels(config, AbortSignal.timeout(LIST_TIMEOUT_MS)).catch((error: ModelError) => {
    // Something else may listen at the address.
    if (error.reason === 'unusable') return [];
    throw error;
  });
  if (name === undefined) throw new ModelError('noModel');
  return name;
}
