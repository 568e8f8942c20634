import type { Playbook } from '../playbooks/playbook.ts';
import type { SlotFiller } from './fill-slots.ts';
import { saysCount } from './own-count.ts';

/** What is tested or shown in the end, whatever the number. */
const endPattern = /\{(?:count|date)\|/;

/** Whoever wants one handstand is done with the milestone of the first one: the milestones after it lead to more. */
export function endAtOwnCount(playbook: Playbook, { count }: SlotFiller): Playbook {
  const usual = Number(/\{count\|(\d+)\}/.exec(playbook.title)?.[1] ?? 0);
  if (count !== 1 || usual <= 1 || playbook.kind !== 'practice') return playbook;
  const { milestones } = playbook;
  const end = milestones.findIndex(({ title, checks }) =>
    [title, ...checks].some((text) => saysCount(text, count, playbook.title)),
  );
  const isBeyond = milestones.slice(end + 1).some(({ title }) => title.includes('{count|'));
  if (end < 1 || !isBeyond) return playbook;
  const tests = milestones
    .slice(end + 1)
    .flatMap(({ tasks }) => tasks.filter(({ weekly, text }) => !weekly && endPattern.test(text)));
  return {
    ...playbook,
    milestones: milestones
      .slice(0, end + 1)
      .map((milestone, n) => (n === end ? { ...milestone, tasks: [...milestone.tasks, ...tests] } : milestone)),
  };
}
