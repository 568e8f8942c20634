import { limits } from '#domain/limits.ts';
import { fillTemplate } from './template.ts';
import type { KindResource } from './goal-kind.ts';
import type { Outline } from './outline.ts';
import { truncate, capitalize } from './user-text.ts';
import type { DraftResource } from '#domain/assistant/plan-draft.ts';
import { detectLearningStyles } from './personal/learning-styles.ts';

const MIN_RESOURCES = 4;
const MAX_RESOURCES = 8;
/** Further resources move to the following weeks. */
const MAX_PER_WEEK = 3;

/** Assigns resources to the week in which they are first needed, preferring those that suit the learning styles. */
export function resourcesByWeek(
  { kind, values, weeks, intensity }: Outline,
  learning: readonly string[],
): DraftResource[][] {
  const styles = detectLearningStyles(learning);
  const rank = ({ way }: KindResource) => (way === undefined ? 1 : styles.length === 0 || styles.includes(way) ? 0 : 2);
  const count = Math.min(Math.max(MIN_RESOURCES, weeks), MAX_RESOURCES);
  const chosen = new Set(kind.resources.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  const byWeek = Array.from({ length: weeks }, (): DraftResource[] => []);
  for (const resource of kind.resources.filter((candidate) => chosen.has(candidate))) {
    const { from = 0 } = resource;
    const fill = (template: string) =>
      capitalize(fillTemplate(template, { values, progress: from, reach: intensity.reach }));
    const firstWeek = Math.round(from * (weeks - 1));
    const week = byWeek.findIndex((list, n) => n >= firstWeek && (list.length < MAX_PER_WEEK || n === weeks - 1));
    byWeek[week]!.push({
      title: truncate(fill(resource.title), limits.title),
      notes: fill(resource.notes),
      url: resource.url ?? null,
      estimatedMinutes: resource.estimatedMinutes ?? null,
    });
  }
  return byWeek;
}
