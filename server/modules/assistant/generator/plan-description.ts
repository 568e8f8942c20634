import type { PlanBrief } from '#domain/assistant/brief.ts';
import type { Outline } from './outline.ts';
import { toSentence, normalizeLine, quote } from './user-text.ts';
import { scheduledPhases } from './weeks/schedule.ts';

/** Serial comma, because phase names contain 'and': 'sowing and planting, picking and renewing, and the finish'. */
const listFormat = new Intl.ListFormat('en-US');

export function buildDescription(
  { structure, weeklyHours, reason }: PlanBrief,
  { kind, values, weeks, experience }: Outline,
): string {
  const hours = weeklyHours === 1 ? 'one hour' : `${weeklyHours} hours`;
  const duration =
    structure === 'backlog'
      ? `About ${hours} a week, at your own pace`
      : weeks === 1
        ? `One week with ${hours}`
        : `${weeks} weeks with ${hours} each`;
  const stages =
    weeks === 1
      ? ['the first steps']
      : scheduledPhases(kind, weeks, experience).map(({ name }) => lowercaseFirst(name));
  return [
    `${duration}: ${listFormat.format([...stages, 'the finish'])}.`,
    toSentence(`You will know that you are there by this: ${values.measure}`),
    ...(normalizeLine(reason) ? [`Why it is worth it, in your own words: ${quote(reason, 200)}.`] : []),
  ].join(' ');
}

/** 'First words' → 'first words', but 'AWS basics' stays. */
function lowercaseFirst(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
