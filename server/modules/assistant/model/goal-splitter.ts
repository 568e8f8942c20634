import { parsePeriod } from '../plan-text/period.ts';

const headingLine = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const boldLine = /^(?:\*\*|__)(.+?)(?:\*\*|__)\s{0,3}:?$/;
/** The depth of a goal's heading in plan text. */
const GOAL_DEPTH = 2;
const MAX_HEADING_LENGTH = 400;
const MAX_GOAL_LENGTH = 20_000;
const MAX_LINE_LENGTH = 3000;

/** Splits plan text, while it arrives, into its head and the text of each goal. */
export class GoalSplitter {
  /** The first section is the head; the last one is not complete yet. */
  readonly #sections: string[] = [''];
  #line = '';

  push(text: string): void {
    if (!text.includes('\n')) {
      this.#line += text;
      return;
    }
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop()!;
    for (const line of lines) this.#add(line);
  }

  /** Call it at the end of a response, so that the last line counts. */
  endLine(): void {
    if (this.#line !== '') this.#add(this.#line);
    this.#line = '';
  }

  /** Drops the goal that the response was cut off in. */
  dropLastGoal(): void {
    this.#line = '';
    if (this.#sections.length > 1) this.#sections.pop();
  }

  #add(line: string): void {
    if (isGoalHeading(line)) this.#sections.push('');
    const index = this.#sections.length - 1;
    // No goal of a draft is longer. Parsing an endless or deeply nested text would block the server.
    if (this.#sections[index]!.length < MAX_GOAL_LENGTH) this.#sections[index] += `${line.slice(0, MAX_LINE_LENGTH)}\n`;
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
  if (line.length > MAX_HEADING_LENGTH) return false;
  const [, hashes = '', title] = headingLine.exec(line) ?? [];
  if (hashes.length === GOAL_DEPTH) return true;
  const text = title ?? boldLine.exec(line.trim())?.[1];
  return text !== undefined && parsePeriod(text)?.unit === 'week';
}
