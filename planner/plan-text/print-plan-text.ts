import { isDeepStrictEqual } from 'node:util';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { escapeInline, escapeLine, escapeUrl } from './inline.ts';
import { type PlanText, type PlanTextResource, type PlanTextTask, RESOURCES_HEADING } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { printScope } from './scope-line.ts';
import { addLastDay } from './week-dates.ts';

/** The inverse of `parsePlanText`. */
export function printPlanText(plan: PlanText): string {
  return [...printLines(plan)].join('');
}

/** Prints a plan piece by piece, because the plan of a full account has thousands of tasks. */
export function* printLines({ title, scope, notes, goals }: PlanText): Generator<string> {
  yield `# ${escapeInline(title)}\n${printQuote([...(scope ? [printScope(scope)] : []), ...notes])}`;
  for (const goal of goals) {
    const name = addLastDay(goal.title, scope?.startsOn ?? null);
    yield `\n## ${escapeInline(name)}\n${printQuote(goal.notes)}`;
    for (const [n, task] of goal.tasks.entries()) yield `${n === 0 ? '\n' : ''}${printTask(task)}`;
    if (goal.resources.length > 0) yield `\n### ${RESOURCES_HEADING}\n\n`;
    for (const resource of goal.resources) yield printResource(resource);
  }
}

const printTask = ({ title, done }: PlanTextTask) => `- [${done ? 'x' : ' '}] ${escapeInline(title)}\n`;

function printQuote(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${lines.map((line) => `> ${escapeLine(line)}`.trimEnd()).join('\n')}\n`;
}

/** Whatever the short form would change is printed with a bold title and its notes below. */
function printResource(resource: PlanTextResource): string {
  const { title, url, notes, minutes } = resource;
  const size = minutes === null ? '' : ` (${formatDuration(minutes)})`;
  const link = `[${escapeInline(title)}](${escapeUrl(url ?? '')})`;
  const short = `${url ? link : escapeLine(title)}${notes === '' ? '' : ` – ${escapeInline(notes)}`}${size}`;
  if (!short.includes('\n') && isDeepStrictEqual(parseResource(short), resource)) return `- ${short}\n`;
  const below =
    notes === '' ? [] : ['', ...notes.split('\n').map((line) => (line === '' ? '' : `  ${escapeLine(line)}`))];
  return `${[`- ${url ? link : `**${escapeInline(title)}**`}${size}`, ...below].join('\n')}\n`;
}
