import { assistant } from '#contract/assistant.ts';
import { planEdits } from '#contract/plan-edits.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { pillars } from '#domain/assistant/brief.ts';
import { maxConcurrentModelCalls } from '#domain/limits.ts';
import { usualWeeklyMinutes } from '../feasibility/tracked-weeks.ts';
import type { ModelConfig } from '#server/config.ts';
import { ApiError } from '#server/http/errors.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import { questionSchema, parseQuestion } from './response-schemas.ts';
import { rewriteGoal, splitTask } from './edit-plan.ts';
import { formatModelError, ModelError, ModelFailure } from './model-error.ts';
import { createModelClient } from './model-client.ts';
import { createModelLoader } from './model-sdk.ts';
import { createModelStream } from './model-stream.ts';
import type { PlanPrompt } from './plan-prompt.ts';
import { buildQuestionInput, questionSystemPrompt } from './question-prompts.ts';
import { writePlan } from './write-plan.ts';
import { createHelpError } from '../safety/assert-safe.ts';
import type { PlanGenerator, PlanRequest } from '../plan-generator.ts';

const QUESTION_TOKENS = 1000;
const BUSY_RETRY_SEC = 5;

interface ModelTask {
  readonly failureMessage: string;
  /** Names the result in error messages. */
  readonly expected: string;
  readonly timeoutMs: number;
}

/** Shared by all generators of a server, whose memory it protects. */
export interface CallCount {
  inFlight: number;
}

/** Turns every model error into one message for the user and one log line for the operator. */
export function createModelGenerator(
  config: ModelConfig,
  timeoutsMs: ModelTimeouts,
  calls: CallCount = { inFlight: 0 },
): PlanGenerator {
  const loadModel = createModelLoader(config);
  const callModel = createModelClient(loadModel);
  const streamModel = createModelStream(loadModel, timeoutsMs);

  async function* runStream<T>(
    task: ModelTask,
    clientSignal: AbortSignal,
    work: (signal: AbortSignal) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    if (calls.inFlight >= maxConcurrentModelCalls) throw tooManyCallsError();
    const timeoutSignal = AbortSignal.timeout(task.timeoutMs);
    const startedAt = performance.now();
    let hasStarted = false;
    calls.inFlight++;
    try {
      for await (const result of work(AbortSignal.any([timeoutSignal, clientSignal]))) {
        clientSignal.throwIfAborted();
        hasStarted = true;
        yield result;
      }
    } catch (error) {
      // The client is gone, so the error of the model no longer matters.
      clientSignal.throwIfAborted();
      const modelError = timeoutSignal.aborted ? new ModelError(hasStarted ? 'unfinished' : 'timeout') : error;
      if (!(modelError instanceof ModelError)) throw error;
      if (modelError.reason === 'refused') throw createHelpError('refused');
      const limitMs = timeoutSignal.aborted ? task.timeoutMs : silenceLimit(modelError);
      const options = { expected: task.expected, limitMs, userProvider: config.userProvider };
      throw new ModelFailure(modelError, `${task.failureMessage} ${formatModelError(modelError, options)}`, {
        model: config.name ?? config.label,
        ms: Math.round(performance.now() - startedAt),
      });
    } finally {
      calls.inFlight--;
    }
  }

  const silenceLimit = ({ reason }: ModelError) => (reason === 'stalled' ? timeoutsMs.idle : timeoutsMs.firstToken);

  async function runTask<T>(
    task: ModelTask,
    clientSignal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const results = runStream(task, clientSignal, async function* run(signal) {
      yield await work(signal);
    });
    const { value } = (await results.next()) as IteratorYieldResult<T>;
    await results.return(undefined);
    return value;
  }

  const questionTask: ModelTask = {
    failureMessage: assistant.nextQuestion.messages[502],
    expected: 'question',
    timeoutMs: timeoutsMs.question,
  };
  const planTask: ModelTask = {
    failureMessage: assistant.generatePlan.messages[502],
    expected: 'plan',
    timeoutMs: timeoutsMs.plan,
  };
  const goalTask: ModelTask = {
    failureMessage: planEdits.rewriteGoal.messages[502],
    expected: 'week',
    timeoutMs: timeoutsMs.plan,
  };
  const splitTaskTask: ModelTask = {
    failureMessage: planEdits.splitTask.messages[502],
    expected: 'list of tasks',
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
    streamPlan: (request, signal) =>
      runStream(planTask, signal, (taskSignal) => writePlan(streamModel, toPlanPrompt(request), taskSignal)),
    rewriteGoal: (draft, index, origin, signal) =>
      runTask(goalTask, signal, (taskSignal) => rewriteGoal(streamModel, draft, index, origin, taskSignal)),
    splitTask: (request, signal) =>
      runTask(splitTaskTask, signal, (taskSignal) => splitTask(streamModel, request, taskSignal)),
  };
}

function toPlanPrompt({ input, prompt, history, context }: PlanRequest): PlanPrompt {
  const { structure, weeks, weeklyMinutes, effort, title, facts } = input;
  const { trackedMinutesByWeek, ...known } = context;
  const scope = { structure, weeks, weeklyHours: Math.ceil(weeklyMinutes / 60), effort, title };
  return { prompt, history, facts, ...known, usualWeeklyMinutes: usualWeeklyMinutes(trackedMinutesByWeek), scope };
}

function tooManyCallsError(): ApiError {
  return new ApiError(503, errorMessages.overloaded, {
    retryAfterSec: BUSY_RETRY_SEC,
    logDetails: { reason: `${maxConcurrentModelCalls} model calls are in flight` },
  });
}
