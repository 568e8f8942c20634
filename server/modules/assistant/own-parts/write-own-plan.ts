import { addDays } from '#domain/calendar/calendar.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import type { PlanInput, WrittenPlan } from '../plan-input.ts';
import { weekCapacities } from '../planner/week-capacity.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { normalizeLine } from '../user-text.ts';
import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { arrangeSteps, type ArrangedStep } from './arrange-steps.ts';
import { chooseSteps } from './choose-steps.ts';
import { describePlan, formatDate } from './description.ts';
import { type ExtraStep, planExtras } from './extras.ts';
import { writingLanguage } from './language.ts';
import { parseStep } from './fill.ts';
import { readLine } from './lines/read-line.ts';
import { type OwnMilestone, type OwnStep, planMilestones } from './milestones.ts';
import { draftOf } from './own-draft.ts';
import { planOwnLines } from './own-lines.ts';
import { crowdedNote, spareNotes } from './own-notes.ts';
import { packOwnWeeks } from './own-weeks.ts';
import type { PartKind } from './steps/steps.ts';
import { texts } from './texts.ts';
import { weekTitles } from './week-titles.ts';
import { neededWeeks } from './needed-weeks.ts';

export const MIN_PARTS = 3;
const MAX_PARTS = 12;
const MAX_GROWTH = 3;
const backlogGoals = { min: 3, max: 12 } as const;
const MAX_EXTRAS = 5;

/**
 * Whether the user has said enough about what has to be done; otherwise they are asked for three to seven lines. Obstacles do not
 * count: they say what is in the way, not what leads to the goal.
 */
export function hasEnoughParts({ parts }: Facts): boolean {
  return parts.length >= MIN_PARTS;
}

/** A plan for a goal that no playbook fits: every part the user named becomes a milestone with steps about exactly that. */
export function writeOwnPlan(input: PlanInput): WrittenPlan {
  const capacities = planCapacities(input);
  const goal = [input.facts.goal, input.title, input.text].map(normalizeLine).find((line) => line !== '');
  const language = goal === undefined ? null : writingLanguage(input.language, goal);
  if (goal === undefined || language === null)
    return { draft: draftOf(input, planOwnLines(input, capacities), ''), notes: [] };
  const { facts } = input;
  const date = facts.deadline === null ? null : formatDate(facts.deadline, language);
  const lines = distinctLines(facts.parts, goal, language);
  const all = planMilestones(lines, facts, language, date).map((part) =>
    lines.length === 1 && saysLittle(part, language)
      ? { ...part, phase: 'middle' as const, steps: firstSteps(language) }
      : part,
  );
  const needsMany = input.hasFixedWeeks === true;
  const isOnTheDay = date !== null && all.some(({ phase }) => phase === 'last');
  const chosen = chooseSteps(all, capacities, needsMany || isOnTheDay);
  const { isCrowded } = chosen;
  const milestones =
    needsMany && lines.length === 1 ? chosen.milestones.map((part) => growSteps(part, capacities)) : chosen.milestones;
  const own = arrangeSteps(milestones);
  const steps = insertExtras(own, planExtras(facts, lines.length < MIN_PARTS ? MAX_EXTRAS * 3 : own.length, language));
  const isFixed = needsMany || input.structure === 'backlog';
  const count = isFixed ? capacities.length : neededWeeks(steps, milestones, capacities, date !== null);
  const { deadline } = facts;
  const dated =
    deadline !== null && count < capacities.length ? steps.map((step) => onDay(step, deadline, language)) : steps;
  const wanted = needsMany ? count * tasksPerWeek.min : count;
  const weeks = packOwnWeeks(dated, capacities.slice(0, count), wanted, language);
  const results = milestones.map(({ title, line }) => (language === 'de' ? line.own : title));
  const list = new Intl.ListFormat(language);
  const titles = weekTitles(
    weeks,
    milestones.map(({ title, line, phase }) => ({ result: title, subject: line.topic, isWaiting: phase === 'early' })),
    { ...texts[language], list: (items) => list.format(items) },
  );
  return {
    draft: draftOf(
      input,
      weeks.map((tasks, n) => ({ title: titles[n]!, tasks })),
      describePlan(input, results, language),
    ),
    notes: [
      ...(facts.parts.length < MIN_PARTS ? [texts[language].askForLines] : []),
      ...(isCrowded ? [crowdedNote(lines.length, capacities, language)] : []),
      ...(needsMany && !isCrowded ? spareNotes(weeks, capacities, language) : []),
    ],
  };
}

