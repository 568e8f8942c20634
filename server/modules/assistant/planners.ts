import type { Planner as PlannerName } from '#contract/assistant.ts';
import type { Services } from '../../http/services.ts';
import { builtInPlanner } from './built-in-planner.ts';
import { modelPlanner } from './model-planner.ts';
import type { Planner } from './planner.ts';

/** Who thinks on this server. */
export interface Planners {
  readonly described: { readonly planner: PlannerName; readonly model: string | null };
  /** The model where there is one, unless the other is asked for. */
  chosenBy(wish: 'builtIn' | undefined): Planner;
}

export function plannersOf({ config: { model }, modelTimeMs }: Pick<Services, 'config' | 'modelTimeMs'>): Planners {
  const usual = model ? modelPlanner(model, modelTimeMs) : builtInPlanner;
  return {
    described: { planner: usual.name, model: model?.name ?? null },
    chosenBy: (wish) => (wish === 'builtIn' ? builtInPlanner : usual),
  };
}
