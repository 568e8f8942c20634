import * as z from 'zod/mini';
import { efforts } from '#domain/assistant/brief.ts';
import { planStructures } from '#domain/plan/action-plan.ts';
import { planDescription } from './plan-request.ts';
import { defineEndpoints } from '../schema/endpoint.ts';
import { integer } from '../schema/fields.ts';

const nothing = z.nullable(z.string());
const none = z.array(z.string());

const facts = z.object({
  goal: z.string(),
  thing: nothing,
  amount: nothing,
  count: nothing,
  person: nothing,
  place: nothing,
  deadline: nothing,
  weeklyMinutes: nothing,
  totalMinutes: nothing,
  budget: nothing,
  level: nothing,
  has: none,
  days: none,
  obstacles: none,
  weakSpots: none,
  refusals: none,
  parts: none,
});

/** For clients that were built when the server still guessed facts. */
export const emptyFacts: z.infer<typeof facts> = {
  goal: '',
  thing: null,
  amount: null,
  count: null,
  person: null,
  place: null,
  deadline: null,
  weeklyMinutes: null,
  totalMinutes: null,
  budget: null,
  level: null,
  has: [],
  days: [],
  obstacles: [],
  weakSpots: [],
  refusals: [],
  parts: [],
};

const playbook = z.object({ id: z.string(), name: z.string() });

export type PlaybookReference = z.infer<typeof playbook>;

/** What was understood from the user's words, and how large the plan would be. */
export const understanding = z.object({
  facts,
  /** The playbooks that the plan is written from. Without one, it is written from the user's own parts. */
  playbooks: z.array(playbook),
  /** Other playbooks that may fit, best first. */
  alternatives: z.array(playbook),
  structure: z.enum(planStructures),
  weeks: integer,
  weeklyHours: integer,
  commitmentLevel: z.enum(efforts),
  /** The first day of the plan; null for a backlog. */
  startsOn: z.nullable(z.string()),
  /** The last day of the plan's last week; null for a backlog. */
  endsOn: z.nullable(z.string()),
  /** Whether the goal fits the time. */
  feasible: z.boolean(),
  /** What the user should know before the plan is written. */
  notes: z.array(z.string()),
  /** Too few parts of the goal are known: ask for three to seven lines. */
  needsParts: z.boolean(),
});

export type Understanding = z.infer<typeof understanding>;

export const understandings = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/ai/understand',
    access: 'session',
    storesNothing: true,
    body: z.object(planDescription),
    responses: { 200: understanding },
    fallback: 'Your goal could not be read.',
  },
});
