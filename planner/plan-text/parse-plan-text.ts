import { plainText } from './inline.ts';
import { type PlanText, type PlanTextGoal, type PlanTextResource, RESOURCES_HEADING } from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { parseScope } from './scope-line.ts';
import { removeLastDay } from './week-dates.ts';

// A line begins after a line feed only: titles may contain other separators.
const goalStart = /(?<![^\n])##(?: |(?=\n|$))/;
const resourcesHeading = new RegExp(String.raw`(?<![^\n])### ${RESOURCES_HEADING}[ \t]*(?=\n|$)`);
const resourceStart = /(?<![^\n])- /;
const title = /^#(?: (.*))?$/s;
const quote = /^> ?(.*)$/s;
const task = /^- \[([ xX])\] (.*)$/s;
/** Spaces before the notes of a resource. */
const INDENT = '  ';

/** Parses what `printPlanText` prints, also without its empty lines; undefined for any other text. */
export function parsePlanText(source: string): PlanText | undefined {
  const [head = '', ...sections] = source.split(goalStart);
  const [first = '', ...below] = visibleLines(head);
  const [all, name = ''] = title.exec(first) ?? [];
  const notes = readAll(below, readNote);
  const goals = sections.map(parseGoal);
  if (all === undefined || !notes || !goals.every((goal) => goal !== undefined)) return undefined;
  const scope = parseScope(notes[0] ?? '');
  return {
    title: plainText(name.trim()),
    scope,
    notes: scope ? notes.slice(1) : notes,
    goals: goals.map((goal) => ({ ...goal, title: removeLastDay(goal.title, scope?.startsOn ?? null) })),
  };
}

function parseGoal(section: string): PlanTextGoal | undefined {
  const [main = '', ...lists] = section.split(resourcesHeading);
  const end = main.indexOf('\n');
  const name = end === -1 ? main : main.slice(0, end);
  const lines = end === -1 ? [] : visibleLines(main.slice(end));
  const notes = readAll(
    lines.filter((line) => quote.test(line)),
    readNote,
  );
  const tasks = readAll(
    lines.filter((line) => !quote.test(line)),
    (line) => {
      const [, box, text] = task.exec(line) ?? [];
      return text === undefined ? undefined : { title: plainText(text.trim()), done: box !== ' ' };
    },
  );
  const resources = readAll(
    lists.flatMap((list) => list.split(resourceStart).filter((text, n) => n > 0 || text.trim() !== '')),
    parseResourceLines,
  );
  return notes && tasks && resources && { title: plainText(name.trim()), notes, tasks, resources };
}

const visibleLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Undefined if one of the lines cannot have been printed. */
function readAll<T>(lines: readonly string[], read: (line: string) => T | undefined): T[] | undefined {
  const values = lines.map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function readNote(line: string): string | undefined {
  const [, text] = quote.exec(line) ?? [];
  return text === undefined ? undefined : plainText(text);
}

/** '[The manual](https://…)', with an empty line and the indented notes below. */
function parseResourceLines(text: string): PlanTextResource | undefined {
  const [line = '', ...below] = text.trimEnd().split('\n');
  const notes = below.map((each) => (each.startsWith(INDENT) ? plainText(each.slice(INDENT.length)) : each.trim()));
  const isPrinted = line.trim() !== '' && below.every((each) => each.startsWith(INDENT) || each.trim() === '');
  return isPrinted ? parseResource(line.trim(), notes.slice(notes.findIndex((note) => note !== ''))) : undefined;
}