/** Kinds whose steps need more than a goal says. */
const vague: ReadonlySet<PartKind> = new Set(['other', 'person', 'change', 'ask', 'decide', 'reach']);
const MAX_THING = 40;
const MAX_WORDS = 3;

/** Whether a goal does not tell which steps lead to it. */
const saysLittle = ({ line }: OwnMilestone, language: PlaybookLanguage) =>
  vague.has(line.kind) ||
  (line.x === line.own && line.x.split(' ').length > MAX_WORDS) ||
  line.x.length > (language === 'ja' ? MAX_THING / 2 : MAX_THING);

const firstSteps = (language: PlaybookLanguage): OwnStep[] => texts[language].firstSteps.map(parseStep);

const REMINDER_DAYS = 3;

/** 'On 26 February: be there early': the plan ends before the day. */
function onDay(step: ArrangedStep, deadline: string, language: PlaybookLanguage): ArrangedStep {
  if (!step.isOnTheDay && !step.isReminder) return step;
  const date = formatDate(step.isReminder ? addDays(deadline, -REMINDER_DAYS) : deadline, language);
  const text = language === 'de' ? step.text : step.text.charAt(0).toLowerCase() + step.text.slice(1);
  return { ...step, text: texts[language].onDay.replace('{date}', date).replace('{step}', () => text) };
}

/** A goal that is its own only part may take longer than one part among others. */
function growSteps(part: OwnMilestone, capacities: readonly number[]): OwnMilestone {
  const minutes = (steps: readonly OwnStep[]) => steps.reduce((sum, step) => sum + step.minutes, 0);
  const total = minutes(part.steps);
  const work = minutes(part.steps.filter(({ isMain }) => isMain));
  const budget = capacities.reduce((sum, capacity) => sum + capacity, 0);
  const factor = Math.min(MAX_GROWTH, Math.max(1, (budget - (total - work)) / Math.max(1, work)));
  return {
    ...part,
    steps: part.steps.map((step) => (step.isMain ? { ...step, minutes: step.minutes * factor } : step)),
  };
}

/** The user's lines; the goal itself is one of them if there are fewer than three. */
function distinctLines(parts: readonly string[], goal: string, language: PlaybookLanguage): string[] {
  const seen = new Set<string>();
  const lines = parts.map(normalizeLine).filter((part) => {
    const key = part.toLowerCase();
    return part !== '' && !seen.has(key) && seen.add(key);
  });
  const isGoal = (line: string) => line.toLowerCase() === goal.toLowerCase();
  const others = lines.filter((line) => !isGoal(line)).slice(0, MAX_PARTS);
  // An event has to take place as well, even if every line only prepares it.
  const kinds = [goal, ...others].map((line) => readLine(line, language).kind);
  const isOpenEvent = kinds[0] === 'event' && !kinds.includes('event', 1);
  return others.length >= MIN_PARTS && !isOpenEvent ? others : [...others, goal];
}

/** The minutes of each week; a backlog is divided into goals of equal size. */
function planCapacities(input: PlanInput): number[] {
  const weekly = weekCapacities(input);
  if (input.structure === 'weekly') return weekly;
  const total = weekly.reduce((sum, minutes) => sum + minutes, 0);
  const goals = Math.min(Math.max(weekly.length, backlogGoals.min), backlogGoals.max);
  return Array.from({ length: goals }, () => Math.max(10, Math.floor(total / goals)));
}

/** An extra step joins the milestone that is on at its position. */
function insertExtras(steps: readonly ArrangedStep[], extras: readonly ExtraStep[]): ArrangedStep[] {
  const result = [...steps];
  for (const { at, step } of extras.toReversed()) {
    // After the first step, because that is what the user came for.
    const index = Math.min(result.length, 1 + Math.floor(at * steps.length));
    result.splice(index, 0, { ...step, milestone: steps[Math.min(index, steps.length) - 1]!.milestone });
  }
  return result;
}
