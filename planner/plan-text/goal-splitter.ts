import { isPeriodLine, parsePeriod } from './period.ts';

const headingLine = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
/** A bullet or number, and bold type: '- **Week 2: Kicking**' and '**Week 2:** Kicking' */
const markup = /^[ \t]{0,3}(?:(?:[-*+•]|\d{1,2}[.)])[ \t]{1,4})?|\*\*|__/g;
/** The depth of a goal's heading in plan text. */
const GOAL_DEPTH = 2;
const MAX_LINE_LENGTH = 6000;

/**
 * Splits plan text into its head and the text of each goal while it arrives. It looks at the beginnings of lines only,
 * because it runs in the server process.
 */
export class GoalSplitter {
  /** The first section is the head; the last one is not complete yet. */
  readonly #sections: string[] = [''];
  #line = '';

  push(text: string): void {
    for (const [n, part] of text.split('\n').entries()) {
      if (n > 0) this.endLine();
      if (this.#line.length < MAX_LINE_LENGTH) this.#line += part.slice(0, MAX_LINE_LENGTH);
    }
  }

  /** Call it at the end of a response, so that the last line counts. */
  endLine(): void {
    if (isGoalHeading(this.#line)) this.#sections.push('');
    this.#sections[this.#sections.length - 1] += `${this.#line.slice(0, MAX_LINE_LENGTH)}\n`;
    this.#line = '';
  }

  /** Drops the goal that the response was cut off in. */
  dropLastGoal(): void {
    this.#line = '';
    if (this.#sections.length > 1) this.#sections.pop();
  }

  get head(): string {
    return this.#sections[0]!;
  }

  get goalCount(): number {
    return this.#sections.length - 1;
  }

  /** The texts of the goals after the first `count`. The last one is not complete until the response ends. */
  goalsAfter(count: number): readonly string[] {
    return this.#sections.slice(count + 1);
  }

  get text(): string {
    return this.#sections.join('');
  }
}

function isGoalHeading(line: string): boolean {
  const [, hashes = '', title] = headingLine.exec(line) ?? [];
  if (hashes.length === GOAL_DEPTH) return true;
  const text = title ?? line.replaceAll(markup, '').trim();
  return parsePeriod(text)?.unit === 'week' && (title !== undefined || isPeriodLine(text));
}
