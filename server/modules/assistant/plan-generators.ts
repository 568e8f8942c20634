import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { Services } from '#server/http/services.ts';
import type { LimitName } from '#server/http/rate-limits/rate-limiter.ts';
import { openInProcessReader } from './model/in-process-reader.ts';
import { createModelGenerator, type ModelPool } from './model/model-generator.ts';
import { createUserGenerators } from './model-keys/user-generators.ts';
import type { PlanGenerator } from './plan-generator.ts';
import { splitTask } from './split-task.ts';
import { getPlanningThread, type PlanningThread } from './understanding/planning-thread.ts';

function createBuiltInGenerator(thread: PlanningThread): PlanGenerator {
  return {
    name: 'builtIn',
    nextQuestion: (_, history) => thread.run('findNextQuestion', history),
    outline: undefined,
    async *streamPlan({ input, playbooks, alternatives }) {
      const { draft, notes } = await thread.run('writeBuiltInPlan', { input, playbooks, alternatives });
      const of = draft.goals.length;
      yield { type: 'start', draft: { ...draft, goals: [] } };
      for (const [index, goal] of draft.goals.entries()) yield { type: 'goal', goal, number: index + 1, of };
      yield { type: 'done', draft, changes: [], notes };
    },
    // It has nothing else to offer for the same goal.
    rewriteGoal: undefined,
    splitTask: async ({ title }) => splitTask(title),
  };
}

export interface PlanGenerators {
  /** The user's default generator, as shown to them. */
  describe(userId: string): Promise<{ readonly planner: PlanGeneratorKind; readonly model: string | null }>;
  /**
   * Returns the user's own model, otherwise the operator's, otherwise the built-in generator, which can also be requested.
   * Throws if the user's key has to be entered again.
   */
  select(requested: 'builtIn' | undefined, userId: string): Promise<PlanGenerator>;
}

/** The limits that a plan of this generator counts towards. */
export function planLimits({ name }: PlanGenerator): readonly LimitName[] {
  return name === 'model' ? ['plansByUser', 'modelPlansByUser'] : ['plansByUser'];
}

const generatorsByServices = new WeakMap<Services, PlanGenerators>();

/** The same generators for all routes of an app, because a model counts its calls in flight. */
export function getGenerators(services: Services): PlanGenerators {
  const generators = generatorsByServices.get(services) ?? createGenerators(services);
  generatorsByServices.set(services, generators);
  return generators;
}

function createGenerators(services: Services): PlanGenerators {
  const { model } = services.config;
  const builtInGenerator = createBuiltInGenerator(getPlanningThread(services));
  const pool: ModelPool = {
    timeoutsMs: services.modelTimeoutsMs,
    openReader: openInProcessReader,
    memories: new Map(),
    callsInFlight: 0,
  };
  const defaultGenerator = model ? createModelGenerator(model, pool) : builtInGenerator;
  const userGenerators = createUserGenerators(services, pool);
  return {
    async describe(userId) {
      const ownModel = await userGenerators.findModelName(userId);
      if (ownModel !== undefined) return { planner: 'model', model: ownModel };
      return { planner: defaultGenerator.name, model: model?.name ?? model?.label ?? null };
    },
    select: async (requested, userId) =>
      requested === 'builtIn' ? builtInGenerator : ((await userGenerators.find(userId)) ?? defaultGenerator),
  };
}
