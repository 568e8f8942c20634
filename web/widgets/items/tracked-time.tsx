import { formatTracked } from '#domain/duration/format-tracked.ts';
import { useLiveTrackedSec } from '#web/widgets/timer/use-live-tracked-sec.ts';
import type { ItemTracking } from './use-item-tracking.ts';

type TrackedTimeProps = Pick<ItemTracking, 'trackedSec' | 'estimatedMin' | 'runningFrom'>;

/** '1 h 10 min of 3 h tracked', updated live while a timer runs. Renders nothing before the first second. */
export function TrackedTime({ trackedSec, estimatedMin, runningFrom }: TrackedTimeProps) {
  if (runningFrom !== undefined) {
    return <LiveTrackedTime trackedSec={trackedSec} estimatedMin={estimatedMin} runningFrom={runningFrom} />;
  }
  return trackedSec >= 1 && <span>{formatTracked(trackedSec, estimatedMin)}</span>;
}

function LiveTrackedTime({
  trackedSec,
  estimatedMin,
  runningFrom,
}: TrackedTimeProps & { readonly runningFrom: number }) {
  return <span>{formatTracked(useLiveTrackedSec(trackedSec, [runningFrom]), estimatedMin)}</span>;
}
