import { planDraft } from '#contract/assistant/plan-draft.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { GoalCounter } from '#planner/plan-text/goal-splitter.ts';
import type { PlanFromReplies } from '#planner/plan-text/read-model-plan.ts';
import type { DraftOptions } from '#planner/plan-text/to-draft.ts';
import type { PlanEvent, PlanRequest, TokenUsage } from '../plan-generator.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';
import { quoteResponse } from './ask-question.ts';
import {
  continueMessage,
  openingMessages,
  placeholderText,
  withAllWeeks,
  withoutEarlier,
  withoutSpareWeeks,
} from './continue-plan.ts';
import { explainEmptyReply, REFUSAL_WORD } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import { SHORT_LENGTH } from './model-stream.ts';
import type { ModelTools } from './model-tools.ts';
import { toHours } from './plan-prompt.ts';
import { systemPrompts } from './system-prompts.ts';
import { openWeeks } from './prompt-text.ts';

const PLAN_TOKENS = 16_000;
/** More than any plan can use, with room for headings that are no goals. */
const MAX_SECTIONS = 2 * limits.planWeeks;
/** Room for the focus area and the user's own descriptions in the request that saves the plan. */
const REQUEST_OVERHEAD_BYTES = 48 * 1024;
const SHORTENED_NOTE = `The context of the model is too small for everything you wrote: it has read the first ${SHORT_LENGTH.toLocaleString('en')} characters.`;
const CUT_OFF_NOTE = 'The model stopped before it had finished.';
const UNUSABLE_MESSAGE = `This cannot be used: there is no plan in the requested form. Answer with the Markdown alone, or with ${REFUSAL_WORD} if you decline.`;

/**
 * Yields the goals of a plan as a model writes them, and at last the whole plan. A model that returns no plan, or stops before
 * the last week, is asked once to correct this.
 */
export async function* writePlan(tools: ModelTools, request: PlanRequest): AsyncGenerator<PlanEvent> {
  const { stream, run, signal } = tools;
  const { continues } = request;
  const earlier = continues ? withoutSpareWeeks(continues.goals) : [];
  const weeks = request.fields.structure === 'weekly' ? openWeeks(request.fields).length : null;
  const messages = openingMessages(request, earlier, weeks);
  const scope = readScope(request, weeks);
  const placeholders = weeks === null ? '' : placeholderText(earlier, scope.weeklyHours);
  const replies: string[] = [];
  const notes = new Set<string>();
  let fragment = '';
  let usage: TokenUsage | null = null;
  let read: PlanFromReplies | undefined;
  let goals: readonly DraftGoal[] = [];
  let sent = 0;

  function finish(draft: PlanDraft): PlanEvent {
    const whole = withAllWeeks(draft, totalWeeks(request));
    if (!isSavable(whole)) throw new ModelError('unusable');
    const leftOut = [...(read?.leftOut ?? []), ...(fragment.trim() === '' ? [] : [`${fragment}…`])];
    return { type: 'done', draft: whole, changes: [...notes, ...(read?.changes ?? [])], leftOut, usage };
  }

  async function* readNew(reply: string, isComplete: boolean): AsyncGenerator<PlanEvent> {
    read = await run('readReplies', placeholders, [...replies, reply], scope);
    goals = read ? withoutEarlier(withoutSpareWeeks(read.written), earlier, weeks) : [];
    // The last one may go on.
    const ready = isComplete ? goals : goals.slice(0, -1);
    if (sent === 0 && ready.length > 0) {
      yield { type: 'start', draft: { ...(continues ?? read!.draft), weeks: totalWeeks(request), goals: [] } };
      for (const [n, goal] of earlier.entries()) yield { type: 'goal', goal, number: n + 1, of: weeks };
    }
    for (const goal of ready.slice(sent)) yield { type: 'goal', goal, number: earlier.length + ++sent, of: weeks };
  }

  if (weeks !== null && earlier.length >= weeks) return yield finish(continues!);
  for (let isRepair = false; ; isRepair = true) {
    const counter = new GoalCounter();
    let text = '';
    let goalCount = 0;
    const response = stream(
      { system: systemPrompts.plan, messages, maxOutputTokens: PLAN_TOKENS, canShorten: !continues },
      signal,
    );
    let next = await response.next();
    for (; !next.done; next = await response.next()) {
      text += next.value;
      counter.push(next.value);
      if (counter.count > MAX_SECTIONS) throw new ModelError('tooLong');
      if (counter.count > Math.max(1, goalCount)) yield* readNew(text.slice(0, text.lastIndexOf('\n') + 1), false);
      goalCount = counter.count;
    }
    const { isComplete, isShortened } = next.value;
    usage = addUsage(usage, next.value.usage);
    if (isShortened) notes.add(SHORTENED_NOTE);
    if (replies.length === 0 && counter.count === 0) throwIfDeclined(text);
    const reply = isComplete ? text : withoutFragment(text);
    fragment = isComplete ? '' : text.slice(text.lastIndexOf('\n') + 1);
    yield* readNew(reply, isComplete);
    const isUnusable = goals.length === 0;
    if (isUnusable) throwIfDeclined(text);
    else replies.push(reply);
    const count = earlier.length + goals.length - (isComplete ? 0 : 1);
    const isMissing = isUnusable || (weeks === null ? !isComplete : count < weeks);
    if (!isMissing || isRepair) {
      if (!isComplete) notes.add(CUT_OFF_NOTE);
      break;
    }
    const written = isUnusable ? quoteResponse(text) : reply.toWellFormed();
    if (written !== '') messages.push({ role: 'assistant', content: written });
    messages.push({ role: 'user', content: isUnusable ? UNUSABLE_MESSAGE : continueMessage(count, weeks) });
  }
  if (!read || goals.length === 0) throw new ModelError('unusable');
  const { draft } = read;
  yield finish(
    continues ? { ...continues, goals: [...earlier, ...withoutEarlier(draft.goals, earlier, weeks)] } : draft,
  );
}

function throwIfDeclined(text: string): void {
  const reason = explainEmptyReply(text);
  if (!(reason instanceof ModelError) || reason.reason === 'refused') throw reason;
}

/** A response that was cut off, without its last line and headings below which nothing was written yet. */
function withoutFragment(text: string): string {
  const lines = text.split('\n').slice(0, -1);
  return lines.slice(0, lines.findLastIndex((line) => !/^\s*(?:#|$)/.test(line)) + 1).join('\n');
}

const totalWeeks = ({ fields }: PlanRequest) => (fields.structure === 'weekly' ? fields.weeks.length : null);

function readScope({ fields, continues }: PlanRequest, weeks: number | null): DraftOptions {
  const { structure, weeklyMinutes, effort, title } = fields;
  return { structure, weeks, weeklyHours: toHours(weeklyMinutes), effort, title: continues?.title ?? title };
}

function isSavable(draft: PlanDraft): boolean {
  const size = Buffer.byteLength(JSON.stringify(toDraftResponse(draft)));
  return size <= limits.bodyBytes - REQUEST_OVERHEAD_BYTES && planDraft.safeParse(draft).success;
}

function addUsage(sum: TokenUsage | null, usage: TokenUsage | null): TokenUsage | null {
  if (!sum || !usage) return sum ?? usage;
  return {
    inputTokens: sum.inputTokens + usage.inputTokens,
    outputTokens: sum.outputTokens + usage.outputTokens,
  };
}
