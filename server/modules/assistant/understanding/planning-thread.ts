import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JobThread } from '#server/threads/job-thread.ts';
import type { Services } from '#server/http/services.ts';
import { assistant } from '#contract/assistant.ts';
import type { BuiltFilesData } from '../playbooks/built-files.ts';
import type { jobs } from './planning-worker.ts';

export type PlanningThread = JobThread<typeof jobs>;

const threads = new WeakMap<Services, PlanningThread>();

/** Understands goals and writes plans, which takes up to half a second for the longest texts. All routes of an app share it. */
export function getPlanningThread(services: Services): PlanningThread {
  const thread = threads.get(services) ?? createThread(services);
  threads.set(services, thread);
  return thread;
}

function createThread({ shutdownSignal, plannerFolder }: Services): PlanningThread {
  return new JobThread({
    ...(plannerFolder === undefined ? sourceThread() : builtThread(plannerFolder)),
    shutdownSignal,
    maxWaiting: 100,
    timeoutMs: 20_000,
    failureMessage: assistant.generatePlan.fallback,
  });
}

/** Reading all playbooks again takes seconds. */
function sourceThread() {
  return { url: new URL('planning-worker.ts', import.meta.url), idleMs: 10 * 60_000 };
}

/** Starting it again takes less than half a second. */
function builtThread(builtFolder: string) {
  const data: BuiltFilesData = { builtFolder };
  return { idleMs: 60_000, url: pathToFileURL(join(builtFolder, 'planning-worker.js')), workerData: data };
}
