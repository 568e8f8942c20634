import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { truncate } from '../user-text.ts';

export const MIN_TASK_MINUTES = 10;
export const DEFAULT_SESSION_MINUTES = 60;
/** One per day. */
export const MAX_SESSIONS = 7;

/** An additional session must gain more minutes than this to be worthwhile. */
const SESSION_COST_MINUTES = 5;

interface SessionPlan {
  readonly sessions: number;
  readonly minutesEach: number;
}

/** Splits the available minutes into as few sessions of a round length as are worthwhile. */
function fitSessions(minutes: number, maxSessionMinutes: number): SessionPlan {
  const maxSessions = Math.max(1, Math.min(MAX_SESSIONS, Math.floor(minutes / MIN_TASK_MINUTES)));
  const candidates = Array.from({ length: maxSessions }, (_, n): SessionPlan => {
    const each = roundDown(Math.min(minutes / (n + 1), maxSessionMinutes));
    return { sessions: n + 1, minutesEach: Math.max(MIN_TASK_MINUTES, each) };
  });
  const score = ({ sessions, minutesEach }: SessionPlan) => sessions * (minutesEach - SESSION_COST_MINUTES);
  return candidates.reduce((best, candidate) => (score(candidate) > score(best) ? candidate : best));
}

function roundDown(minutes: number): number {
  const step = minutes > 60 ? 15 : 5;
  return Math.floor(minutes / step) * step;
}

/** The part of the minutes that fits into round sessions. */
export function usableMinutes(minutes: number, maxSessionMinutes = DEFAULT_SESSION_MINUTES): number {
  const { sessions, minutesEach } = fitSessions(minutes, maxSessionMinutes);
  return sessions * minutesEach;
}

/** 'Learn 20 verbs with flashcards (3 × 45 min)' */
export function titleWithSize(text: string, minutes: number, maxSessionMinutes = DEFAULT_SESSION_MINUTES): string {
  const { sessions, minutesEach } = fitSessions(minutes, maxSessionMinutes);
  const size = ` (${sessions > 1 ? `${sessions} × ` : ''}${formatDuration(minutesEach)})`;
  return truncate(text, limits.title - size.length) + size;
}
