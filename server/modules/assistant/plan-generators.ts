import type { PlanGeneratorKind } from '#contract/assistant.ts';
import type { Services } from '#server/http/services.ts';
import { generatePlan } from './generator/generate-plan.ts';
import { appendAnswers } from './interview/narrative.ts';
import { nextQuestion } from './interview/questions.ts';
import { createModelGenerator } from './model/model-generator.ts';
import type { PlanGenerator } from './plan-generator.ts';

const builtInGenerator: PlanGenerator = {
  name: 'builtIn',
  nextQuestion: async (_, history) => nextQuestion(history),
  summarize: async (narrative, newAnswers) => appendAnswers(narrative, newAnswers),
  generatePlan: async ({ brief }) => generatePlan(brief),
};

export interface PlanGenerators {
  /** The default generator, as shown to users. */
  readonly info: { readonly planner: PlanGeneratorKind; readonly model: string | null };
  /** Returns the model if one is configured, unless the built-in generator is requested. */
  select(requested: 'builtIn' | undefined): PlanGenerator;
}

export function createGenerators({
  config: { model },
  modelTimeoutsMs,
}: Pick<Services, 'config' | 'modelTimeoutsMs'>): PlanGenerators {
  const defaultGenerator = model ? createModelGenerator(model, modelTimeoutsMs) : builtInGenerator;
  return {
    info: { planner: defaultGenerator.name, model: model?.name ?? null },
    select: (requested) => (requested === 'builtIn' ? builtInGenerator : defaultGenerator),
  };
}
