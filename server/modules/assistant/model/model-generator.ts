import { assistant } from '#contract/assistant/assistant.ts';
import { outlines } from '#contract/assistant/outlines.ts';
import { planChanges } from '#contract/assistant/plan-changes.ts';
import { planEdits } from '#contract/assistant/plan-edits.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { maxConcurrentModelCalls } from '#domain/limits.ts';
import type { ModelConfig } from '#server/config.ts';
import { ApiError } from '#server/http/errors.ts';
import type { ModelTimeouts } from '#server/http/services.ts';
import { askQuestion } from './ask-question.ts';
import { changeDraft, changePlan } from './change-plan.ts';
import { rewriteGoal, splitTask, writeOutline } from './edit-plan.ts';
import { EndpointMemory } from './endpoint-memory.ts';
import { formatModelError, ModelError, ModelFailure, ModelQuestion } from './model-error.ts';
import { createModelLoader } from './model-sdk.ts';
import { createModelStream } from './model-stream.ts';
import type { ModelTools } from './model-tools.ts';
import { writePlan } from './write-plan.ts';
import { onlyResult } from '../only-result.ts';
import { createHelpError } from '../safety/assert-safe.ts';
import type { ModelGenerator } from '../plan-generator.ts';
import type { RunJob } from '../planner-client.ts';

const BUSY_RETRY_SEC = 5;
const QUESTION_MESSAGE = 'The model has a question first.';

interface FailingEndpoint {
  readonly messages: { readonly 502: string };
}

interface ModelTask {
  readonly failureMessage: string;
  /** Names the result in error messages. */
  readonly expected: string;
  readonly timeoutMs: number;
}

/** Shared by all generators of a server. */
export interface ModelPool {
  readonly timeoutsMs: ModelTimeouts;
  /** For the texts of one model call, which asks for one of them at a time. */
  readonly openPlanner: (signal: AbortSignal) => RunJob;
  /** By endpoint and model. */
  readonly memories: Map<string, EndpointMemory>;
  /** Limited, to protect the memory of the server. */
  callsInFlight: number;
}

/** Turns every model error into one message for the user and one log line for the operator. */
export function createModelGenerator(config: ModelConfig, pool: ModelPool): ModelGenerator {
  const { timeoutsMs } = pool;
  const loadModel = createModelLoader(config, findMemory(pool, config));
  const streamModel = createModelStream(loadModel, timeoutsMs);

  async function* runStream<T>(
    task: ModelTask,
    clientSignal: AbortSignal,
    work: (tools: ModelTools) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    if (pool.callsInFlight >= maxConcurrentModelCalls) throw tooManyCallsError();
    const timeoutSignal = AbortSignal.timeout(task.timeoutMs);
    const startedAt = performance.now();
    let hasStarted = false;
    pool.callsInFlight++;
    try {
      const signal = AbortSignal.any([timeoutSignal, clientSignal]);
      for await (const result of work({ stream: streamModel, run: pool.openPlanner(signal), signal })) {
        clientSignal.throwIfAborted();
        hasStarted = true;
        yield result;
      }
    } catch (error) {
      // The client has disconnected, so the error of the model no longer matters.
      clientSignal.throwIfAborted();
      if (error instanceof ModelQuestion) throw new ApiError(422, QUESTION_MESSAGE, { question: error.question });
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
      pool.callsInFlight--;
    }
  }

  const silenceLimit = ({ reason }: ModelError) => (reason === 'stalled' ? timeoutsMs.idle : timeoutsMs.firstToken);

  async function runTask<T>(
    task: ModelTask,
    clientSignal: AbortSignal,
    work: (tools: ModelTools) => Promise<T>,
  ): Promise<T> {
    const results = runStream(task, clientSignal, async function* run(tools) {
      yield await work(tools);
    });
    return onlyResult(results);
  }

  const task = (endpoint: FailingEndpoint, expected: string, timeoutMs = timeoutsMs.plan): ModelTask => ({
    failureMessage: endpoint.messages[502],
    expected,
    timeoutMs,
  });
  const { nextQuestion, generatePlan } = assistant;
  const questionTask = task(nextQuestion, 'question', timeoutsMs.question);
  const outlineTask = task(outlines.create, 'list of steps', timeoutsMs.question);

  return {
    name: 'model',
    nextQuestion: (narrative, history, signal) =>
      runTask(questionTask, signal, (tools) => askQuestion(tools, narrative, history)),
    outline: (request, signal) => runTask(outlineTask, signal, (tools) => writeOutline(tools, request)),
    streamPlan: (request, signal) =>
      runStream(task(generatePlan, 'plan'), signal, (tools) => writePlan(tools, request)),
    rewriteGoal: (draft, index, origin, signal) =>
      runTask(task(planEdits.rewriteGoal, 'week'), signal, (tools) => rewriteGoal(tools, draft, index, origin)),
    changePlan: (change, signal) =>
      runTask(task(planChanges.draft, 'plan'), signal, (tools) => changePlan(tools, change)),
    changeDraft: (draft, plan, origin, signal) =>
      runTask(task(planChanges.changeDraft, 'plan'), signal, (tools) => changeDraft(tools, draft, plan, origin)),
    splitTask: (request, signal) =>
      runTask(task(planEdits.splitTask, 'list of tasks'), signal, (tools) => splitTask(tools, request)),
  };
}

function findMemory({ memories }: ModelPool, { baseUrl, name }: ModelConfig): EndpointMemory {
  const key = `${baseUrl} ${name}`;
  const memory = memories.get(key) ?? new EndpointMemory(baseUrl);
  memories.set(key, memory);
  return memory;
}

function tooManyCallsError(): ApiError {
  return new ApiError(503, errorMessages.overloaded, {
    retryAfterSec: BUSY_RETRY_SEC,
    logDetails: { reason: `${maxConcurrentModelCalls} model calls are in flight` },
  });
}
