import { hasVisibleCharacter } from '#domain/visible-text.ts';
import type { DraftGoal, DraftResource } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { parseTaskSize, withoutSize } from '#domain/plan/task-minutes.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import type { ArrangedGoal, Repairs } from './arrangement.ts';
import type { PlanTextResource } from './plan-text.ts';

/** Cuts the texts and lists of a plan to the limits of a draft, and collects what was cut. */
export class DraftLimits implements Repairs {
  readonly leftOut: string[] = [];
  readonly changes: string[] = [];

  fitGoal({ title, tasks, resources }: ArrangedGoal, structure: PlanStructure): DraftGoal {
    const usableTasks = tasks.map((task) => toLine(task.title)).filter(hasVisibleCharacter);
    const usableResources = resources.filter((resource) => hasVisibleCharacter(toLine(resource.title)));
    const restTasks = usableTasks.slice(limits.draftTasks);
    const restResources = usableResources.slice(limits.draftResources);
    const goalTitle = this.fitTitle(title);
    if (restTasks.length > 0) {
      const most = `A ${structure === 'weekly' ? 'week' : 'goal'} has at most ${limits.draftTasks} tasks.`;
      this.changes.push(`${most} ${restTasks.length} of “${goalTitle}” were left out.`);
    }
    this.leftOut.push(...restTasks, ...restResources.map((resource) => resource.title));
    return {
      title: goalTitle,
      tasks: usableTasks.slice(0, limits.draftTasks).map((task) => ({ title: this.fitTask(task) })),
      resources: usableResources.slice(0, limits.draftResources).map((resource) => this.#fitResource(resource)),
    };
  }

  fitTitle(title: string): string {
    const line = toLine(title);
    return hasVisibleCharacter(line) ? this.#cut(line, limits.title) : 'Plan';
  }

  fitDescription(notes: readonly string[]): string {
    return this.#cut(toStorable(notes.join('\n')).trim(), limits.description);
  }

  /** The size stays at the end. */
  fitTask(title: string): string {
    if (!parseTaskSize(title)) return this.#cut(title, limits.title);
    const name = withoutSize(title);
    const size = title.slice(name.length);
    return this.#cut(name, limits.title - size.length) + size;
  }

  #fitResource({ title, url, notes, minutes }: PlanTextResource): DraftResource {
    const isTooLong = url !== null && url.length > limits.url;
    if (isTooLong) this.leftOut.push(url);
    return {
      title: this.#cut(toLine(title), limits.title),
      url: isTooLong ? null : url,
      notes: this.#cut(toStorable(notes).trim(), limits.description),
      estimatedMinutes: minutes === null ? null : Math.min(minutes, limits.estimatedMinutes),
    };
  }

  #cut(text: string, max: number): string {
    const short = cut(text, max);
    if (short !== text) this.leftOut.push(`…${text.slice(short.length - 1).trim()}`);
    return short;
  }
}

/** Cuts between words if possible, by code points, as the limits count them. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${space > start.length / 2 ? start.slice(0, space) : start}…`;
}

const toLine = (text: string) =>
  toStorable(text)
    .replaceAll(/[\n\r]+/g, ' ')
    .trim();

/** NUL and lone surrogates cannot be stored. They come from character references such as '&#0;'. */
const toStorable = (text: string) => text.toWellFormed().replaceAll('\0', '');
