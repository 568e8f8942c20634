import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { findBlockingCalls, longTexts } from '#server/testing/assistant-long-texts.ts';

/** In a process of its own, as in production. */
const plannerFolder = join(import.meta.dirname, '..', 'planner');

describeOnEachDatabase('long texts sent to the assistant', { plannerFolder }, (t) => {
  it('never block the event loop for long, whatever characters they contain (IN-04, AI-10)', async () => {
    expect(await findBlockingCalls(t, Object.entries(longTexts))).toEqual([]);
  });
});
