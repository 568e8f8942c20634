import { JobThread } from '#server/threads/job-thread.ts';
import type { Services } from '#server/http/services.ts';
import { assistant } from '#contract/assistant.ts';
import type { jobs } from './planning-worker.ts';

export type PlanningThread = JobThread<typeof jobs>;

const threads = new WeakMap<Services, PlanningThread>();

/** Understands goals and writes plans, which takes up to half a second for the longest texts. All routes of an app share it. */
export function getPlanningThread(services: Services): PlanningThread {
  const thread = threads.get(services) ?? createThread(services);
  threads.set(services, thread);
  return thread;
}

function createThread({ shutdownSignal }: Services): PlanningThread {
  return new JobThread({
    url: new URL('planning-worker.ts', import.meta.url),
    // Reading all playbooks again takes seconds.
    idleMs: 10 * 60_000,
    shutdownSignal,
    maxWaiting: 100,
    timeoutMs: 20_000,
    failureMessage: assistant.generatePlan.fallback,
  });
}
