import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { daysOf } from './week-capacity.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const others: Readonly<Record<string, number>> = {
  fourteen: 14,
  'twenty-one': 21,
  'twenty-eight': 28,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const durationPattern =
  /\b(?<number>\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty-one|twenty-eight|thirty|sixty|ninety) (?<unit>days|weeks)\b/gi;
const sharePattern = /\b(?<done>\d+) of (?<the>the (?:last )?)?(?<all>\d+) days\b/g;
/** A longer time without a break does not fit into a plan beside what comes before. */
const MAX_SHARE = 0.6;

/** Shortens 'eight weeks without a cigarette' and '26 of the last 30 days' in a plan that has fewer weeks than usual. */
export function fitDurations(playbook: Playbook, { weeks, facts, text }: PlanInput): Playbook {
  const usual = playbook.weeks?.to ?? 0;
  if (playbook.kind === 'project' || weeks.length >= usual) return playbook;
  const days = weeks.flatMap(daysOf).length;
  const ratio = weeks.length / usual;
  const results = [playbook.doneWhen, ...playbook.milestones.flatMap(({ title, checks }) => [title, ...checks])];
  const longest = Math.max(0, ...results.flatMap((result) => [...result.matchAll(durationPattern)].map(daysIn)));
  const isOwn = (number: string) => new RegExp(`\\b${number}[ -](?:days?|weeks?)`, 'i').test(`${facts.goal} ${text}`);
  const shareOf = (line: string) =>
    line.replaceAll(sharePattern, (whole, done: string, the: string | undefined, all: string) =>
      Number(all) <= days || isOwn(all)
        ? whole
        : `${Math.round((Number(done) * days) / Number(all))} of ${the ?? ''}${days} days`,
    );
  const shorten = (line: string) =>
    longest <= days * MAX_SHARE || sharePattern.test(line)
      ? shareOf(line)
      : line.replaceAll(durationPattern, (whole, number: string, unit: string) => {
          const value = numberOf(number);
          const isShort = value * (unit.toLowerCase() === 'weeks' ? 7 : 1) < 14;
          if (isShort || isOwn(number)) return whole;
          const shorter = Math.max(weeks.length > 2 ? 2 : 1, Math.floor(value * ratio));
          const shown = /^\d/.test(number) ? String(shorter) : (words[shorter] ?? String(shorter));
          const cased = /^[A-Z]/.test(number) ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
          return `${cased} ${shorter === 1 ? unit.slice(0, -1) : unit}`;
        });
  return {
    ...playbook,
    doneWhen: shorten(playbook.doneWhen),
    milestones: playbook.milestones.map((milestone) => ({
      ...milestone,
      title: shorten(milestone.title),
      checks: milestone.checks.map(shorten),
      tasks: milestone.tasks.map((task) => ({ ...task, text: shareOf(task.text) })),
    })),
  };
}

const numberOf = (text: string) =>
  /^\d/.test(text) ? Number(text) : (others[text.toLowerCase()] ?? words.indexOf(text.toLowerCase()));

const daysIn = ({ groups }: RegExpExecArray) =>
  numberOf(groups!['number']!) * (groups!['unit']!.toLowerCase() === 'weeks' ? 7 : 1);
