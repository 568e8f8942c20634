import type { Playbook } from '../library/playbook.ts';
import type { PlanFields } from '../plan-fields.ts';
import type { FillSlots } from './slots.ts';
import { list, toLine } from './text.ts';

/** When the goal is reached and what it was before, what usually goes wrong, and whom to ask: one line each. */
export function describePlan(
  playbook: Playbook | null,
  fields: PlanFields,
  fill: FillSlots,
  before: readonly string[],
): string[] {
  const done = toLine(fields.measure) || (playbook ? fill(playbook.doneWhen) : '');
  const reduced = before.length > 0 ? `Reduced from ${list(before)}.` : '';
  return [
    [done && `Done when: ${toSentence(done)}`, reduced].join(' ').trim(),
    fields.budget ? fill('Budget: {budget}.') : '',
    ...(playbook?.pitfalls ?? []).map((pitfall) => `Pitfall: ${fill(pitfall)}`),
    playbook?.ask ? `Ask: ${fill(playbook.ask)}` : '',
    playbook?.consult ?? '',
  ];
}

const toSentence = (text: string) => (/[.!?…。]$/u.test(text) ? text : `${text}.`);
