import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import type { PlannedTime } from '#domain/plan/planned-time.ts';
import { formatTrackedTime } from '#web/widgets/plan/planned-time-labels.ts';
import { countsFrom, useLiveTrackedSec } from '#web/widgets/timer/use-live-tracked-sec.ts';

interface TrackedTimeProps {
  readonly trackedSec: number;
  readonly planned: PlannedTime;
  /** When `trackedSec` was fetched, by this device's clock. */
  readonly fetchedAt: number;
  /** Those of its timers that are running. */
  readonly running: readonly TimeEntry[];
}

/** '3 h 20 min of 6 h tracked', updated live while a timer runs. Nothing without any time. */
export function TrackedTime(props: TrackedTimeProps) {
  return props.running.length > 0 ? <LiveTrackedTime {...props} /> : formatTrackedTime(props.trackedSec, props.planned);
}

function LiveTrackedTime({ trackedSec, planned, fetchedAt, running }: TrackedTimeProps) {
  const runningFrom = running.map((entry) => countsFrom(entry, fetchedAt));
  return formatTrackedTime(useLiveTrackedSec(trackedSec, runningFrom), planned);
}
