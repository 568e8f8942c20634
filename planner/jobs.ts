import { diffPlan } from '#domain/plan/changes/diff-plan.ts';
import { exampleAnswers } from './example-answers.ts';
import { clearPlaybook, findNumberError, labelOutline, outlineOf, readAnswers, write } from './index.ts';
import { listPlaybooks } from './library/playbooks.ts';
import { printPlanText } from './plan-text/print-plan-text.ts';
import { readMilestones, readModelGoal, readModelPlan, readReplies, readTasks } from './plan-text/read-model-plan.ts';
import { readChangedPlan } from './plan-text/read-changed-plan.ts';
import { readPastedPlan } from './plan-text/read-pasted-plan.ts';
import { findOwnLines } from './read/own-lines.ts';

/** What the server asks the planner's process to do, by name. */
export const jobs = {
  warmUp: () => void clearPlaybook('Learn to swim'),
  readAnswers,
  exampleAnswers,
  listPlaybooks,
  outlineOf,
  findOwnLines,
  findNumberError,
  labelOutline,
  write,
  readPastedPlan,
  readChangedPlan,
  diffPlan,
  readModelPlan,
  readReplies,
  readModelGoal,
  readTasks,
  readMilestones,
  printPlanText,
};
