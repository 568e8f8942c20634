import type { PlanBrief } from './brief.ts';
import type { Outline } from './outline.ts';
import { inOneLine, quoted } from './own-words.ts';
import { phasesIn } from './week-order.ts';

/** What the plan is for, in a few plain sentences. */
export function descriptionOf({ structure, weeklyHours, reason }: PlanBrief, { kind, values, weeks }: Outline): string {
  const hours = weeklyHours === 1 ? 'one hour' : `${weeklyHours} hours`;
  const time =
    structure === 'backlog'
      ? `About ${hours} a week, at your own pace`
      : weeks === 1
        ? `One week with ${hours}`
        : `${weeks} weeks with ${hours} each`;
  const stages = phasesIn(kind, weeks).map(({ name }) => lowered(name));
  return [
    `${time}: ${stages.length > 0 ? stages.join(', then ') : 'the first steps'}, then the finish.`,
    `You will know that you are there by this: ${values.measure}.`,
    ...(inOneLine(reason) ? [`Why it is worth it, in your own words: ${quoted(reason, 200)}.`] : []),
  ].join(' ');
}

/** 'First words' → 'first words', but 'AWS basics' stays. */
function lowered(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
