import type { Effort } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { RunJob } from '../planner-client.ts';
import { isRefusal } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import type { EndOfText, StreamModel, TextRequest } from './model-stream.ts';

/** What a call of a model works with. */
export interface ModelTools {
  readonly stream: StreamModel;
  /** Texts of a model are read outside this process, because they can take any time to parse. */
  readonly run: RunJob;
  readonly signal: AbortSignal;
}

/** A whole response. Throws if the model declines. */
export async function readReply(
  { stream, signal }: ModelTools,
  request: TextRequest,
): Promise<EndOfText & { readonly text: string }> {
  const response = stream(request, signal);
  let text = '';
  let next = await response.next();
  for (; !next.done; next = await response.next()) text += next.value;
  if (isRefusal(text)) throw new ModelError('refused');
  return { ...next.value, text };
}

/** The same, for texts whose last line would otherwise be a fragment. */
export async function readWholeReply(tools: ModelTools, request: TextRequest) {
  const reply = await readReply(tools, request);
  if (!reply.isComplete) throw new ModelError('interrupted');
  return reply;
}

/** What a text is read as that replaces a draft or one of its weeks. It comes from the user, never from the model. */
export function scopeOf({ structure, goals, weeklyCommitmentHours, commitmentLevel, title }: PlanDraft) {
  return {
    structure,
    weeks: structure === 'weekly' ? goals.length : null,
    weeklyHours: weeklyCommitmentHours,
    effort: commitmentLevel.toLowerCase() as Effort,
    title,
  };
}
