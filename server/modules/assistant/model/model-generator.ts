import { assistant } from '#contract/assistant.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { pillars } from '#domain/assistant/brief.ts';
import { maxConcurrentModelCalls } from '#domain/limits.ts';
import type { ModelConfig } from '#server/config.ts';
import { ApiError } from '#server/http/errors.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import {
  planSchema,
  questionSchema,
  parsePlan,
  parseQuestion,
  parseSummary,
  summarySchema,
} from './response-schemas.ts';
import { formatModelError, ModelError } from './model-error.ts';
import {
  buildPlanInput,
  planSystemPrompt,
  buildQuestionInput,
  questionSystemPrompt,
  buildSummaryInput,
  summarySystemPrompt,
} from './prompts.ts';
import { createModelClient } from './model-client.ts';
import { createHelpError } from '../safety/assert-safe.ts';
import type { PlanGenerator } from '../plan-generator.ts';

const PLAN_TOKENS = 16_000;
const QUESTION_TOKENS = 1000;
/** Narratives can be long. */
const SUMMARY_TOKENS = 4000;
const BUSY_RETRY_SEC = 5;

interface ModelTask {
  readonly failureMessage: string;
  /** Names the result in error messages. */
  readonly expected: string;
  readonly timeoutMs: number;
}

/** Turns every model error into one message for the user and one log line for the operator. */
export function createModelGenerator(config: ModelConfig, timeoutsMs: ModelTimeouts): PlanGenerator {
  const callModel = createModelClient(config);
  let inFlight = 0;

  async function runTask<T>(
    task: ModelTask,
    clientSignal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (inFlight >= maxConcurrentModelCalls) throw tooManyCallsError();
    const timeoutSignal = AbortSignal.timeout(task.timeoutMs);
    const startedAt = performance.now();
    inFlight++;
    try {
      const result = await work(AbortSignal.any([timeoutSignal, clientSignal]));
      clientSignal.throwIfAborted();
      return result;
    } catch (error) {
      // The client is gone, so the error of the model no longer matters.
      clientSignal.throwIfAborted();
      const modelError = timeoutSignal.aborted ? new ModelError('timeout') : error;
      if (!(modelError instanceof ModelError)) throw error;
      if (modelError.reason === 'refused') throw createHelpError('refused');
      throw new ApiError(502, `${task.failureMessage} ${formatModelError(modelError, task.expected, task.timeoutMs)}`, {
        logDetails: {
          reason: modelError.reason,
          status: modelError.status,
          model: config.name,
          ms: Math.round(performance.now() - startedAt),
        },
      });
    } finally {
      inFlight--;
    }
  }

  const questionTask: ModelTask = {
    failureMessage: assistant.nextQuestion.messages[502],
    expected: 'question',
    timeoutMs: timeoutsMs.question,
  };
  const summaryTask: ModelTask = {
    failureMessage: assistant.summarizeContext.messages[502],
    expected: 'summary',
    timeoutMs: timeoutsMs.question,
  };
  const planTask: ModelTask = {
    failureMessage: assistant.generatePlan.messages[502],
    expected: 'plan',
    timeoutMs: timeoutsMs.plan,
  };

  return {
    name: 'model',
    nextQuestion: (narrative, history, signal) => {
      const request = {
        system: questionSystemPrompt,
        data: buildQuestionInput(pillars[history.length] ?? pillars[0], narrative, history),
        schema: questionSchema,
        parse: (response: Parameters<typeof parseQuestion>[0]) => parseQuestion(response, history.length),
        maxOutputTokens: QUESTION_TOKENS,
      };
      return runTask(questionTask, signal, (taskSignal) => callModel(request, taskSignal));
    },
    summarize: (narrative, newAnswers, signal) => {
      const request = {
        system: summarySystemPrompt,
        data: buildSummaryInput(narrative, newAnswers),
        schema: summarySchema,
        parse: parseSummary,
        maxOutputTokens: SUMMARY_TOKENS,
      };
      return runTask(summaryTask, signal, (taskSignal) => callModel(request, taskSignal));
    },
    generatePlan: (planRequest, signal) => {
      const request = {
        system: planSystemPrompt,
        data: buildPlanInput(planRequest),
        schema: planSchema,
        parse: (response: Parameters<typeof parsePlan>[0]) => parsePlan(response, planRequest.brief),
        maxOutputTokens: PLAN_TOKENS,
      };
      return runTask(planTask, signal, (taskSignal) => callModel(request, taskSignal));
    },
  };
}

function tooManyCallsError(): ApiError {
  return new ApiError(503, errorMessages.overloaded, {
    retryAfterSec: BUSY_RETRY_SEC,
    logDetails: { reason: `${maxConcurrentModelCalls} model calls are in flight` },
  });
}
