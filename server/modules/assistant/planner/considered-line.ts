import { weekdays } from '#domain/assistant/facts.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { cleanPhrase } from './clean-phrase.ts';
import { remedyFor } from './remedies.ts';
import { list, mentions, nounPhrase } from './user-words.ts';
import { drillsFor } from './weak-spot-texts.ts';
import { weakSpotsOf } from './weak-spots.ts';

const dayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
/** A task may be cut or joined with another; so many characters tell which one it is. */
const RECOGNIZABLE = 25;

/** What the user said about themselves and a task follows; nothing that changed no task. */
export function consideredLine(input: PlanInput, playbook: Playbook, tasks: readonly string[]): string {
  const { facts, language } = input;
  const isEnglish = language === null || language === 'en';
  const isMentioned = (words: string) => tasks.some((task) => mentions(task, words));
  const isTask = (text: string) =>
    tasks.some((task) => task.toLowerCase().includes(text.slice(0, RECOGNIZABLE).toLowerCase()));
  const days = facts.days.map((day) => dayNames[weekdays.indexOf(day)]!);
  const people = [facts.person, facts.place].filter((words) => words !== null && isEnglish && isMentioned(words));
  const has = facts.has.flatMap((thing) => (isMentioned(thing) ? (cleanPhrase(thing) ?? []) : []));
  const weakSpots = weakSpotsOf(input).filter(
    (spot) => isMentioned(spot) || drillsFor(spot, playbook.name).some(isTask),
  );
  const remedies = facts.obstacles.slice(0, 4).flatMap((obstacle) => remedyFor(obstacle) ?? []);
  const answered = new Set(remedies.filter(({ text }) => isTask(text)).map(({ name }) => name));
  const isForBeginners = playbook.milestones.some(
    ({ experience, tasks: all }) => experience !== null || all.some((task) => task.experience !== null),
  );
  const parts = [
    facts.level === 'beginner' && isForBeginners && 'you start from zero',
    facts.level === 'advanced' && 'you have done this before, so the beginnings are short',
    days.length > 0 && days.length < 7 && `your time is on ${list(days)}`,
    facts.budget && tasks.some((task) => task.includes(facts.budget!)) && `it may cost at most ${facts.budget}`,
    has.length > 0 && `you have ${list(has)}`,
    weakSpots.length > 0 && `extra time for ${list(weakSpots)}`,
    answered.size > 0 && `${answered.size === 1 ? 'a task' : 'a task each'} for ${list([...answered])}`,
    people.length > 0 && list(people.map((words) => nounPhrase(words!))),
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? '' : `Taken into account: ${parts.join('; ')}.`;
}
