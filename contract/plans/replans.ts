import * as z from 'zod/mini';
import { replanKinds } from '#domain/plan/schedule/replan-kinds.ts';
import { actionPlanWithGoals } from './action-plans.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { id, integer, textField } from '../schema/fields.ts';

const day = z.string();

const outlook = z.object({
  /**
   * What the user usually does on this plan each week: tracked or completed in its recent weeks, whichever is more, or else
   * its weekly commitment.
   */
  usualWeeklyMinutes: integer,
  /** How many full weeks that is based on; 0 for the commitment. */
  usualWeeks: integer,
  /** Open tasks of earlier weeks, without repeating ones. None unless the plan is running. */
  overdueTasks: integer,
  /** What is left of their sizes. A task without a size counts as the average one. */
  overdueMinutes: integer,
  isBehind: z.boolean(),
  /** Null below five finished tasks with a size and tracked time, if nothing is left to do, or if the plan is not running. */
  projection: z.nullable(
    z.object({
      likely: day,
      /** Nine out of ten times, the plan is finished by then. */
      latest: day,
      /** Finished tasks with a size, of all plans. */
      taskCount: integer,
    }),
  ),
  /** When the plan ends if every week goes as planned: the Sunday of its last week. Null for a plan without weeks, or that was not started. */
  plannedEnd: z.nullable(day),
  /** Whether the last replan can be undone. */
  canUndoReplan: z.boolean(),
});

export type Outlook = z.infer<typeof outlook>;

const replanDraft = z.object({
  kind: z.enum(replanKinds),
  /** Identifies the draft and the state of the plan that it was made for. */
  token: z.string(),
  moves: z.array(z.object({ taskId: id, title: z.string(), from: integer, to: integer })),
  setAside: z.array(z.object({ taskId: id, title: z.string(), week: integer, minutes: integer })),
  lastWeek: integer,
  /** The Sunday of the last week. */
  endsOn: day,
  /** The minutes of each week from the current one. */
  weeklyLoad: z.array(z.object({ week: integer, weekStart: day, minutes: integer })),
});

export type ReplanDraft = z.infer<typeof replanDraft>;

const planChanged =
  'The plan was changed after this draft was made, so nothing was applied. Look at the new draft first.';

export const replans = defineEndpoints({
  outlook: {
    method: 'GET',
    path: '/api/action-plans/:id/outlook',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: outlook },
    fallback: 'The outlook for this plan could not be loaded.',
  },
  drafts: {
    method: 'GET',
    path: '/api/action-plans/:id/replan',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: z.object({ usualWeeklyMinutes: integer, drafts: z.array(replanDraft) }) },
    messages: { 409: 'Only a running plan can be replanned. Start or resume it first.' },
    fallback: 'The drafts could not be loaded.',
  },
  apply: {
    method: 'POST',
    path: '/api/action-plans/:id/replan',
    access: 'session',
    params: z.object({ id }),
    body: z.object({
      kind: z.enum(replanKinds, 'The kind must be shift, spread or cut.'),
      token: textField(100, 'The token is too long.'),
    }),
    responses: { 200: actionPlanWithGoals },
    messages: { 409: planChanged },
    fallback: 'The plan was not changed.',
  },
  undo: {
    method: 'POST',
    path: '/api/action-plans/:id/replan/undo',
    access: 'session',
    params: z.object({ id }),
    responses: { 200: actionPlanWithGoals },
    messages: { 409: 'The last replan was undone already, so nothing was changed.' },
    fallback: 'The replan was not undone.',
  },
});
