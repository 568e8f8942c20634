import * as z from 'zod/mini';
import { nameText } from '#contract/fields.ts';
import { planDraft } from '#contract/plan-draft.ts';
import type { CommitmentLevel } from '#domain/action-plan.ts';
import { type Effort, pillars, type PlanBrief, type Question } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { Unusable } from './model.ts';
import { writtenDraftOf } from './written-draft.ts';

/** What is not essential has a value to fall back on: a plan is not worth less for a link that is missing. */
const orElse = z.catch;

const resourceShape = z.object({
  title: z.string(),
  url: orElse(z.nullable(z.string()), null),
  notes: orElse(z.string(), ''),
  estimatedMinutes: orElse(z.nullable(z.number()), null),
});

export const planShape = z.object({
  title: z.string(),
  description: orElse(z.string(), ''),
  goals: z.array(
    z.object({
      title: z.string(),
      tasks: z.array(z.object({ title: z.string() })),
      resources: orElse(z.array(resourceShape), []),
    }),
  ),
});

export const questionShape = z.object({
  question: z.string(),
  examples: z.array(z.string()),
  optional: orElse(z.boolean(), false),
  multiSelect: orElse(z.boolean(), false),
});

export const summaryShape = z.object({ narrative: z.string() });

/** Where the plan goes, and the two descriptions that are the user's own, at their longest. */
const SENT_ALONG_BYTES = 48 * 1024;

const levels: Readonly<Record<Effort, CommitmentLevel>> = { light: 'Light', medium: 'Medium', strong: 'Strong' };

/** How big the plan is says whoever asked for it; the rest has to pass what a user's own draft has to pass. */
export function readPlan(answer: z.output<typeof planShape>, brief: PlanBrief): PlanDraft {
  const isWeekly = brief.structure === 'weekly';
  if (isWeekly && answer.goals.length !== brief.weeks) {
    throw new Unusable(`goals: there must be exactly ${brief.weeks}, one for each week, not ${answer.goals.length}.`);
  }
  if (answer.goals.some(({ tasks }) => tasks.length === 0)) throw new Unusable('goals: each needs from 3 to 6 tasks.');
  const draft = accepted(planDraft, {
    title: brief.title || answer.title,
    description: answer.description,
    structure: brief.structure,
    weeks: isWeekly ? brief.weeks : null,
    weeklyCommitmentHours: brief.weeklyHours,
    commitmentLevel: levels[brief.effort],
    goals: answer.goals.map(({ title, tasks, resources }, n) => ({
      title: isWeekly ? weekTitle(title, n + 1) : title,
      tasks,
      resources: resources.map(({ url, estimatedMinutes, ...said }) => ({
        ...said,
        url: linkOf(url),
        estimatedMinutes: minutesOf(estimatedMinutes),
      })),
    })),
  });
  const plan = { ...draft, description: draft.description ?? '', weeks: draft.weeks ?? null };
  if (sizeOf(plan) > limits.bodyBytes - SENT_ALONG_BYTES) throw new Unusable('It: is far too long to be saved.');
  return plan;
}

/** As the browser sends it when it is saved. */
function sizeOf(plan: PlanDraft): number {
  return Buffer.byteLength(JSON.stringify(writtenDraftOf(plan)));
}

/** 'Week 4 - Speak' as the third → 'Week 3: Speak'; empty where nothing is said. */
function weekTitle(title: string, week: number): string {
  const said = title.replace(/^\s*week\s*\d*\s*[-–—:.)]*\s*/i, '');
  return said === '' ? '' : `Week ${week}: ${said}`;
}

function linkOf(url: string | null): string | null {
  return url !== null && url.length <= limits.url && isWebLink(url) ? url : null;
}

function minutesOf(minutes: number | null): number | null {
  const whole = Math.round(minutes ?? 0);
  return whole >= 1 && whole <= limits.estimatedMinutes ? whole : null;
}

const question = z.object({
  question: nameText(500, 'It is missing.', 'At most 500 characters.'),
  examples: z
    .array(nameText(200, 'One is empty.', 'At most 200 characters each.'))
    .check(z.refine((list) => list.length <= 6, 'At most 6.')),
  optional: z.boolean(),
  multiSelect: z.boolean(),
});

/** What it is about is decided by its place, whatever the model says. */
export function readQuestion(answer: z.output<typeof questionShape>, place: number): Question {
  return { ...accepted(question, answer), pillar: pillars[place] ?? pillars[0] };
}

const summary = z.object({
  narrative: nameText(limits.narrative, 'It is missing.', `At most ${limits.narrative} characters.`),
});

export function readSummary(answer: z.output<typeof summaryShape>): string {
  return accepted(summary, answer).narrative;
}

function accepted<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const { success, data, error } = z.safeParse(schema, answer);
  if (success) return data;
  const [issue] = error.issues;
  throw new Unusable(`${issue?.path.join('.')}: ${issue?.message}`);
}
