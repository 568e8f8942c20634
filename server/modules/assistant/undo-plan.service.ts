import { assistant } from '#contract/assistant.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound, refusal } from '../../http/errors.ts';
import { deletePlan } from '../action-plans/action-plans.queries.ts';
import { deleteFocusArea } from '../focus-areas/focus-areas.queries.ts';
import { deleteGoals } from '../goals/goals.queries.ts';
import { cameAlongIn } from './came-along.ts';
import { fingerprintOf } from './made.ts';
import { findCameAlong, hasMore, holdMade } from './undo-plan.queries.ts';

/**
 * Takes back what nobody has touched: all of it, or nothing. All is held before it is looked at, so whatever others write
 * meanwhile is either seen, or finds nothing to be written to.
 */
export async function undoPlan(tx: Tx, userId: string, id: string): Promise<void> {
  const found = await findCameAlong(tx, userId, id);
  if (!found) throw notFound();
  if (found.came_along === null) throw refusal(assistant.undoPlan, 409);
  const saved = { id, areaId: found.focus_area_id, ...cameAlongIn(found.came_along) };
  const made = await holdMade(tx, userId, saved);
  if (!made) throw notFound();
  if (fingerprintOf(made) !== saved.fingerprint || (await hasMore(tx, userId, saved))) {
    throw refusal(assistant.undoPlan, 409);
  }
  await deleteGoals(tx, userId, saved.goalIds);
  await deletePlan(tx, userId, id);
  if (saved.focusAreaId !== null) await deleteFocusArea(tx, userId, saved.focusAreaId);
}
