import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';

const SESSION_MIN = 60;
const STEP_MIN = 5;
const MIN_PARTS = 2;
const MAX_PARTS = 6;
const sizeSuffix = /\s*\([^()]*\)\s*$/;
const sessions = /\((\d{1,3}) ?[×x] /;

/** Splits a task into sessions of about an hour, in its own words and whatever its language: 'Sand the door – 1/3 (1 h)'. */
export function splitTask(title: string): readonly { readonly title: string }[] {
  const minutes = parseTaskMinutes(title);
  const wanted = Number(sessions.exec(title)?.[1] ?? Math.ceil(minutes / SESSION_MIN));
  const parts = Math.min(MAX_PARTS, Math.max(MIN_PARTS, wanted));
  const name = minutes === 0 ? title.trim() : title.replace(sizeSuffix, '');
  return sizes(minutes, parts).map((size, n) => {
    const suffix = ` – ${n + 1}/${parts}${size === 0 ? '' : ` (${formatDuration(size)})`}`;
    return {
      title:
        Array.from(name)
          .slice(0, limits.title - suffix.length)
          .join('') + suffix,
    };
  });
}

/** Whole steps that add up to the total. The last part takes the rest. */
function sizes(minutes: number, parts: number): number[] {
  const size = Math.max(1, Math.floor(minutes / parts / STEP_MIN) * STEP_MIN || Math.floor(minutes / parts));
  return Array.from({ length: parts }, (_, n) =>
    minutes === 0 ? 0 : n < parts - 1 ? size : Math.max(1, minutes - size * (parts - 1)),
  );
}
