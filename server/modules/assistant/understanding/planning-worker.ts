import { answerText } from '#domain/assistant/parse-scope.ts';
import type { AnsweredStep, Question } from '#domain/assistant/brief.ts';
import { serveJobs } from '#server/threads/serve-jobs.ts';
import { nextQuestion } from '../interview/questions.ts';
import { listPlaybooks, openPlaybook } from '../playbooks/playbooks.ts';
import { writeBuiltInPlan } from '../write-built-in-plan.ts';
import { findPlaybook } from './find-playbook.ts';
import { preparePlan } from './prepare-plan.ts';

export const jobs = {
  warmUp,
  preparePlan,
  writeBuiltInPlan,
  findPlaybook,
  findNextQuestion,
  listPlaybooks,
  listMilestones,
};

serveJobs(jobs);

function listMilestones(id: string): string[] {
  return openPlaybook(id).milestones.map(({ title }) => title);
}

/** Reads the playbooks and compiles the patterns, which would delay the first plan. */
function warmUp(): void {
  findPlaybook('Learn to swim');
}

/** The next question of the built-in generator, with examples from the playbook of the first answer. */
function findNextQuestion(history: readonly AnsweredStep[]): Question {
  const header = history[0] ? findPlaybook(answerText(history[0])) : null;
  return nextQuestion(history, header && openPlaybook(header.id));
}
