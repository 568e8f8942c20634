import type { ModelConfig } from '#server/config.ts';
import { ModelError } from './model-error.ts';
import { createModelLoader } from './model-sdk.ts';

const CHECK_TOKENS = 16;

/** Sends the shortest possible request, to see whether the endpoint accepts the key and the model. Throws `ModelError`. */
export async function checkModel(config: ModelConfig, abortSignal: AbortSignal): Promise<void> {
  const { sdk, model } = await createModelLoader(config)();
  try {
    await sdk.generateText({
      model,
      instructions: 'Reply with OK.',
      prompt: '{}',
      maxOutputTokens: CHECK_TOKENS,
      maxRetries: 0,
      abortSignal,
    });
  } catch (error) {
    // A model that thinks first reaches the token limit, so it has accepted the request.
    if (error instanceof ModelError && error.reason === 'tooLong') return;
    if (abortSignal.aborted || error instanceof ModelError) throw error;
    // The original error is dropped, because errors of the SDK contain the whole request.
    throw new ModelError('unusable');
  }
}
