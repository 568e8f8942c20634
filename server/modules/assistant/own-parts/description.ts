import { weekdays } from '#domain/assistant/facts.ts';
import { limits } from '#domain/limits.ts';
import type { PlanInput } from '../plan-input.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { capitalize, normalizeLine, toSentence, truncate } from '../user-text.ts';
import { texts } from './texts.ts';
import { withoutPeople } from './things.ts';

const MAX_LINE_LENGTH = 600;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

export function formatDate(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** How the user will see that it is done, and what the plan was written around. One line each. */
export function describePlan(input: PlanInput, results: readonly string[], language: PlaybookLanguage): string {
  const { facts, measure, start, reason } = input;
  const { labels, separator } = texts[language];
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = facts.days.map((day) => weekday.format(MONDAY + weekdays.indexOf(day) * 86_400_000));
  const date = facts.deadline === null ? '' : labels.by.replace('{date}', formatDate(facts.deadline, language));
  const done = normalizeLine(measure) || results.join(separator);
  const lines: [label: string, text: string][] = [
    [labels.doneWhen, [truncate(done, MAX_LINE_LENGTH), date].filter(Boolean).join(language === 'ja' ? '、' : ', ')],
    [labels.days, list.format(days)],
    [labels.budget, facts.budget ?? ''],
    [labels.without, list.format(facts.refusals)],
    [labels.has, list.format(withoutPeople(facts.has, language))],
    [labels.start, normalizeLine(start)],
    [labels.consider, [...facts.obstacles, ...facts.weakSpots].join(separator)],
    [labels.reason, normalizeLine(reason)],
  ];
  const text = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => capitalize(`${label}${truncate(value, MAX_LINE_LENGTH + 60)}`))
    .map((line) => (language === 'ja' ? line : toSentence(line)))
    .join('\n');
  return truncate(text, limits.description);
}
