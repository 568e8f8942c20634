import { assistant } from '#contract/assistant.ts';
import { messages } from '#contract/errors.ts';
import { pillars } from '#domain/assistant/brief.ts';
import { modelCallsAtOnce } from '#domain/limits.ts';
import type { ModelConfig } from '../../config.ts';
import { ApiError } from '../../http/errors.ts';
import type { ModelTime } from '../../http/services.ts';
import { planShape, questionShape, readPlan, readQuestion, readSummary, summaryShape } from './model-answers.ts';
import { failureInWords, ModelFailure } from './model-failure.ts';
import { planData, planSystem, questionData, questionSystem, summaryData, summarySystem } from './model-prompts.ts';
import { openModel } from './model.ts';
import { offerHelp } from './safety.ts';
import type { Planner } from './planner.ts';

const PLAN_TOKENS = 16_000;
const QUESTION_TOKENS = 1000;
/** The story may be long. */
const SUMMARY_TOKENS = 4000;
const BUSY_RETRY_SEC = 5;

/** What is told when it fails: the sentence of the call, then why. */
interface Task {
  readonly failed: string;
  readonly wanted: string;
  readonly limitMs: number;
}

/** One place for all that can go wrong with a model: whoever waits is told in a sentence, the operator in one line. */
export function modelPlanner(config: ModelConfig, timeMs: ModelTime): Planner {
  const ask = openModel(config);
  let underWay = 0;

  async function told<T>(task: Task, gone: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (underWay >= modelCallsAtOnce) throw tooManyAtOnce();
    const late = AbortSignal.timeout(task.limitMs);
    const began = performance.now();
    underWay++;
    try {
      const answer = await work(AbortSignal.any([late, gone]));
      gone.throwIfAborted();
      return answer;
    } catch (error) {
      // Nobody waits for it, so nothing may come of it either.
      gone.throwIfAborted();
      const failure = late.aborted ? new ModelFailure('late') : error;
      if (!(failure instanceof ModelFailure)) throw error;
      if (failure.reason === 'refused') throw offerHelp('refused');
      throw new ApiError(502, `${task.failed} ${failureInWords(failure, task.wanted, task.limitMs)}`, {
        forOperator: {
          reason: failure.reason,
          status: failure.status,
          model: config.name,
          ms: Math.round(performance.now() - began),
        },
      });
    } finally {
      underWay--;
    }
  }

  const questionTask: Task = {
    failed: assistant.nextQuestion.messages[502],
    wanted: 'question',
    limitMs: timeMs.question,
  };
  const summaryTask: Task = {
    failed: assistant.summarizeContext.messages[502],
    wanted: 'summary',
    limitMs: timeMs.question,
  };
  const planTask: Task = { failed: assistant.generatePlan.messages[502], wanted: 'plan', limitMs: timeMs.plan };

  return {
    name: 'model',
    nextQuestion: (story, history, gone) => {
      const question = {
        system: questionSystem,
        data: questionData(pillars[history.length] ?? pillars[0], story, history),
        shape: questionShape,
        read: (answer: Parameters<typeof readQuestion>[0]) => readQuestion(answer, history.length),
        maxOutputTokens: QUESTION_TOKENS,
      };
      return told(questionTask, gone, (signal) => ask(question, signal));
    },
    summarize: (story, newAnswers, gone) => {
      const question = {
        system: summarySystem,
        data: summaryData(story, newAnswers),
        shape: summaryShape,
        read: readSummary,
        maxOutputTokens: SUMMARY_TOKENS,
      };
      return told(summaryTask, gone, (signal) => ask(question, signal));
    },
    writePlan: (request, gone) => {
      const question = {
        system: planSystem,
        data: planData(request),
        shape: planShape,
        read: (answer: Parameters<typeof readPlan>[0]) => readPlan(answer, request.brief),
        maxOutputTokens: PLAN_TOKENS,
      };
      return told(planTask, gone, (signal) => ask(question, signal));
    },
  };
}

function tooManyAtOnce(): ApiError {
  return new ApiError(503, messages.busy, {
    retryAfterSec: BUSY_RETRY_SEC,
    forOperator: { reason: `${modelCallsAtOnce} model calls are under way` },
  });
}
