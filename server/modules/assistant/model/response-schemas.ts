import * as z from 'zod/mini';
import { nameField } from '#contract/schema/fields.ts';
import { planDraft } from '#contract/plan-draft.ts';
import type { CommitmentLevel } from '#domain/plan/action-plan.ts';
import { type Effort, pillars, type PlanBrief, type Question } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { UnusableResponseError } from './model-client.ts';
import { toDraftResponse } from '../saved-plans/draft-response.ts';

/** Invalid optional fields get a fallback: a bad link should not invalidate a whole plan. */
const withFallback = z.catch;

const resourceSchema = z.object({
  title: z.string(),
  url: withFallback(z.nullable(z.string()), null),
  notes: withFallback(z.string(), ''),
  estimatedMinutes: withFallback(z.nullable(z.number()), null),
});

export const planSchema = z.object({
  title: z.string(),
  description: withFallback(z.string(), ''),
  goals: z.array(
    z.object({
      title: z.string(),
      tasks: z.array(z.object({ title: z.string() })),
      resources: withFallback(z.array(resourceSchema), []),
    }),
  ),
});

export const questionSchema = z.object({
  question: z.string(),
  examples: z.array(z.string()),
  optional: withFallback(z.boolean(), false),
  multiSelect: withFallback(z.boolean(), false),
});

export const summarySchema = z.object({ narrative: z.string() });

/** Room for the focus area and the user's own descriptions in the request that saves the plan. */
const REQUEST_OVERHEAD_BYTES = 48 * 1024;

const commitmentLevels: Readonly<Record<Effort, CommitmentLevel>> = {
  light: 'Light',
  medium: 'Medium',
  strong: 'Strong',
};

/** The scope comes from the brief, never from the model. Everything else must pass the validation of saved drafts. */
export function parsePlan(response: z.output<typeof planSchema>, brief: PlanBrief): PlanDraft {
  const isWeekly = brief.structure === 'weekly';
  if (isWeekly && response.goals.length !== brief.weeks) {
    throw new UnusableResponseError(
      `goals: there must be exactly ${brief.weeks}, one for each week, not ${response.goals.length}.`,
    );
  }
  if (response.goals.some(({ tasks }) => tasks.length === 0))
    throw new UnusableResponseError('goals: each needs 3 to 6 tasks.');
  const draft = parseOrThrow(planDraft, {
    title: brief.title || response.title,
    description: response.description,
    structure: brief.structure,
    weeks: isWeekly ? brief.weeks : null,
    weeklyCommitmentHours: brief.weeklyHours,
    commitmentLevel: commitmentLevels[brief.effort],
    goals: response.goals.map(({ title, tasks, resources }, n) => ({
      title: isWeekly ? formatWeekTitle(title, n + 1) : title,
      tasks,
      resources: resources.map(({ url, estimatedMinutes, ...rest }) => ({
        ...rest,
        url: toValidUrl(url),
        estimatedMinutes: toValidMinutes(estimatedMinutes),
      })),
    })),
  });
  const plan = { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
  if (serializedSize(plan) > limits.bodyBytes - REQUEST_OVERHEAD_BYTES)
    throw new UnusableResponseError('The plan is too long to be saved.');
  return plan;
}

/** The bytes that the browser sends to save the plan. */
function serializedSize(plan: PlanDraft): number {
  return Buffer.byteLength(JSON.stringify(toDraftResponse(plan)));
}

/** 'Week 4 - Speak' for week 3 → 'Week 3: Speak'. Empty if the title names only a week. */
function formatWeekTitle(title: string, week: number): string {
  const outcome = title.replace(/^\s*week\s*\d*\s*[-–—:.)]*\s*/i, '');
  return outcome === '' ? '' : `Week ${week}: ${outcome}`;
}

function toValidUrl(url: string | null): string | null {
  return url !== null && url.length <= limits.url && isWebLink(url) ? url : null;
}

function toValidMinutes(minutes: number | null): number | null {
  const whole = Math.round(minutes ?? 0);
  return whole >= 1 && whole <= limits.estimatedMinutes ? whole : null;
}

const strictQuestionSchema = z.object({
  question: nameField(500, 'It is missing.', 'At most 500 characters.'),
  examples: z
    .array(nameField(200, 'One is empty.', 'At most 200 characters each.'))
    .check(z.refine((list) => list.length <= 6, 'At most 6.')),
  optional: z.boolean(),
  multiSelect: z.boolean(),
});

/** The pillar depends on the position of the question, not on the model. */
export function parseQuestion(response: z.output<typeof questionSchema>, index: number): Question {
  return { ...parseOrThrow(strictQuestionSchema, response), pillar: pillars[index] ?? pillars[0] };
}

const strictSummarySchema = z.object({
  narrative: nameField(limits.narrative, 'It is missing.', `At most ${limits.narrative} characters.`),
});

export function parseSummary(response: z.output<typeof summarySchema>): string {
  return parseOrThrow(strictSummarySchema, response).narrative;
}

function parseOrThrow<S extends z.ZodMiniType>(schema: S, response: unknown): z.output<S> {
  const { success, data, error } = z.safeParse(schema, response);
  if (success) return data;
  const [issue] = error.issues;
  throw new UnusableResponseError(`${issue?.path.join('.')}: ${issue?.message}`);
}
