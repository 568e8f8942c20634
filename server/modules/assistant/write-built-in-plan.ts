import { hasEnoughLines } from './own-parts/own-lines.ts';
import { writeOwnPlan } from './own-parts/write-own-plan.ts';
import type { WrittenPlan } from './plan-input.ts';
import { writePlan } from './planner/write-plan.ts';
import { openPlaybook } from './playbooks/playbooks.ts';
import type { PreparedPlan } from './understanding/prepare-plan.ts';

/** Writes a plan without a model: from playbooks, or else from the user's own parts. */
export function writeBuiltInPlan({ input, playbooks }: PreparedPlan): WrittenPlan {
  const isGeneral = playbooks.every((playbook) => playbook.isGeneral);
  // The user's lines say more about their goal than a playbook for a whole class of goals.
  if (playbooks.length === 0 || (isGeneral && hasEnoughLines(input))) return writeOwnPlan(input);
  return writePlan(
    input,
    playbooks.map(({ id }) => openPlaybook(id)),
  );
}
