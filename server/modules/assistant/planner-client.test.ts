import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { getPlanner } from './planner-client.ts';

const sources = join(import.meta.dirname, '..', '..', '..', 'planner');

describe.each([
  ['in a process of its own', sources],
  ['in the process of a test', undefined],
])('the planner, %s,', (_, plannerFolder) => {
  const shutdown = new AbortController();
  const planner = getPlanner({ plannerFolder, shutdownSignal: shutdown.signal });

  it('runs a job', async () => {
    const text = '# Sing\n\n## Week 1: Breathe\n\n- Hum (20 min)\n';
    const plan = await planner.run('ann', 'readPastedPlan', { text, today: '2026-11-18' });
    expect(plan?.draft.goals.map(({ title }) => title)).toEqual(['Week 1: Breathe']);
  });

  it('tells the user that nothing was lost if it fails, and the operator the line but no words', async () => {
    const broken = 'my secret diary' as never;
    const failed = planner.run('ann', 'readAnswers', broken, broken).finally(() => shutdown.abort());
    await expect(failed).rejects.toMatchObject({
      status: 500,
      message: 'The planner stopped unexpectedly. Nothing was lost: please try again.',
      logDetails: {
        job: 'readAnswers',
        reason: 'failed',
        detail: expect.stringMatching(/^TypeError at [\w-]+\.ts:\d+:\d+$/),
      },
    });
  });
});

it('responds with 503 to a user who has too many jobs waiting, and to all on shutdown', async () => {
  const shutdown = new AbortController();
  const services = { plannerFolder: sources, shutdownSignal: shutdown.signal };
  const jobs = Array.from({ length: 6 }, () => getPlanner(services).run('ann', 'listPlaybooks'));
  await expect(jobs[5]).rejects.toMatchObject({ status: 503, message: errorMessages.overloaded, retryAfterSec: 5 });
  shutdown.abort();
  for (const job of jobs.slice(0, 5)) await expect(job).rejects.toMatchObject({ status: 503 });
});

it('does not run a job that waits for a client that has disconnected', async () => {
  const shutdown = new AbortController();
  const services = { plannerFolder: sources, shutdownSignal: shutdown.signal };
  const client = new AbortController();
  const running = getPlanner(services).run('ann', 'listPlaybooks');
  const waiting = getPlanner(services, client.signal).run('ann', 'listPlaybooks');
  client.abort(new Error('disconnected'));
  await expect(waiting).rejects.toThrow('disconnected');
  expect((await running).length).toBeGreaterThan(100);
  shutdown.abort();
});
