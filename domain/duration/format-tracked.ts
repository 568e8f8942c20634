import { formatDuration, formatElapsed } from './format-duration.ts';

/** '3 h 20 min of 6 h tracked', or '42 s tracked' without an estimate. */
export function formatTracked(trackedSec: number, estimatedMinutes: number): string {
  const tracked = formatElapsed(trackedSec * 1000);
  return estimatedMinutes === 0 ? `${tracked} tracked` : `${tracked} of ${formatDuration(estimatedMinutes)} tracked`;
}
