import type { ModelConfig } from '#server/config.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import { ModelError } from './model-error.ts';
import { createModelLoader } from './model-sdk.ts';
import { createModelStream } from './model-stream.ts';

/** The shortest possible request. */
const request = {
  system: 'Reply with OK.',
  messages: [{ role: 'user', content: '{}' }],
  maxOutputTokens: 16,
} as const;

/** Whether the endpoint accepts the key and the model. Throws `ModelError`. */
export async function checkModel(config: ModelConfig, timeoutsMs: ModelTimeouts, signal: AbortSignal): Promise<void> {
  const stream = createModelStream(createModelLoader(config), timeoutsMs);
  try {
    await Array.fromAsync(stream(request, signal));
  } catch (error) {
    // A model that thinks first reaches the token limit, so it has accepted the request.
    if (!(error instanceof ModelError) || error.reason !== 'tooLong') throw error;
  }
}
