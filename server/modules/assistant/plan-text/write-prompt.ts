import { answerText, type Effort } from '#domain/assistant/brief.ts';
import { formatDayOfYear, formatLongDate, formatLongDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { planTextExample, planTextFormat } from '#planner/plan-text/plan-text-format.ts';
import { usualWeeklyMinutes } from '../feasibility/tracked-weeks.ts';
import { answersBeyondPrompt, describeOutline, languageName, openWeeks } from '../model/prompt-text.ts';
import type { PlanChange, PlanRequest } from '../plan-generator.ts';

const effortLines: Readonly<Record<Effort, string>> = {
  light: 'Keep it light: leave a quarter of that time free.',
  medium: 'Leave a tenth of that time free.',
  strong: 'Use all of that time.',
};

const newPlanTask =
  'Write a plan for my goal, as an expert in this field would: the steps in the right order, each building on the last, about my own case and nothing that could be in any plan.';
const changeTask =
  'Change my plan as I wish, and leave everything else exactly as it is, word for word. Write the whole plan again. What is ticked off is done or begun: copy it as it is.';

/** A complete prompt for any chatbot. Its reply can be pasted as a plan. */
export function writePrompt(request: PlanRequest): string {
  const language =
    request.language === null ? 'the language in which I describe my goal' : languageName(request.language);
  return joinSections([
    newPlanTask,
    section('My goal', [request.prompt.trim()]),
    section('What you should know', listDetails(request)),
    section('Steps', listSteps(request)),
    section('Time', listTimes(request)),
    ...formatSections(language),
  ]);
}

/** A prompt to change a plan, for any chatbot. */
export function writeChangePrompt({ plan, wish, today, weeks }: PlanChange, timeZone: string): string {
  return joinSections([
    changeTask,
    section('My plan', [inCodeBlock(plan.trim())]),
    section('My wish', [wish.trim()]),
    section('Time', [
      todayLine(today, timeZone),
      ...(weeks.length === 0 ? [] : ['- The last day of each week:', ...weeks.map(lastDayLine)]),
    ]),
    ...formatSections('the language of my plan'),
  ]);
}

/** The headings keep the word 'Week', which is part of the format. */
const formatSections = (language: string) => [
  // In a code block, a page that renders Markdown keeps its marks.
  section('Format', [planTextFormat.replace(planTextExample, inCodeBlock)]),
  section('Reply', [
    `Write the plan in ${language}, but keep “Week 1:” and “Resources” as they are. Reply with the plan alone, in one code block: no introduction, no comment, no questions.`,
  ]),
];

const joinSections = (sections: readonly string[]) => sections.filter((part) => part !== '').join('\n\n');

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title.toUpperCase()}\n${lines.join('\n')}`;
}

const inCodeBlock = (text: string) => `\`\`\`markdown\n${text}\n\`\`\``;

function listDetails(request: PlanRequest): string[] {
  const { fields, context } = request;
  return [
    ...detail('Title of the plan', fields.title),
    ...detail('Done when', request.prompt.includes(fields.measure) ? '' : fields.measure),
    ...detail('My level', fields.level ?? ''),
    ...detail('It may cost', fields.budget ?? ''),
    ...detail('Part of my life that it belongs to', context.focusAreaName ?? ''),
    ...answersBeyondPrompt(request).flatMap((step) => detail(step.q, answerText(step))),
  ];
}

function listSteps({ outline, labelledOutline = outline }: PlanRequest): string[] {
  const { steps = [], alreadyDone = [], notWanted = [], numbers = {} } = describeOutline(labelledOutline) ?? {};
  return [
    ...(steps.length > 0 ? ['The plan leads through these steps, in this order:'] : []),
    ...steps.map((title, n) => `${n + 1}. ${title}`),
    ...detail('Done already, so it needs no tasks', alreadyDone.join('; ')),
    ...detail('Not for me, so leave it out', notWanted.join('; ')),
    ...Object.entries(numbers).flatMap(([name, number]) => detail(name, String(number))),
  ];
}

function listTimes({ fields, context }: PlanRequest): string[] {
  const { structure, weeklyMinutes, effort, deadline } = fields;
  const weeks = openWeeks(fields);
  const hours = formatDuration(weeklyMinutes);
  const usualMinutes = usualWeeklyMinutes(context.trackedMinutesByWeek);
  const lastDays = weeks.map(({ to }, n) => lastDayLine({ week: n + 1, to }));
  const count = weeks.length === 1 ? 'One week' : `${weeks.length} weeks`;
  return [
    todayLine(context.today, context.timeZone),
    ...(deadline === null ? [] : [`- It must be done by ${formatLongDate(deadline, defaultFormats)}.`]),
    ...(structure === 'backlog'
      ? [`- A backlog without weeks, for about ${weeks.length} weeks with ${hours} each.`]
      : [`- ${count} with ${hours} each. No week takes longer. The last day of each:`, ...lastDays]),
    `- ${effortLines[effort]}`,
    ...(usualMinutes === undefined
      ? []
      : [`- For everything that I track I usually spend ${formatDuration(usualMinutes)} a week.`]),
  ];
}

const todayLine = (today: string, timeZone: string) =>
  `- Today is ${formatLongDay(today, defaultFormats)} (time zone ${timeZone}).`;

const lastDayLine = ({ week, to }: { readonly week: number; readonly to: string }) =>
  `  Week ${week}: by ${formatDayOfYear(to, defaultFormats)}`;

function detail(label: string, value: string): string[] {
  return value.trim() === '' ? [] : [`- ${label.trim()}: ${value.trim()}`];
}
