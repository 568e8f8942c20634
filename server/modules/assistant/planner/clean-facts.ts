import type { Facts } from '#domain/assistant/facts.ts';
import { normalizeLine, truncate } from '../user-text.ts';

/** Longer words would not fit into a sentence. */
const MAX_VALUE = 60;
const MAX_LINE = 140;

/** The user's words as single lines that fit into sentences; what has no visible character is left out. */
export function cleanFacts(facts: Facts): Facts {
  const line = (text: string, max: number) => truncate(normalizeLine(text), max);
  const value = (text: string | null) => (text === null ? null : line(text, MAX_VALUE) || null);
  const lines = (texts: readonly string[]) => texts.map((text) => line(text, MAX_LINE)).filter(Boolean);
  return {
    ...facts,
    // 'renovate the bathroom ourselves'
    thing: value(facts.thing)?.replace(/ (?:my|our|your)sel(?:f|ves)$/i, '') ?? null,
    amount: value(facts.amount),
    person: value(facts.person),
    place: value(facts.place),
    budget: value(facts.budget),
    count: facts.count && { ...facts.count, of: line(facts.count.of, MAX_VALUE) },
    has: lines(facts.has),
    obstacles: lines(facts.obstacles),
    weakSpots: lines(facts.weakSpots),
    refusals: lines(facts.refusals),
    parts: lines(facts.parts),
  };
}
