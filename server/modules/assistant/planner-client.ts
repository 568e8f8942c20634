import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { jobs as plannerJobs } from '#planner/jobs.ts';
import { PlannerError, PlannerProcess } from '#planner/process.ts';
import { runJob } from '#planner/serve-jobs.ts';
import { ApiError, overloaded, shuttingDown } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';

type Jobs = typeof plannerJobs;
type JobName = keyof Jobs;
type Result<K extends JobName> = ReturnType<Jobs[K]>;
type PlannerServices = Pick<Services, 'plannerFolder' | 'shutdownSignal'>;

export interface Planner {
  /** Jobs of different users are run in turns. Rejects with an `ApiError`. */
  run<K extends JobName>(userId: string, name: K, ...inputs: Parameters<Jobs[K]>): Promise<Result<K>>;
}

/** Runs jobs in the name of somebody. */
export type RunJob = <K extends JobName>(name: K, ...inputs: Parameters<Jobs[K]>) => Promise<Result<K>>;

const RETRY_AFTER_SEC = 5;
const FAILURE_MESSAGE = 'The planner stopped unexpectedly. Nothing was lost: please try again.';

const processes = new WeakMap<PlannerServices, PlannerProcess<Jobs>>();

/** All routes of an app share one process. A job that still waits when `signal` is aborted is not run. */
export function getPlanner(services: PlannerServices, signal?: AbortSignal): Planner {
  return {
    run: async (userId, name, ...inputs) => {
      try {
        if (services.plannerFolder === undefined) return await runHere(name, inputs);
        const planner = processes.get(services) ?? startPlanner(services.plannerFolder, services.shutdownSignal);
        processes.set(services, planner);
        return await planner.run({ key: userId, signal }, name, ...inputs);
      } catch (error) {
        throw error instanceof PlannerError ? toApiError(error, name) : error;
      }
    },
  };
}

function startPlanner(folder: string, shutdownSignal: AbortSignal): PlannerProcess<Jobs> {
  const built = join(folder, 'process-main.js');
  return existsSync(built)
    ? new PlannerProcess({ entry: built, args: [folder], shutdownSignal })
    : new PlannerProcess({ entry: join(folder, 'process-main.ts'), shutdownSignal });
}

/** Most tests would take longer with a process of their own. */
async function runHere<K extends JobName>(name: K, inputs: Parameters<Jobs[K]>): Promise<Result<K>> {
  const result = await runJob(async () => {
    const { jobs } = await import('#planner/jobs.ts');
    const job = jobs[name] as (...cloned: Parameters<Jobs[K]>) => unknown;
    return structuredClone(await job(...structuredClone(inputs)));
  });
  if ('error' in result) throw new PlannerError('failed', result.error);
  return result.value as Result<K>;
}

/** Rejections with 503 do not count against the user's limits. */
function toApiError({ reason, detail }: PlannerError, job: string): ApiError {
  if (reason === 'busy') return overloaded(RETRY_AFTER_SEC);
  if (reason === 'stopped') return shuttingDown();
  return new ApiError(500, FAILURE_MESSAGE, { logDetails: { job, reason, detail } });
}
