import { plainText } from './inline.ts';
import {
  type PlanText,
  type PlanTextGoal,
  type PlanTextResource,
  type PlanTextTask,
  RESOURCES_HEADING,
} from './plan-text.ts';
import { parseResource } from './resource-line.ts';
import { parseScope } from './scope-line.ts';
import { removeLastDay } from './week-dates.ts';

interface OpenGoal extends PlanTextGoal {
  readonly notes: string[];
  readonly tasks: PlanTextTask[];
  readonly resources: PlanTextResource[];
}

const heading = /^(#{1,3})(?: (.*))?$/s;
const quote = /^> ?(.*)$/s;
const task = /^- \[([ xX])\] (.*)$/s;
const item = /^- (.*)$/s;
/** Spaces before the notes of a resource. */
const INDENT = 2;

/** Parses plan text as `printPlanText` prints it; undefined for any other text. Empty lines between its parts may be missing. */
export function parsePlanText(source: string): PlanText | undefined {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const [, hashes, title = ''] = heading.exec(lines[first] ?? '') ?? [];
  if (hashes !== '#') return undefined;
  const parser = new PlanTextParser();
  for (const line of lines.slice(first + 1)) if (!parser.add(line)) return undefined;
  const { notes, goals } = parser.finish();
  const scope = parseScope(notes[0] ?? '');
  return {
    title: plainText(title.trim()),
    scope,
    notes: scope ? notes.slice(1) : notes,
    goals: goals.map((goal) => ({ ...goal, title: removeLastDay(goal.title, scope?.startsOn ?? null) })),
  };
}

class PlanTextParser {
  readonly #notes: string[] = [];
  readonly #goals: OpenGoal[] = [];
  #inResources = false;
  /** The lines of the last resource. */
  #resource: string[] | undefined;

  /** False if the line cannot have been printed. */
  add(line: string): boolean {
    const goal = this.#goals.at(-1);
    const text = line.trimEnd();
    if (text === '') {
      this.#resource?.push('');
      return true;
    }
    if (this.#resource && line.startsWith(' '.repeat(INDENT))) {
      this.#resource.push(line.slice(INDENT));
      return true;
    }
    const [, hashes, title = ''] = heading.exec(line) ?? [];
    if (hashes !== undefined) return this.#addHeading(hashes.length, plainText(title.trim()));
    const [, quoted] = quote.exec(line) ?? [];
    if (quoted !== undefined) {
      if (!this.#inResources) (goal?.notes ?? this.#notes).push(plainText(quoted));
      return !this.#inResources;
    }
    if (!goal) return false;
    if (this.#inResources) {
      const [, resource] = item.exec(line) ?? [];
      this.#endResource();
      if (resource !== undefined) this.#resource = [resource];
      return resource !== undefined;
    }
    const [, box = '', name] = task.exec(line) ?? [];
    if (name !== undefined) goal.tasks.push({ title: plainText(name.trim()), done: box !== ' ' });
    return name !== undefined;
  }

  #addHeading(depth: number, title: string): boolean {
    this.#endResource();
    this.#inResources = depth === 3;
    if (depth === 2) this.#goals.push({ title, notes: [], tasks: [], resources: [] });
    return depth === 2 || (depth === 3 && this.#goals.length > 0 && title === RESOURCES_HEADING);
  }

  #endResource(): void {
    if (!this.#resource) return;
    const lines = this.#resource;
    while (lines.at(-1) === '') lines.pop();
    const end = lines.includes('') ? lines.indexOf('') : lines.length;
    const below = lines.slice(lines.findIndex((line, n) => n > end && line !== ''));
    this.#goals
      .at(-1)!
      .resources.push(
        parseResource(lines.slice(0, end).join('\n').trim(), end === lines.length ? [] : below.map(plainText)),
      );
    this.#resource = undefined;
  }

  finish() {
    this.#endResource();
    return { notes: this.#notes, goals: this.#goals };
  }
}
