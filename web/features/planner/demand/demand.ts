import type { AreaDemand } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import type { RowViewModel } from '../row/view-model.ts';

/** The target that covers what plans ask of an area, as far as a week allows. */
export function demandTarget({ minutes }: Pick<AreaDemand, 'minutes'>): number {
  return Math.min(minutes, limits.weeklyMinutes);
}

interface DemandedRow {
  readonly viewModel: RowViewModel;
  readonly target: number;
}

/** The rows whose target is less than plans ask for. Resting rows have no target. */
export function listShortRows(
  viewModels: readonly RowViewModel[],
  demand: ReadonlyMap<string, AreaDemand>,
): DemandedRow[] {
  return viewModels.flatMap((viewModel) => {
    const { focusAreaId, goalMin, isResting } = viewModel.edited;
    const area = demand.get(focusAreaId);
    if (!area || isResting || demandTarget(area) <= goalMin) return [];
    return { viewModel, target: demandTarget(area) };
  });
}

/** Compares the total demand with the hours that the user usually tracks. */
export function formatDemandTotal(minutes: number, usualMinutes: number | undefined): string {
  const total = `Plans ask for ${formatDuration(minutes)} in all`;
  return usualMinutes === undefined ? `${total}.` : `${total}; you usually track ${formatDuration(usualMinutes)}.`;
}

/** A hint if the demand is more than usual or impossible. */
export function demandHint(minutes: number, usualMinutes: number | undefined): string | undefined {
  if (minutes > limits.weeklyMinutes)
    return `A week has only ${limits.weeklyHours} hours, so move some tasks to later weeks.`;
  if (usualMinutes === undefined || minutes <= usualMinutes) return undefined;
  return `That is ${formatDuration(minutes - usualMinutes)} more than usual. Some of it can wait for another week.`;
}
