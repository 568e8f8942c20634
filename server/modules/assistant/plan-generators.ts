import { randomUUID } from 'node:crypto';
import type { PlanGeneratorKind } from '#contract/assistant/assistant.ts';
import { answerText } from '#domain/assistant/brief.ts';
import { ApiError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { LimitName } from '#server/http/rate-limits/rate-limiter.ts';
import { createModelGenerator, type ModelPool } from './model/model-generator.ts';
import { createModelConfigs } from './model-keys/model-configs.ts';
import { nextQuestion } from './interview/questions.ts';
import type { BuiltInGenerator, PlanGenerator } from './plan-generator.ts';
import { getPlanner, type Planner } from './planner-client.ts';
import { splitTask } from './split-task.ts';

const UNREADABLE_MESSAGE = 'Your API key can no longer be read. Please enter it again in Settings.';

function createBuiltInGenerator(planner: Planner, userId: string): BuiltInGenerator {
  return {
    name: 'builtIn',
    async nextQuestion(_, history) {
      const fitting = history[0] ? await planner.run(userId, 'exampleAnswers', answerText(history[0])) : null;
      return nextQuestion(history, fitting);
    },
    async *streamPlan({ fields, prefilled, outline, language, context }) {
      const request = { fields: { ...fields, ...prefilled }, outline, language, clock: context };
      const { draft, notes } = await planner.run(userId, 'write', request);
      const of = draft.goals.length;
      yield { type: 'start', draft: { ...draft, goals: [] } };
      for (const [index, goal] of draft.goals.entries()) yield { type: 'goal', goal, number: index + 1, of };
      yield { type: 'done', draft, changes: [], notes };
    },
    splitTask: async ({ title }) => splitTask(title),
  };
}

/** The limits that a plan of this generator counts towards. */
export function planLimits({ name }: PlanGenerator): readonly LimitName[] {
  return name === 'model' ? ['plansByUser', 'modelPlansByUser'] : ['plansByUser'];
}

const generatorsByServices = new WeakMap<Services, ReturnType<typeof createGenerators>>();

/** The same generators for all routes of an app, because a model counts its calls in flight. */
export function getGenerators(services: Services) {
  const generators = generatorsByServices.get(services) ?? createGenerators(services);
  generatorsByServices.set(services, generators);
  return generators;
}

function createGenerators(services: Services) {
  const { model } = services.config;
  const planner = getPlanner(services);
  const pool: ModelPool = {
    timeoutsMs: services.modelTimeoutsMs,
    openPlanner(signal) {
      // Model calls take turns, so each has a key of its own.
      const call = randomUUID();
      return (name, ...inputs) => getPlanner(services, signal).run(call, name, ...inputs);
    },
    memories: new Map(),
    callsInFlight: 0,
  };
  const modelGenerator = model && createModelGenerator(model, pool);
  const configs = createModelConfigs(services);
  return {
    /** The user's default generator, as shown to them. */
    async describe(userId: string): Promise<{ readonly planner: PlanGeneratorKind; readonly model: string | null }> {
      const own = await configs.forUser(userId);
      if (own) return { planner: 'model', model: own.row.model };
      return { planner: modelGenerator ? 'model' : 'builtIn', model: model?.name ?? model?.label ?? null };
    },
    /**
     * Returns the user's own model, otherwise the operator's, otherwise the built-in generator, which can also be requested.
     * Throws if the user's key has to be entered again.
     */
    async select(requested: 'builtIn' | undefined, userId: string): Promise<PlanGenerator> {
      const builtIn = createBuiltInGenerator(planner, userId);
      if (requested === 'builtIn') return builtIn;
      // Asked for each call, so a key that was changed or deleted, even on another server, is never used again.
      const own = await configs.forUser(userId);
      if (!own) return modelGenerator ?? builtIn;
      if (own.config) return createModelGenerator(own.config, pool);
      throw new ApiError(502, UNREADABLE_MESSAGE, { logDetails: { reason: 'the API key cannot be read' } });
    },
  };
}
