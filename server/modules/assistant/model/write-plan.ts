import { planDraft } from '#contract/plan-draft.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { GoalSplitter } from '#planner/plan-text/goal-splitter.ts';
import type { DraftFromText, DraftOptions } from '#planner/plan-text/to-draft.ts';
import type { PlanEvent, PlanRequest, TokenUsage } from '../plan-generator.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';
import { quoteResponse } from './ask-question.ts';
import { continueMessage, continuePlan, openingMessages, placeholderText, withoutSpareWeeks } from './continue-plan.ts';
import { explainEmptyReply, REFUSAL_WORD } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import type { ModelTools } from './model-tools.ts';
import { toHours } from './plan-prompt.ts';
import { systemPrompts } from './system-prompts.ts';
import { openWeeks } from './prompt-text.ts';
import { weekNumber, WrittenSections } from './written-sections.ts';

const PLAN_TOKENS = 16_000;
/** More than any plan can use, with room for headings that are no goals. */
const MAX_SECTIONS = 2 * limits.planWeeks;
/** Room for the focus area and the user's own descriptions in the request that saves the plan. */
const REQUEST_OVERHEAD_BYTES = 48 * 1024;
const UNUSABLE_MESSAGE = `This cannot be used: there is no plan in the requested form. Answer with the Markdown alone, or with ${REFUSAL_WORD} if you decline.`;

/**
 * Yields the goals of a plan as a model writes them, and at last the whole plan. A model that returns no plan, or stops before
 * the last week, is asked once to correct this.
 */
export async function* writePlan(tools: ModelTools, request: PlanRequest): AsyncGenerator<PlanEvent> {
  const { stream, run, signal } = tools;
  const earlier = request.continues ? withoutSpareWeeks(request.continues.goals) : [];
  const weeks = request.fields.structure === 'weekly' ? openWeeks(request.fields).length : null;
  if (weeks !== null && earlier.length >= weeks)
    return yield finish({ draft: request.continues!, changes: [], leftOut: [] });
  const messages = openingMessages(request, earlier, weeks);
  const scope = readScope(request, weeks);
  const noSections = () =>
    new WrittenSections(request.continues ? placeholderText(request.continues, earlier) : '', earlier.length);
  let sections = noSections();
  let usage: TokenUsage | null = null;
  let hasStarted = false;

  function finish({ draft, changes, leftOut }: DraftFromText): PlanEvent {
    const whole = withAllWeeks(draft, totalWeeks(request));
    if (!isSavable(whole)) throw new ModelError('unusable');
    return { type: 'done', draft: whole, changes, leftOut, usage };
  }

  async function* readSections(texts: readonly string[], isContinuation: boolean): AsyncGenerator<PlanEvent> {
    for (const text of texts) {
      const repeated = isContinuation ? findRepeated(text, sections.count) : undefined;
      const index = repeated ?? sections.count;
      // The weeks that the user has are theirs.
      if (index < earlier.length) continue;
      const goal = index === weeks ? undefined : await run('readModelGoal', text, index, scope);
      sections.add(text, goal && index);
      if (!goal || repeated !== undefined) continue;
      if (!hasStarted) yield* startEvents(text);
      hasStarted = true;
      yield { type: 'goal', goal, number: index + 1, of: weeks };
    }
  }

  async function* startEvents(section: string): AsyncGenerator<PlanEvent> {
    const draft = request.continues ?? (await run('readModelPlan', sections.head + section, scope))?.draft;
    if (!draft) throw new ModelError('unusable');
    yield { type: 'start', draft: { ...draft, weeks: totalWeeks(request), goals: [] } };
    for (const [n, goal] of earlier.entries()) yield { type: 'goal', goal, number: n + 1, of: weeks };
  }

  for (let isRepair = false; ; isRepair = true) {
    const splitter = new GoalSplitter();
    const isContinuation = sections.count > 0;
    if (sections.count === earlier.length) sections = noSections();
    let sectionCount = 0;
    const readNew = (texts: readonly string[]) => {
      if (!isContinuation) sections.head = splitter.head;
      sectionCount += texts.length;
      return readSections(texts, isContinuation);
    };
    const response = stream({ system: systemPrompts.plan, messages, maxOutputTokens: PLAN_TOKENS }, signal);
    let next = await response.next();
    for (; !next.done; next = await response.next()) {
      splitter.push(next.value);
      if (splitter.goalCount > MAX_SECTIONS) throw new ModelError('tooLong');
      // The last section is not complete yet.
      if (splitter.goalCount - sectionCount > 1) yield* readNew(splitter.goalsAfter(sectionCount).slice(0, -1));
    }
    usage = addUsage(usage, next.value.usage);
    const isCutOff = !next.value.isComplete;
    if (isCutOff && splitter.goalCount > 1) splitter.dropLastGoal();
    else splitter.endLine();
    yield* readNew(splitter.goalsAfter(sectionCount));
    const isUnusable = sections.count === earlier.length;
    if (isUnusable) {
      const reason = explainEmptyReply(splitter.text);
      if (!(reason instanceof ModelError) || reason.reason === 'refused') throw reason;
      // Such as a table.
      const unsplit = isContinuation ? undefined : await run('readModelPlan', splitter.text, scope);
      if (unsplit) return yield finish(unsplit);
    }
    const isMissing = isUnusable || (weeks === null ? isCutOff : sections.count < weeks);
    if (!isMissing || isRepair) break;
    const written = isUnusable ? quoteResponse(splitter.text) : sections.text.toWellFormed();
    if (written !== '') messages.push({ role: 'assistant', content: written });
    messages.push({ role: 'user', content: isUnusable ? UNUSABLE_MESSAGE : continueMessage(sections.count, weeks) });
  }
  const written = await run('readModelPlan', sections.head + sections.text, scope);
  if (!written || sections.count === earlier.length) throw new ModelError('unusable');
  yield finish(request.continues ? continuePlan(request.continues, earlier, written) : written);
}

const totalWeeks = ({ fields }: PlanRequest) => (fields.structure === 'weekly' ? fields.weeks.length : null);

function readScope({ fields, continues }: PlanRequest, weeks: number | null): DraftOptions {
  const { structure, weeklyMinutes, effort, title } = fields;
  return { structure, weeks, weeklyHours: toHours(weeklyMinutes), effort, title: continues?.title ?? title };
}

/** The position of a week that a continuation repeats: the new text replaces the old one. */
function findRepeated(section: string, count: number): number | undefined {
  const number = weekNumber(section);
  return number !== undefined && number <= count ? number - 1 : undefined;
}

/** The plan keeps the length that the user chose: the weeks for which there is nothing to do are empty. */
function withAllWeeks(draft: PlanDraft, weeks: number | null): PlanDraft {
  if (weeks === null) return { ...draft, weeks };
  const spare = Array.from({ length: weeks - draft.goals.length }, (_, n) => ({
    title: `Week ${draft.goals.length + n + 1}: Spare week`,
    tasks: [],
    resources: [],
  }));
  const goals = [...draft.goals, ...spare];
  return { ...draft, weeks: goals.length, goals };
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
