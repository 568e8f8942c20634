import type { Effort } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { formatDayOfYear, formatLongDate, formatLongDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlanInput } from '../plan-input.ts';
import { planTextFormat } from './plan-text-format.ts';

export interface PromptInput extends PlanInput {
  readonly focusAreaName?: string | undefined;
}

export interface PromptContext {
  readonly today: string;
  readonly timeZone: string;
  /** What the user has tracked in an average week, altogether; null if nothing was tracked. */
  readonly usualWeeklyMinutes: number | null;
}

const effortLines: Readonly<Record<Effort, string>> = {
  light: 'Keep it light: leave a quarter of that time free.',
  medium: 'Leave a tenth of that time free.',
  strong: 'Use all of that time.',
};

/** A complete prompt for any chatbot. Its reply can be pasted as a plan. */
export function writePrompt(input: PromptInput, context: PromptContext): string {
  return [
    'Write a plan for my goal, as an expert in this field would: the steps in the right order, each building on the last, about my own case and nothing that could be in any plan.',
    section('My goal', [input.text.trim()]),
    section('What you should know', listDetails(input)),
    section('Time', listTimes(input, context)),
    section('Format', [planTextFormat]),
    section('Reply', [
      `${languageLine(input.language)} Reply with the plain plan text and nothing else: no introduction, no comment, no questions.`,
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title.toUpperCase()}\n${lines.join('\n')}`;
}

function listDetails({ title, measure, start, reason, learning, focusAreaName, facts }: PromptInput): string[] {
  return [
    ...detail('Title of the plan', title),
    ...detail('Done when', measure),
    ...detail('Where I stand', start),
    ...detail('Why it matters to me', reason),
    ...detail('How I like to learn', learning.join('; ')),
    ...detail('Part of my life that it belongs to', focusAreaName ?? ''),
    ...listFacts(facts),
  ];
}

function listFacts(facts: Facts): string[] {
  return [
    ...detail('What it is about', facts.thing ?? ''),
    ...detail('Amount', facts.amount ?? ''),
    ...detail('Number', facts.count ? `${facts.count.n} ${facts.count.of}` : ''),
    ...detail('Person', facts.person ?? ''),
    ...detail('Place', facts.place ?? ''),
    ...detail('Budget', facts.budget ?? ''),
    ...detail('My level', facts.level ?? ''),
    ...detail('I already have', facts.has.join('; ')),
    ...detail('What could get in the way', facts.obstacles.join('; ')),
    ...detail('What I find hard', facts.weakSpots.join('; ')),
    ...detail('What has to be done', facts.parts.join('; ')),
    ...detail('Leave out, I do not want it', facts.refusals.join('; ')),
  ];
}

function listTimes({ structure, weeks, weeklyMinutes, effort, facts }: PromptInput, context: PromptContext): string[] {
  const { today, timeZone, usualWeeklyMinutes } = context;
  const hours = formatDuration(weeklyMinutes);
  return [
    `- Today is ${formatLongDay(today, defaultFormats)} (time zone ${timeZone}).`,
    ...(facts.deadline === null ? [] : [`- It must be done by ${formatLongDate(facts.deadline, defaultFormats)}.`]),
    ...(structure === 'backlog'
      ? [`- A backlog without weeks, for about ${weeks.length} weeks with ${hours} each.`]
      : [
          `- ${weeks.length === 1 ? 'One week' : `${weeks.length} weeks`} with ${hours} each. No week takes longer. The last day of each:`,
        ]),
    ...(structure === 'backlog'
      ? []
      : weeks.map(({ to }, n) => `  Week ${n + 1}: by ${formatDayOfYear(to, defaultFormats)}`)),
    `- ${effortLines[effort]}`,
    ...detail('Days on which I have time', facts.days.map((day) => weekdayNames[day]).join(', ')),
    ...(usualWeeklyMinutes === null
      ? []
      : [`- For everything that I track I usually spend ${formatDuration(usualWeeklyMinutes)} a week.`]),
  ];
}

const weekdayNames: Readonly<Record<Facts['days'][number], string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function detail(label: string, value: string): string[] {
  return value.trim() === '' ? [] : [`- ${label}: ${value.trim()}`];
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** The headings keep the word 'Week', which is part of the format. */
function languageLine(language: string | null): string {
  const name = language === null ? 'the language in which I describe my goal' : languageNames.of(language);
  return `Write the plan in ${name}, but keep “Week 1:” and “Resources” as they are.`;
}
