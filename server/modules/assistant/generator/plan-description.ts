import type { PlanBrief } from './brief.ts';
import type { Outline } from './outline.ts';
import { asSentence, inOneLine, quoted } from './own-words.ts';
import { phasesIn } from './week-order.ts';

/** With a comma before the last 'and', as stages have theirs: 'sowing and planting, picking and renewing, and the finish'. */
const list = new Intl.ListFormat('en-US');

/** What the plan is for, in a few plain sentences. */
export function descriptionOf(
  { structure, weeklyHours, reason }: PlanBrief,
  { kind, values, weeks, ahead }: Outline,
): string {
  const hours = weeklyHours === 1 ? 'one hour' : `${weeklyHours} hours`;
  const time =
    structure === 'backlog'
      ? `About ${hours} a week, at your own pace`
      : weeks === 1
        ? `One week with ${hours}`
        : `${weeks} weeks with ${hours} each`;
  const stages = weeks === 1 ? ['the first steps'] : phasesIn(kind, weeks, ahead).map(({ name }) => lowered(name));
  return [
    `${time}: ${list.format([...stages, 'the finish'])}.`,
    asSentence(`You will know that you are there by this: ${values.measure}`),
    ...(inOneLine(reason) ? [`Why it is worth it, in your own words: ${quoted(reason, 200)}.`] : []),
  ].join(' ');
}

/** 'First words' → 'first words', but 'AWS basics' stays. */
function lowered(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
