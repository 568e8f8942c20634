import { normalizeForSearch } from '../../search/search.ts';
import { withoutSize } from '../task-minutes.ts';
import type { KnownGoal, KnownPlan, KnownTask, ReplyGoal, ReplyTask } from './known-plan.ts';
import { toName } from './match-goals.ts';

/** A line of a reply. */
export interface Line {
  readonly task: ReplyTask;
  readonly names: readonly string[];
  readonly part: ReplyGoal;
  /** Undefined if the plan has no such goal. */
  readonly goal: KnownGoal | undefined;
}

export interface Match {
  readonly task: KnownTask;
  readonly goal: KnownGoal;
  readonly line: Line;
}

interface Place {
  readonly task: KnownTask;
  readonly goal: KnownGoal;
  readonly name: string;
}

const MIN_SHARED_WORDS = 0.5;
/** Comparing more pairs of titles would take too long. */
const MAX_COMPARED = 40_000;

/** Finds each task of a plan in a reply. Each line stands for at most one task. */
export class TaskMatcher {
  readonly matches: Match[] = [];
  readonly #free: Set<Line>;
  readonly #missing: Set<Place>;
  #compared = 0;

  constructor(plan: KnownPlan, written: readonly ReplyGoal[], goals: ReadonlyMap<ReplyGoal, KnownGoal>) {
    this.#free = new Set(
      written.flatMap((part) =>
        part.tasks.map((task) => ({ task, names: namesOfTask(task), part, goal: goals.get(part) })),
      ),
    );
    this.#missing = new Set(
      plan.goals.flatMap((goal) => goal.tasks.map((task) => ({ task, goal, name: toName(task.title) }))),
    );
  }

  /** Lines that stand for no task. */
  get rest(): readonly Line[] {
    return [...this.#free];
  }

  /** Tasks that have no line. */
  get missing(): readonly Place[] {
    return [...this.#missing];
  }

  /** A goal may have an open task with the name of a done one, so those that are equally done are matched first. */
  matchInGoals(): void {
    const id = (goal: KnownGoal | undefined) => goal?.id ?? '';
    this.#pair(
      (place) => `${place.task.isProtected} ${id(place.goal)} ${place.name}`,
      ({ task, goal }, name) => `${task.done} ${id(goal)} ${name}`,
    );
    this.#pair(
      ({ goal, name }) => `${id(goal)} ${name}`,
      ({ goal }, name) => `${id(goal)} ${name}`,
    );
  }

  /** Matches tasks with lines of other goals that have the same name. */
  matchAcrossGoals(isTask: (place: Place) => boolean, isLine: (line: Line) => boolean): void {
    this.#pair(
      (place) => (isTask(place) ? place.name : undefined),
      (line, name) => (isLine(line) ? name : undefined),
    );
  }

  /** Matches the remaining open tasks of a goal with lines of it that share enough words, the most similar ones first. */
  matchSimilar(goal: KnownGoal): void {
    const lines = [...this.#free].filter((line) => line.goal === goal && !line.task.done);
    if (lines.length === 0) return;
    const places = [...this.#missing].filter((place) => place.goal === goal && !place.task.isProtected);
    const wordsOfLines = lines.map((line) => [line, toWords(line.task.name)] as const);
    const pairs: { readonly place: Place; readonly line: Line; readonly score: number }[] = [];
    for (const place of places) {
      this.#compared += lines.length;
      if (this.#compared > MAX_COMPARED) break;
      const words = toWords(withoutSize(place.task.title));
      for (const [line, others] of wordsOfLines) pairs.push({ place, line, score: similarity(words, others) });
    }
    const similar = pairs.filter(({ score }) => score >= MIN_SHARED_WORDS).toSorted((a, b) => b.score - a.score);
    for (const { place, line } of similar) {
      if (this.#missing.has(place) && this.#free.has(line)) this.#match(place, line);
    }
  }

  /** Takes lines that are about something else than tasks. */
  drop(isDropped: (line: Line) => boolean): void {
    for (const line of this.#free) if (isDropped(line)) this.#free.delete(line);
  }

  #pair(keyOfTask: (place: Place) => string | undefined, keyOfLine: (line: Line, name: string) => string | undefined) {
    const queues = new Map<string, Line[]>();
    // From the end, because the first of a queue is taken with `pop`.
    for (const line of [...this.#free].toReversed()) {
      for (const name of line.names) {
        const key = keyOfLine(line, name);
        if (key === undefined) continue;
        const queue = queues.get(key) ?? [];
        queue.push(line);
        queues.set(key, queue);
      }
    }
    for (const place of this.#missing) {
      const queue = queues.get(keyOfTask(place) ?? '') ?? [];
      let line = queue.pop();
      while (line && !this.#free.has(line)) line = queue.pop();
      if (line) this.#match(place, line);
    }
  }

  #match(place: Place, line: Line): void {
    this.#missing.delete(place);
    this.#free.delete(line);
    this.matches.push({ task: place.task, goal: place.goal, line });
  }
}

const namesOfTask = ({ title, sized }: ReplyTask) => [...new Set([toName(title), toName(sized)])];

/** Chinese and Japanese do not separate their words. */
const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu;

const toWords = (text: string): ReadonlySet<string> => new Set(normalizeForSearch(text).match(wordPattern));

/** The share of words that two titles have in common. 'Glide' and 'Glide like a fish' are similar enough. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  if (shared === 0) return 0;
  const share = (2 * shared) / (a.size + b.size);
  return shared === Math.min(a.size, b.size) ? Math.max(MIN_SHARED_WORDS, share) : share;
}
