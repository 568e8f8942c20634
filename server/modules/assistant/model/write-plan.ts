import type { ModelMessage } from 'ai';
import { limits } from '#domain/limits.ts';
import type { PlanEvent } from '../plan-generator.ts';
import { GoalSplitter } from './goal-splitter.ts';
import { quoteResponse } from './model-client.ts';
import { type DraftScope, draftFromText, goalFromText } from './model-draft.ts';
import { ModelError } from './model-error.ts';
import type { StreamModel } from './model-stream.ts';
import { buildPlanData, planSystemPrompt, type PlanPrompt } from './plan-prompt.ts';
import { isRefusalText } from './refusal.ts';

const PLAN_TOKENS = 16_000;
/** More than any plan can use, with room for headings that are no goals. */
const MAX_SECTIONS = 2 * limits.planWeeks;
const UNUSABLE_MESSAGE = 'This cannot be used: there is no plan in the requested form. Answer with the Markdown alone.';

/**
 * Yields the goals of a plan as a model writes them, and at last the whole plan. A model that returns no plan, or stops before
 * the last week, is asked once to correct this.
 */
export async function* writePlan(
  stream: StreamModel,
  plan: PlanPrompt,
  signal: AbortSignal,
): AsyncGenerator<PlanEvent> {
  const { scope } = plan;
  const weeks = scope.structure === 'weekly' ? scope.weeks.length : null;
  const draftScope: DraftScope = { ...scope, weeks };
  const messages: ModelMessage[] = [{ role: 'user', content: buildPlanData(plan) }];
  let splitter = new GoalSplitter();
  let sectionCount = 0;
  let goalCount = 0;

  function* newGoals(sections: readonly string[]): Generator<PlanEvent> {
    for (const section of sections) {
      sectionCount++;
      const goal = goalCount === weeks ? undefined : goalFromText(section, goalCount, draftScope);
      if (!goal) continue;
      if (goalCount === 0) yield startEvent(splitter.head + section, draftScope);
      goalCount++;
      yield { type: 'goal', goal, number: goalCount, of: weeks };
    }
  }

  for (let isRepair = false; ; isRepair = true) {
    const response = stream({ system: planSystemPrompt, messages, maxOutputTokens: PLAN_TOKENS }, signal);
    let next = await response.next();
    for (; !next.done; next = await response.next()) {
      splitter.push(next.value);
      if (splitter.goalCount - sectionCount > 1) yield* newGoals(splitter.goalsAfter(sectionCount).slice(0, -1));
      if (splitter.goalCount > MAX_SECTIONS) throw new ModelError('tooLong');
    }
    const isCutOff = !next.value.isComplete;
    if (isCutOff && splitter.goalCount > 1) splitter.dropLastGoal();
    else splitter.endLine();
    yield* newGoals(splitter.goalsAfter(sectionCount));
    if (goalCount === 0 && isRefusalText(splitter.text)) throw new ModelError('refused');
    const isMissing = goalCount === 0 || (weeks === null ? isCutOff : goalCount < weeks);
    if (!isMissing || isRepair) break;
    if (goalCount > 0) {
      messages.push({ role: 'assistant', content: splitter.text.toWellFormed() });
      messages.push({ role: 'user', content: continueMessage(goalCount, weeks) });
    } else {
      if (splitter.text !== '') messages.push({ role: 'assistant', content: quoteResponse(splitter.text) });
      messages.push({ role: 'user', content: UNUSABLE_MESSAGE });
      splitter = new GoalSplitter();
      sectionCount = 0;
    }
  }
  const written = draftFromText(splitter.text, draftScope);
  if (!written) throw new ModelError('unusable');
  const { draft, changes } = written;
  const missing = weeks === null || draft.goals.length >= weeks ? [] : [describeMissing(draft.goals.length, weeks)];
  yield { type: 'done', draft, changes: [...changes, ...missing] };
}

function startEvent(text: string, scope: DraftScope): PlanEvent {
  const { draft } = draftFromText(text, scope)!;
  return { type: 'start', draft: { ...draft, weeks: scope.weeks, goals: [] } };
}

function continueMessage(count: number, weeks: number | null): string {
  if (weeks === null)
    return 'You have not finished. Continue after the last complete goal, and do not repeat anything.';
  return `You have written ${count} of ${weeks} weeks. Continue with "## Week ${count + 1}: …" up to week ${weeks}, and do not repeat anything.`;
}

function describeMissing(count: number, weeks: number): string {
  return `The model wrote only ${count} of ${weeks} weeks.`;
}
