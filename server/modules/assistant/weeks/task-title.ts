import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { truncate } from '../user-text.ts';

/** 'Sand the boards (1 h 30 min)' */
export function titleWithSize(text: string, minutes: number, maxLength: number = limits.title): string {
  const size = ` (${formatDuration(minutes)})`;
  return truncate(text, maxLength - size.length) + size;
}
