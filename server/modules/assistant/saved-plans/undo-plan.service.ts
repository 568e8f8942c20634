import { assistant } from '#contract/assistant/assistant.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError } from '#server/http/errors.ts';
import { matchesOldFingerprint } from './fingerprint-before-0023.ts';
import { computeFingerprint, type PlanProvenance } from './plan-snapshot.ts';
import { deleteSavedPlan, getProvenance, hasLaterAdditions, lockSnapshot } from './undo-plan.queries.ts';

/**
 * Deletes a saved plan with everything created alongside it, but only if all of it is unchanged. Rows are locked before
 * they are compared: a concurrent write is either seen here, or fails because its row was deleted.
 */
export async function undoPlan(tx: Tx, userId: string, id: string): Promise<void> {
  const plan = await getProvenance(tx, userId, id);
  if (plan.came_along === null) throw declaredError(assistant.undoPlan, 409);
  const saved = { id, areaId: plan.focus_area_id, ...(JSON.parse(plan.came_along) as PlanProvenance) };
  const snapshot = await lockSnapshot(tx, userId, saved);
  const isUnchanged =
    computeFingerprint(snapshot) === saved.fingerprint || matchesOldFingerprint(snapshot, saved.fingerprint);
  if (!isUnchanged || (await hasLaterAdditions(tx, userId, saved))) throw declaredError(assistant.undoPlan, 409);
  await deleteSavedPlan(tx, userId, saved);
}
