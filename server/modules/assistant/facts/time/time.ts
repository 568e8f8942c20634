import { type Facts, type Weekday, weekdays } from '#domain/assistant/facts.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import type { Deadline } from '../dates/deadline.ts';
import { pieceAt, type Source, type Span } from '../source.ts';
import { findAvailableDays } from './available-days.ts';
import { findDurations } from './durations.ts';
import { findFrequencies } from './frequencies.ts';
import { findTotalTime } from './total-time.ts';
import { findWeeklyTime } from './weekly-time.ts';

const URGENT_DAYS = 7;

/** 'Most days plus Saturday morning': then Saturday is not the only day. */
const MOST_DAYS =
  /(?<![a-zA-ZÀ-ɏ])(?:most days|(?:almost |nearly )?every day|daily|(?:fast )?jeden tag|täglich|an den meisten tagen|(?:casi )?todos los días|a diario|(?:presque )?tous les jours|(?:quase )?todos os dias)(?![a-zA-ZÀ-ɏ])(?! (?:except|but|außer|excepto|menos|salvo|sauf|exceto))|毎日|ほぼ毎日/iu;

function isAmongOthers(source: Source, { from }: Span): boolean {
  return MOST_DAYS.test(pieceAt(source.sentences, from)?.text ?? '');
}

/** How much time the user has, and when. */
export function findTime(
  source: Source,
  today: string,
  deadline: Deadline,
): Pick<Facts, 'weeklyMinutes' | 'totalMinutes' | 'days'> & { readonly spans: readonly Span[] } {
  const durations = findDurations(source);
  const days = findAvailableDays(source, deadline.spans, durations);
  const frequencies = findFrequencies(source);
  const weekly = findWeeklyTime(source, { durations, frequencies, days });
  const isUrgent = deadline.day !== null && deadline.day <= addDays(today, URGENT_DAYS);
  return {
    spans: [...weekly.counted, ...(weekly.counted.length > 0 ? frequencies : []), ...days],
    weeklyMinutes: weekly.minutes,
    totalMinutes: findTotalTime(source, { durations, weekly: weekly.used, isUrgent }),
    days: weekdays.filter((day: Weekday) =>
      days.some((group) => group.days.includes(day) && !isAmongOthers(source, group)),
    ),
  };
}
