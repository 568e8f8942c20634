import type { PlanInput } from '../plan-input.ts';
import type { Milestone, Playbook } from '../playbooks/playbook.ts';
import { contentStems, stemsOf } from './user-words.ts';

/** Words that say nothing about which part of a playbook is meant. */
const general = new Set(
  contentStems(
    `pass learn teach train get make start finish do become be able can could would like help improve reach complete finally prepare
    keep stop go come work write build plan year month week day time before after until by christmas summer spring autumn winter
    without first next own whole every each well better best properly`,
  ),
);
/** The milestone that the goal names gets at least this share of the time. */
const OWN_SHARE = 60;
/** From an earlier milestone, only what the later one needs. */
const EARLIER_TASKS = 2;
const MIN_WORDS = 2;

/**
 * If the goal names one milestone of a playbook, such as the theory test of a driving licence, the plan is about that one: the words of the
 * goal that the name of the playbook lacks occur in its title, and together in no other milestone.
 */
export function scopeToGoal(playbook: Playbook, { facts, language }: PlanInput): Playbook {
  if (playbook.isGeneral || (language !== null && language !== 'en')) return playbook;
  const known = new Set(contentStems(`${playbook.name} ${facts.place ?? ''} ${facts.person ?? ''}`));
  const own = contentStems(facts.goal).filter((stem) => !general.has(stem) && !/^\d/.test(stem));
  const distinctive = [...new Set(own)].filter((stem) => !known.has(stem));
  const isIn = (stem: string, milestone: Milestone) => stemsIn(milestone).has(stem);
  const naming = playbook.milestones.filter((milestone) => distinctive.every((stem) => isIn(stem, milestone)));
  const target = playbook.milestones.indexOf(naming[0]!);
  const isNamed =
    distinctive.length >= MIN_WORDS &&
    naming.length === 1 &&
    target < playbook.milestones.length - 1 &&
    distinctive.every((stem) => stemsOf(naming[0]!.title).includes(stem));
  return isNamed ? cutAfter(playbook, target) : playbook;
}

function cutAfter(playbook: Playbook, target: number): Playbook {
  const own = playbook.milestones[target]!;
  const earlier = playbook.milestones.slice(0, target).map((milestone) => ({
    ...milestone,
    tasks: milestone.tasks.slice(0, EARLIER_TASKS),
    share: milestone.share === null ? null : (100 - OWN_SHARE) / target,
  }));
  const milestones = [...earlier, { ...own, share: own.share === null ? null : OWN_SHARE }];
  const part = milestones.reduce(addMinutes, 0) / Math.max(1, playbook.milestones.reduce(addMinutes, 0));
  const hours = {
    from: Math.max(1, Math.round(playbook.hours.from * part)),
    to: Math.max(2, Math.round(playbook.hours.to * part)),
  };
  return { ...playbook, title: own.title, doneWhen: `this is reached: ${own.title}.`, hours, milestones };
}

const stemsIn = ({ title, tasks }: Milestone) => new Set(stemsOf([title, ...tasks.map(({ text }) => text)].join(' ')));

const addMinutes = (sum: number, { tasks, share }: Milestone) =>
  sum + (share ?? tasks.reduce((total, { sessions, minutes }) => total + sessions * minutes.to, 0));
