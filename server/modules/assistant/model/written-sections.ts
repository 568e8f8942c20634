import { parsePeriod } from '#planner/plan-text/period.ts';

interface Section {
  readonly text: string;
  /** The position of the goal; undefined if the section holds none. */
  readonly goal: number | undefined;
}

/** The texts of the goals that a model has written, over several responses. */
export class WrittenSections {
  /** What stands before the first of these goals. */
  head: string;
  #sections: Section[] = [];
  #count: number;

  /** `count` goals are in the head. */
  constructor(head: string, count: number) {
    this.head = head;
    this.#count = count;
  }

  /** The goals so far. */
  get count(): number {
    return this.#count;
  }

  /** Adds a section, which belongs to the goal at this position, or to none. A goal that was written before is replaced. */
  add(text: string, goal: number | undefined): void {
    if (goal !== undefined && goal < this.#count) {
      this.#sections = this.#sections.map((section) => (section.goal === goal ? { text, goal } : section));
      return;
    }
    this.#sections.push({ text, goal });
    if (goal !== undefined) this.#count++;
  }

  /** Without the head. */
  get text(): string {
    return this.#sections.map(({ text }) => text).join('');
  }
}

const beforeTitle = /^[\s#*_]+/;

/** The number of the week that a section begins with. */
export function weekNumber(section: string): number | undefined {
  const [line = ''] = section.split('\n', 1);
  const period = parsePeriod(line.replace(beforeTitle, ''));
  return period?.unit === 'week' ? period.first : undefined;
}
