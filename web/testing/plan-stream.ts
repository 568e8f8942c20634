import type { GeneratedDraft, GeneratedGoal } from '#contract/assistant/plan-draft.ts';
import { sampleUnderstanding } from './assistant.ts';

export const sampleGoals = (count: number): GeneratedGoal[] =>
  Array.from({ length: count }, (_, n) => ({
    title: `Week ${n + 1}: Step ${n + 1}`,
    tasks: ['Read', 'Try', 'Repeat'].map((verb) => ({ title: `${verb} ${n + 1} (40 min)` })),
    resources: [],
  }));

const sampleDraft = (
  structure: GeneratedDraft['structure'],
  weeks: number,
  goals: GeneratedGoal[],
): GeneratedDraft => ({
  title: 'A plan of the model',
  description: '',
  structure,
  weeks: structure === 'weekly' ? weeks : null,
  weeklyCommitmentHours: 4,
  commitmentLevel: 'Medium',
  goals,
});

/** The response of a model that writes a plan, whose events the test sends. */
export function streamEvents(structure: GeneratedDraft['structure'] = 'weekly') {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // A client that stops reading is part of the test.
  const send = (event: object) =>
    void writer.write(new TextEncoder().encode(`\n${JSON.stringify(event)}\n`)).catch(() => undefined);
  return {
    response: new Response(readable, { headers: { 'Content-Type': 'application/x-ndjson' } }),
    send,
    start: () =>
      send({
        type: 'start',
        draft: sampleDraft(structure, 3, []),
        planner: 'model',
        understanding: sampleUnderstanding,
      }),
    goal: (number: number, of: number | null) => send({ type: 'goal', goal: sampleGoals(number).at(-1)!, number, of }),
    done: (weeks: number, changes: readonly string[] = []) =>
      send({
        type: 'done',
        draft: sampleDraft(structure, weeks, sampleGoals(weeks)),
        planner: 'model',
        understanding: sampleUnderstanding,
        deadline: null,
        changes,
        leftOut: [],
        usage: null,
      }),
  };
}
