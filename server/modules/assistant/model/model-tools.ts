import type { StreamModel } from './model-stream.ts';
import type { PlanReader } from './plan-reader.ts';

/** What a call of a model works with. */
export interface ModelTools {
  readonly stream: StreamModel;
  readonly reader: PlanReader;
  readonly signal: AbortSignal;
}
