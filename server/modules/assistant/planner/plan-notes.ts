import type { Playbook, PlaybookHeader } from '../playbooks/playbook.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlanInput } from '../plan-input.ts';
import { truncate } from '../user-text.ts';
import { MAX_RATIO } from './own-figures.ts';
import { parseQuantity } from './quantity.ts';
import { horizonOf } from './reach.ts';
import { capitalize, headClause, list } from './user-words.ts';

export interface NotesInput {
  readonly playbook: Playbook;
  readonly input: PlanInput;
  readonly plannedMinutes: number;
  /** The weeks that the plan uses. */
  readonly plannedWeeks: number;
  readonly dropped: readonly string[];
  /** Where the plan ends, if that is not the goal. */
  readonly lastStage: string | null;
  /** Minutes of the day itself, such as a race; 0 if there is none. */
  readonly dayMinutes: number;
}

/** Beyond this share of unused time, the user should know why. */
const MUCH_UNUSED = 0.5;
/** Shares of the lower estimate: below them, it is only a part, or out of reach. */
const TIGHT = 0.75;
const FAR_TOO_LITTLE = 0.5;
const OUT_OF_REACH = 1 / 3;
const FLUENT_HOURS = 600;

const range = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`);

/** 'Running coaches estimate 20–35 hours; you have 24.' */
export function estimateLine(
  { estimatedBy, hours }: PlaybookHeader,
  availableMinutes: number,
  has = 'you have',
): string {
  return `${capitalize(estimatedBy)} estimate ${range(hours)} hours; ${has} ${Math.max(1, Math.round(availableMinutes / 60))}.`;
}

/** What the user should know first: too little time, and what was left out for it. */
export function planNotes(context: NotesInput): string[] {
  const { dayMinutes, input } = context;
  const [day, usual] = [dayMinutes, input.weeklyMinutes].map((minutes) => formatDuration(minutes));
  return [
    ...timeNotes(context),
    ...reserveNote(context),
    ...fluencyNote(context),
    ...beyondNote(context),
    ...(dayMinutes > input.weeklyMinutes
      ? [`The day itself takes about ${day}, which is more than your ${usual} a week.`]
      : []),
  ];
}

function reserveNote({ input, plannedWeeks }: NotesInput): string[] {
  const all = input.weeks.length;
  return plannedWeeks < all ? [`The work takes ${plannedWeeks} of ${all} weeks; the rest is your reserve.`] : [];
}

function timeNotes(context: NotesInput): string[] {
  const { playbook, input, plannedMinutes, plannedWeeks, lastStage } = context;
  const available = input.weeklyMinutes * plannedWeeks;
  const endsEarly = plannedWeeks < input.weeks.length;
  const estimate = estimateLine(playbook, available, endsEarly ? 'this plan has' : 'you have');
  const isShort = !endsEarly && available < playbook.hours.from * 60;
  if (lastStage !== null) return [beginningNote(context, isShort ? estimate : '')];
  const share = available / (playbook.hours.from * 60);
  if (isShort && share < OUT_OF_REACH) {
    return [`${estimate} The goal will not be reached in that time; see how far you get. ${leftOut(context)}`];
  }
  if (isShort && share < FAR_TOO_LITTLE) {
    return [`${estimate} That is less than half, so expect a part of the result. ${leftOut(context)}`];
  }
  if (isShort && playbook.kind !== 'project') {
    return [
      `${estimate} ${share < TIGHT ? 'Expect to get most of the way, not all of it.' : 'That is tight, but possible.'}`,
    ];
  }
  if (isShort) return [`${estimate} ${leftOut(context)}`];
  const [tooFew] = fewWeeks(context);
  if (tooFew) return [tooFew];
  if (context.dropped.length > 0) return [`${estimate} ${leftOut(context)}`];
  if (plannedMinutes < available * MUCH_UNUSED)
    return [
      `${estimate} The plan uses about ${Math.max(1, Math.round(plannedMinutes / 60))} of them; the rest is room for what goes wrong.`,
    ];
  return [];
}

/** The plan is only the beginning: the hours do not suffice, or the deadline is after the last week of any plan. */
function beginningNote({ lastStage, input }: NotesInput, estimate: string): string {
  const end = `“${lastStage}”`;
  if (!estimate && horizonOf(input) < 1) {
    return `A plan has at most ${input.weeks.length} weeks, and your day is later. This one gets as far as ${end}; write the next one then.`;
  }
  return `${estimate} You will not reach the whole goal in that time. This plan gets as far as ${end}.`.trim();
}

/** A mark so far beyond the usual one that the numbers of the playbook do not lead to it. */
function beyondNote({ playbook, input: { facts } }: NotesInput): string[] {
  const [, fallback = ''] = /\{amount\|([^}]*)\}/.exec(playbook.doneWhen) ?? [];
  const [usual, own] = [parseQuantity(fallback), facts.amount === null ? null : parseQuantity(facts.amount)];
  if (!usual || !own || usual.dimension !== own.dimension) return [];
  return own.value * own.factor > usual.value * usual.factor * MAX_RATIO
    ? [
        `The steps lead to ${fallback}. From there on, repeat the tasks of the last weeks and add a little each time, until you reach ${facts.amount}.`,
      ]
    : [];
}

const fluentPattern = /\bfluen(?:t|cy|cia)|fließend|couramment|fluido|fluente|ペラペラ|流暢/i;

/** Fluency is more than any playbook for a language aims at. */
function fluencyNote({ input, playbook }: NotesInput): string[] {
  const isLanguage = playbook.words.some((word) => word === 'vocabulary' || word === 'grammar' || word === 'tutor');
  if (!isLanguage || !fluentPattern.test(input.facts.goal)) return [];
  const hours = Math.max(1, Math.round((input.weeklyMinutes * input.weeks.length) / 60));
  return hours >= FLUENT_HOURS
    ? []
    : [
        `Being fluent is out of reach in ${hours} hours: the US Foreign Service Institute counts 600 to 2,200, depending on the language.`,
      ];
}

function fewWeeks({ playbook: { kind, weeks: usual, estimatedBy }, input: { weeks } }: NotesInput): string[] {
  if (kind === 'project' || usual === null || weeks.length >= usual.from) return [];
  return [
    `${capitalize(estimatedBy)} reckon with ${range(usual)} weeks; you have ${weeks.length}. The steps are steeper than usual, so repeat a week that was too hard.`,
  ];
}

function leftOut({ dropped }: NotesInput): string {
  if (dropped.length === 0) return 'Every task is shorter than usual.';
  const examples = list(dropped.slice(0, 2).map((text) => `“${truncate(headClause(text, 60), 60)}”`));
  return `This plan keeps what must not be left out of each milestone; it does without ${dropped.length === 1 ? 'one task' : `${dropped.length} tasks`}, such as ${examples}.`;
}
