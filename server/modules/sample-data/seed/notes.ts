import type { GoalKey } from './goals.ts';

/** Notes that a user might write about an entry. Most goals have none. */
const notes: Partial<Readonly<Record<GoalKey, readonly string[]>>> = {
  release: ['Export to CSV', 'Review with the team', 'Fixed the totals for empty months'],
  forecasts: ['Line chart for the year', 'Forecast: what if a month is missing?'],
  requests: ['Call with the city library', 'Help with an import'],
  portal: ['Sign-in page', 'Call with the customer: wants invoices as PDFs', 'Tests for the order list'],
  writing: ['Proposal for the city library', 'Guide: first steps'],
  courseBook: ['Unit 4, past tense', 'Unit 5, exercises 1 to 6'],
  tandem: ['Talked about holidays', 'Inés corrected my letter'],
  runs: ['5 km, easy', 'Along the river', 'Intervals: 6 × 400 m'],
  halfMarathon: ['12 km, slow', '15 km with a break'],
  strength: ['Legs and back'],
  papers: ['Tax return: receipts sorted', 'Insurance: sent the form'],
  hallway: ['Second coat\nThe ceiling needs one more'],
  balcony: ['Built the bench'],
};

/** Tags for entries that have a note. */
const tags: Partial<Readonly<Record<GoalKey, readonly string[]>>> = {
  release: ['deep work'],
  requests: ['client'],
  portal: ['client'],
  writing: ['deep work', 'client'],
  runs: ['outdoors'],
  halfMarathon: ['outdoors'],
};

export function sampleTags(goal: GoalKey, note: string): string[] {
  return note === '' ? [] : [...(tags[goal] ?? [])];
}

const DAY_MS = 24 * 60 * 60_000;

/** The note depends on the day. Drawing a random number would change the data that is generated after it. */
export function sampleNote(goal: GoalKey, startAt: number): string {
  const texts = notes[goal] ?? [];
  return texts[Math.floor(startAt / DAY_MS) % texts.length] ?? '';
}
