import { plainText } from './inline.ts';
import { type PlanText, type PlanTextResource, type PlanTextTask, RESOURCES_HEADING } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { parseScope } from './scope-line.ts';
import { removeLastDay } from './week-dates.ts';

const titleLine = /^#(?: (.*))?$/s;
const goalLine = /^##(?: (.*))?$/s;
const quoteLine = /^> ?(.*)$/s;
const taskLine = /^- \[([ xX])\] (.*)$/s;
const resourceLine = /^- (?=.*\S)/s;
/** Before the notes of a resource. */
const INDENT = '  ';

interface GoalLines {
  readonly title: string;
  readonly notes: string[];
  readonly tasks: PlanTextTask[];
  /** The lines of each resource, below their heading. */
  resources?: string[][];
}

/** Parses what `printPlanText` prints, also without its empty lines; undefined for any other text. */
export function parsePlanText(source: string): PlanText | undefined {
  // A line ends at a line feed only: titles may contain other separators.
  const [first = '', ...lines] = source.trimStart().split('\n');
  const [isTitle, title = ''] = titleLine.exec(first) ?? [];
  const notes: string[] = [];
  const goals: GoalLines[] = [];
  if (isTitle === undefined || !lines.every((line) => readLine(line, notes, goals))) return undefined;
  const scope = parseScope(notes[0] ?? '');
  return {
    title: plainText(title.trim()),
    scope,
    notes: scope ? notes.slice(1) : notes,
    goals: goals.map((goal) => ({
      ...goal,
      title: removeLastDay(plainText(goal.title.trim()), scope?.startsOn ?? null),
      resources: goal.resources?.map(parseResourceLines) ?? [],
    })),
  };
}

/** Returns whether the line can have been printed. */
function readLine(line: string, notes: string[], goals: GoalLines[]): boolean {
  const goal = goals.at(-1);
  const heading = goalLine.exec(line);
  const [, box, task] = taskLine.exec(line) ?? [];
  const [, quote] = quoteLine.exec(line) ?? [];
  const isBlank = line.trim() === '';
  if (heading) goals.push({ title: heading[1] ?? '', notes: [], tasks: [] });
  else if (goal && line.trimEnd() === `### ${RESOURCES_HEADING}`) goal.resources ??= [];
  else if (goal?.resources && resourceLine.test(line)) goal.resources.push([line.slice(INDENT.length)]);
  else if (goal?.resources?.length && (isBlank || line.startsWith(INDENT))) goal.resources.at(-1)!.push(line);
  else if (goal?.resources) return isBlank;
  else if (quote !== undefined) (goal?.notes ?? notes).push(plainText(quote));
  else if (goal && task !== undefined) goal.tasks.push({ title: plainText(task.trim()), done: box !== ' ' });
  else return isBlank;
  return true;
}

/** '[The manual](https://…)', with an empty line and the indented notes below. */
function parseResourceLines(lines: readonly string[]): PlanTextResource {
  const [line = '', ...below] = lines.join('\n').trim().split('\n');
  const notes = below.map((each) => plainText(each.trimEnd().slice(INDENT.length)));
  return parseResource(line.trim(), notes.slice(notes.findIndex((note) => note !== '')));
}
