import type { PlanStreamBody, PlanStreamOptions } from '#web/api/assistant/plan-stream.ts';
import { ApiError } from '#web/http/api-error.ts';
import { ChunkLoadError, loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import type { GeneratedPlan } from '../draft/generated-plan.ts';

/** Loaded when the first plan is generated. */
const loadModule = () => loadChunk(() => import('../draft/generated-plan.ts'));

export async function generateDraft(
  request: PlanStreamBody,
  signal: AbortSignal,
  options: PlanStreamOptions,
): Promise<GeneratedPlan> {
  const { streamPlan } = await loadModule().catch((error: unknown) => {
    throw error instanceof ChunkLoadError ? new ApiError(0, error.message, { cause: error }) : error;
  });
  return streamPlan(request, signal, options);
}
