import { formatDuration } from './format-duration.ts';

/**
 * '9 h tracked in 7 h 20 min' if timers overlapped. Undefined if they did not, if whole minutes do not show it, or if the elapsed
 * time is unknown, which is 0.
 */
export function formatOverlap(trackedSec: number, elapsedSec: number): string | undefined {
  const [trackedMin, elapsedMin] = [Math.floor(trackedSec / 60), Math.floor(elapsedSec / 60)];
  return elapsedMin > 0 && elapsedMin < trackedMin
    ? `${formatDuration(trackedMin)} tracked in ${formatDuration(elapsedMin)}`
    : undefined;
}

/** Says that timers overlapped, and that ratings use the sum. Undefined if they did not overlap. */
export function explainOverlap(trackedSec: number, elapsedSec: number): string | undefined {
  const overlap = formatOverlap(trackedSec, elapsedSec);
  return overlap && `Timers overlapped: ${overlap}. Ratings count each timer in full.`;
}
