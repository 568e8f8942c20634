import { type PlanStreamEvent, planEvents, planStreams } from '#contract/assistant/plan-stream.ts';
import type { GeneratedDraft, GeneratedGoal, ModelUsage } from '#contract/assistant/plan-draft.ts';
import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import type { Understanding } from '#contract/assistant/understanding.ts';
import { type RequestInput, STREAM_ERROR } from '#contract/schema/endpoint.ts';
import type { ErrorBody } from '#contract/schema/errors.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { call } from '#web/http/client.ts';

/** The server times out first, so that its error message reaches the user. */
const TIMEOUT_MS = modelTimeoutMs.plan + 10_000;
const INCOMPLETE_MESSAGE = 'The connection was lost.';

export type PlanStreamBody = RequestInput<typeof planStreams.create>['body'];

/** The goals that have arrived. */
export interface PlanProgress {
  readonly goals: readonly GeneratedGoal[];
  /** How many there will be; null if that is not known. */
  readonly of: number | null;
  readonly isWeekly: boolean;
}

export interface PlanStreamOptions {
  readonly onProgress: (progress: PlanProgress) => void;
  /** When it is aborted, the goals that have arrived are the plan. */
  readonly stopSignal: AbortSignal;
}

export interface GeneratedPlan {
  readonly draft: GeneratedDraft;
  readonly planner: PlanGeneratorKind;
  readonly understanding: Understanding;
  /** The day by which the plan has to be done; null if there is none. */
  readonly deadline: string | null;
  /** What the user should know about the draft: repairs, or why it is not complete. */
  readonly changes: readonly string[];
  /** Texts of a model that the draft has no place for. */
  readonly leftOut: readonly string[];
  /** Whether the stream ended early. The missing weeks of a weekly plan are spare. */
  readonly isCutShort?: boolean;
  /** Of a model that says so. Undefined if the stream ended early. */
  readonly usage?: ModelUsage;
}

/** Generates a draft. If the stream ends early, the draft has the goals that have arrived; rejects if there is none. */
export async function streamDraft(
  body: PlanStreamBody,
  signal: AbortSignal,
  { onProgress, stopSignal }: PlanStreamOptions,
): Promise<GeneratedPlan> {
  const anySignal = AbortSignal.any([signal, stopSignal]);
  let response: Response | undefined;
  let start: (PlanStreamEvent & { readonly type: 'start' }) | undefined;
  const goals: GeneratedGoal[] = [];
  let of: number | null = null;
  try {
    await call(
      planStreams.create,
      { body },
      {
        signal: anySignal,
        timeoutMs: TIMEOUT_MS,
        onResponse: (arrived) => (response = arrived),
      },
    );
    for await (const line of readLines(response!, anySignal)) {
      const event = parseEvent(line);
      if (event.type === 'done') return event;
      if (event.type === 'start') start = event;
      else {
        goals.push(event.goal);
        of = event.of;
        onProgress({ goals: goals.slice(), of, isWeekly: start?.draft.structure === 'weekly' });
      }
    }
    throw new ApiError(0, INCOMPLETE_MESSAGE);
  } catch (cause) {
    signal.throwIfAborted();
    const error =
      cause instanceof ApiError || stopSignal.aborted ? cause : new ApiError(0, INCOMPLETE_MESSAGE, { cause });
    if (!start || goals.length === 0 || (error instanceof ApiError && error.concern)) throw error;
    const { draft, planner, understanding } = start;
    const isWeekly = draft.structure === 'weekly';
    const missing = isWeekly ? Math.max(0, (draft.weeks ?? 0) - goals.length) : 0;
    const spare = Array.from({ length: missing }, (_, n) => ({
      title: `Week ${goals.length + n + 1}: Spare week`,
      tasks: [],
      resources: [],
    }));
    const weeks = isWeekly ? goals.length + missing : null;
    const reason = stopSignal.aborted || !(error instanceof ApiError) ? 'You stopped the model.' : error.message;
    return {
      draft: { ...draft, weeks, goals: [...goals, ...spare] },
      planner,
      understanding,
      deadline: body.deadline ?? null,
      changes: [`${reason} This draft has what had arrived: ${formatProgress({ goals, of, isWeekly })}.`],
      leftOut: [],
      isCutShort: true,
    };
  }
}

/** '3 of 8 weeks' */
export function formatProgress({ goals, of, isWeekly }: PlanProgress): string {
  const total = of ?? goals.length;
  const unit = isWeekly ? 'week' : 'goal';
  return `${of === null ? '' : `${goals.length} of `}${total} ${unit}${total === 1 ? '' : 's'}`;
}

async function* readLines({ body }: Response, signal: AbortSignal): AsyncGenerator<string> {
  let rest = '';
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  // Ends the loop at once. Closing the connection is left to `fetch`, which has the same signal.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop()!;
    yield* lines.filter(Boolean);
  }
}

function parseEvent(line: string): PlanStreamEvent {
  const json = JSON.parse(line) as {
    readonly type: PlanStreamEvent['type'] | typeof STREAM_ERROR;
  } & Partial<ErrorBody & { readonly question: string }>;
  if (json.type === STREAM_ERROR) {
    const { message = INCOMPLETE_MESSAGE, concern, question } = json;
    throw new ApiError(502, message, { concern, question });
  }
  return planEvents[json.type].parse(json);
}
