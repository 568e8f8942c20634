import { limits } from '../limits.ts';
import { fill } from './fill.ts';
import type { KindResource } from './goal-kind.ts';
import type { Outline } from './outline.ts';
import { shortened, withCapital } from './own-words.ts';
import type { DraftResource } from './plan-draft.ts';
import { waysIn } from './ways-of-learning.ts';

const [fewest, most] = [4, 8];
/** Where more are needed in one week, the others come a little later. */
const mostAtOnce = 3;

/** The resources of each week: those that suit how the user learns, where they are first needed. */
export function resourcesByWeek(
  { kind, values, weeks, push }: Outline,
  learning: readonly string[],
): DraftResource[][] {
  const ways = waysIn(learning);
  const rank = ({ way }: KindResource) => (way === undefined ? 1 : ways.length === 0 || ways.includes(way) ? 0 : 2);
  const count = Math.min(Math.max(fewest, weeks), most);
  const chosen = new Set(kind.resources.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  const byWeek = Array.from({ length: weeks }, (): DraftResource[] => []);
  for (const resource of kind.resources.filter((one) => chosen.has(one))) {
    const { from = 0 } = resource;
    const text = (pattern: string) => withCapital(fill(pattern, { values, progress: from, reach: push.reach }));
    const needed = Math.round(from * (weeks - 1));
    const week = byWeek.findIndex((list, n) => n >= needed && (list.length < mostAtOnce || n === weeks - 1));
    byWeek[week]!.push({
      title: shortened(text(resource.title), limits.title),
      notes: text(resource.notes),
      url: resource.url ?? null,
      estimatedMinutes: resource.estimatedMinutes ?? null,
    });
  }
  return byWeek;
}
