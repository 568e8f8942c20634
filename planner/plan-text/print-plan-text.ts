import { isDeepStrictEqual } from 'node:util';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { escapeInline, escapeLine, escapeUrl } from './inline.ts';
import {
  type PlanText,
  type PlanTextGoal,
  type PlanTextResource,
  type PlanTextTask,
  RESOURCES_HEADING,
} from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { printScope } from './scope-line.ts';
import { addLastDay } from './week-dates.ts';

/** The inverse of `parsePlanText`. */
export function printPlanText({ title, scope, notes, goals }: PlanText): string {
  const head = `# ${escapeInline(title)}\n${printQuote([...(scope ? [printScope(scope)] : []), ...notes])}`;
  return [head, ...goals.map((goal) => printGoal(goal, scope?.startsOn ?? null))].join('\n');
}

function printGoal({ title, notes, tasks, resources }: PlanTextGoal, startsOn: string | null): string {
  const head = `## ${escapeInline(addLastDay(title, startsOn))}\n${printQuote(notes)}`;
  const list = resources.map(printResource).join('');
  const section = list === '' ? '' : `### ${RESOURCES_HEADING}\n\n${list}`;
  return [head, tasks.map(printTask).join(''), section].filter(Boolean).join('\n');
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
