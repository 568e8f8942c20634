import { serveJobs } from '#server/threads/serve-jobs.ts';
import { readPastedPlan } from './read-pasted-plan.ts';

export const jobs = { readPastedPlan };

serveJobs(jobs);
