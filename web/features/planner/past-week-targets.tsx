import { AppliedNote } from '#web/parts/unrated/applied-note.tsx';
import { UnratedOffer } from '#web/parts/unrated/unrated-offer.tsx';
import type { PlanRow } from './plan-rows.ts';

interface PastTargetsProps {
  readonly weekStart: string;
  readonly rows: readonly PlanRow[];
  readonly onClose?: () => void;
}

/** What can be done in one go about the targets of a week that is over. */
export function PastTargets({ weekStart, rows }: PastTargetsProps) {
  const appliedAt = rows.find((row) => row.appliedAt !== undefined)?.appliedAt;
  return appliedAt === undefined ? (
    <UnratedOffer weekStart={weekStart} />
  ) : (
    <AppliedNote weekStart={weekStart} appliedAt={appliedAt} />
  );
}
