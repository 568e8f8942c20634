import { formatLongDate, formatShortDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { normalizeLine, toSentence, truncate } from '../user-text.ts';
import { consideredLine, saidLine } from './considered-line.ts';
import type { SlotFiller } from './fill-slots.ts';
import { doneLine } from './done-line.ts';
import { reachesDeadline } from './last-day.ts';
import { estimateLine } from './plan-notes.ts';
import { type Refuses, relevantRefusals } from './refusals.ts';
import { inQuotes, list, lowerFirst } from './user-words.ts';

export interface DescriptionInput {
  readonly input: PlanInput;
  readonly playbooks: readonly Playbook[];
  readonly filler: SlotFiller;
  readonly refuses: Refuses;
  /** Tasks left out because the user has what they would get. */
  readonly owned: readonly string[];
  /** The milestone where the plan ends, if that is not the goal. */
  readonly lastStage: string | null;
  /** A second part of the goal, which the playbook does not cover. */
  readonly second: string | null;
  /** The weeks that the plan uses. */
  readonly weeks: number;
  /** The texts of all tasks. */
  readonly tasks: readonly string[];
  /** What is done on the user's day, after the last week. */
  readonly later: readonly string[];
  /** Whether the last week holds what happens on the user's day. */
  readonly hasDay: boolean;
}

const MAX_PITFALLS = 3;

/** What the plan is measured by, what it takes into account, and what to look out for: one line each. */
export function describePlan(context: DescriptionInput): string {
  const { input, playbooks, filler, refuses, owned } = context;
  const { facts, reason, start } = input;
  const isWanted = (line: string) => !refuses(line);
  const pitfalls = playbooks.flatMap((playbook) =>
    playbook.pitfalls.map((pitfall) => `Pitfall: ${filler.fillBriefly(pitfall)}`),
  );
  const refusals = relevantRefusals(facts.refusals, playbooks.flatMap(textsOf));
  const lines = [
    doneLine(
      input,
      toSentence(filler.fill(withoutDefaults(playbooks[0]!.doneWhen, filler))),
      context.lastStage,
      context.second,
    ),
    timeLine(context),
    context.later.length > 0 && `After the last week: ${context.later.map(lowerFirst).join('; ')}.`,
    estimateLine(
      playbooks[0]!,
      input.weeklyMinutes * context.weeks,
      context.weeks < input.weeks.length ? 'this plan has' : 'you have',
    ),
    consideredLine(input, playbooks[0]!, context.tasks),
    saidLine(input),
    refusals.length > 0 && `Left out, as you asked: ${list(refusals.map(normalizeLine))}.`,
    owned.length > 0 &&
      `Left out, because you have it: ${list(owned.slice(0, 3).map((text) => `“${truncate(text, 60)}”`))}.`,
    normalizeLine(start) && `Where you start: ${inQuotes(start, 200)}.`,
    normalizeLine(reason) && `Why it matters to you: ${inQuotes(reason, 200)}.`,
    ...pitfalls.filter(isWanted).slice(0, MAX_PITFALLS),
    ...playbooks.map(({ ask }) => `Ask: ${filler.fillBriefly(ask)}`).filter(isWanted),
    ...playbooks.map(({ consult }) => consult),
  ];
  return truncate(lines.filter(Boolean).join('\n'), limits.description);
}

function timeLine({ input, weeks: count, hasDay }: DescriptionInput): string {
  const { structure, weeks, weeklyMinutes, facts } = input;
  const hours = `${formatDuration(weeklyMinutes)} a week`;
  if (structure === 'backlog') return `About ${hours}, without fixed weeks.`;
  const date = (day: string) => formatShortDay(day, defaultFormats);
  const period = `${count === 1 ? 'One week' : `${count} weeks`}, ${date(weeks[0]!.from)} to ${date(weeks[count - 1]!.to)}, ${hours}`;
  if (facts.deadline === null) return `${period}.`;
  const deadline = formatLongDate(facts.deadline, defaultFormats);
  return reachesDeadline(facts.deadline, weeks[count - 1]!.to)
    ? `${period}; ${hasDay ? `the last tasks are on ${deadline}` : `finished before ${deadline}`}.`
    : `${period}; the time from then until ${deadline} is your reserve.`;
}

const peopleNames: Readonly<Record<string, string>> = {
  guests: 'your guests',
  people: 'everybody you invited',
  friends: 'your friends',
  children: 'the children',
};

/** A number of people that the user did not name is no measure of theirs. */
const withoutDefaults = (text: string, { count }: SlotFiller) =>
  count === null
    ? text.replaceAll(
        /(?:at least )?\{count\|[^}]*\} (guests|people|friends|children)\b/g,
        (_, noun: string) => peopleNames[noun]!,
      )
    : text;

const textsOf = ({ milestones }: Playbook) =>
  milestones.flatMap(({ tasks, resources }) => [
    ...tasks.map(({ text }) => text),
    ...resources.map(({ title, notes }) => `${title} ${notes}`),
  ]);
