import type { GeneratedPlan, PlanStreamBody, PlanStreamOptions } from '#web/api/plan-stream.ts';
import { ApiError } from '#web/http/api-error.ts';
import { ChunkLoadError, loadChunk } from '#web/ui/lazy/chunk-load-error.ts';

/** Loaded when the first plan is generated. */
const loadStream = () => loadChunk(() => import('#web/api/plan-stream.ts'));

export async function generateDraft(
  body: PlanStreamBody,
  signal: AbortSignal,
  options: PlanStreamOptions,
): Promise<GeneratedPlan> {
  const { streamDraft } = await loadStream().catch((error: unknown) => {
    throw error instanceof ChunkLoadError ? new ApiError(0, error.message, { cause: error }) : error;
  });
  return streamDraft(body, signal, options);
}
