import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { findBlockingCalls, longTexts } from '#server/testing/assistant-long-texts.ts';

/** In a process of its own, as in production. */
const plannerFolder = join(import.meta.dirname, '..', '..', '..', 'planner');

describeOnEachDatabase('long texts sent to the assistant', { plannerFolder }, (t) => {
  // faults/long-texts.test.ts tries many other characters.
  it('never block the event loop for long, even if they consist of combining marks (IN-04, AI-10)', async () => {
    const unit = 'combining marks to reorder';
    expect(await findBlockingCalls(t, [[unit, longTexts[unit]]])).toEqual([]);
  });
});
