import { listPlaybooks, openPlaybook } from './library/playbooks.ts';
import { printPlanText } from './plan-text/print-plan-text.ts';
import { readPlan } from './plan-text/read-plan.ts';

/** What the planner's process can do. */
export const jobs = { readPlan, printPlanText, listPlaybooks, openPlaybook };
