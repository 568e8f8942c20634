import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { isWorkVerb } from './split-clauses.ts';
import { contentStems, stemsOf } from './user-words.ts';

/** Words that are no part of their own. */
const vague = new Set(
  contentStems(
    `do make get set up have keep stay feel be become start finish enjoy learn it them there then also finally actually never always
    once twice better well healthy happy again still more less enough fun time week month year day`,
  ),
);
const MAX_LENGTH = 60;

/** What the goal names after an 'and', if nothing in the playbook is about it: 'write it and have it printed'. */
export function secondPart(
  { facts, language }: PlanInput,
  { name, title, doneWhen, milestones }: Playbook,
): string | null {
  const part = / and (?:then |also )?(?<part>[^,;.]+)$/i.exec(facts.goal)?.groups!['part']?.trim();
  if (
    !part ||
    part.length > MAX_LENGTH ||
    !part.includes(' ') ||
    !isWorkVerb(part.split(' ')[0]!) ||
    /\b(?:it|them|this|that)\b/i.test(part) ||
    (language !== null && language !== 'en')
  )
    return null;
  const texts = [
    name,
    title,
    doneWhen,
    ...milestones.flatMap((one) => [one.title, ...one.tasks.map(({ text }) => text)]),
  ];
  const covered = new Set(stemsOf(texts.join(' ')));
  const words = contentStems(part).filter((stem) => !vague.has(stem) && !/\d/.test(stem));
  return words.length > 0 && words.every((stem) => !covered.has(stem)) ? part : null;
}
