import type { Facts } from '#domain/assistant/facts.ts';

/** Of a goal about which nothing is known. */
export const noFacts: Facts = {
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
