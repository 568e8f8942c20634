import type { Suggestions } from '#contract/assistant/outlines.ts';
import { countWeeksUntil, planStart } from '#domain/assistant/plan-weeks.ts';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import type { SpecValues } from '../fields/spec.ts';
import type { Reading } from '../fields/use-spec.ts';

/** What the user's words say about the fields that the user has not set. The weeks may follow from a deadline. */
export function fillIn(
  values: SpecValues,
  found: Suggestions['fields'] | undefined,
  today: string,
): Pick<Reading, 'read' | 'sources'> {
  const { structure, weeks, weeklyHours, commitmentLevel: effort, deadline, level, budget } = found ?? {};
  const end = values.deadline ?? deadline?.value ?? '';
  const weeksLeft = isSupportedDay(end) ? String(countWeeksUntil(planStart(today, end), end)) : undefined;
  const from = (source: { readonly words: string } | null | undefined) => source && `from “${source.words}”`;
  const sources = {
    structure: from(structure),
    weeks: values.deadline && weeksLeft ? 'until your deadline' : from(weeks ?? (weeksLeft ? deadline : undefined)),
    weeklyHours: from(weeklyHours),
    effort: from(effort),
    deadline: from(deadline),
    level: from(level),
    budget: from(budget),
  };
  const isOpen = ([name]: [string, unknown]) => values[name as keyof SpecValues] === undefined;
  return {
    read: {
      structure: structure?.value,
      weeks: values.deadline && weeksLeft ? weeksLeft : (weeks && String(weeks.value)) || weeksLeft,
      weeklyHours: weeklyHours ? String(weeklyHours.value) : undefined,
      effort: effort?.value,
      deadline: deadline?.value,
      level: level?.value,
      budget: budget?.value,
    },
    sources: Object.fromEntries(Object.entries(sources).filter(isOpen)),
  };
}
