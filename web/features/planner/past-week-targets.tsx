import { AppliedTargetsBanner } from '#web/widgets/unrated-weeks/applied-targets-banner.tsx';
import { UnratedWeeksPrompt } from '#web/widgets/unrated-weeks/unrated-weeks-prompt.tsx';
import type { PlanRow } from './plan-rows.ts';

interface PastWeekTargetsProps {
  readonly weekStart: string;
  readonly rows: readonly PlanRow[];
}

/** Offers to apply targets to a past week without a plan, or to remove applied targets. */
export function PastWeekTargets({ weekStart, rows }: PastWeekTargetsProps) {
  const appliedAt = rows.find((row) => row.appliedAt !== undefined)?.appliedAt;
  return appliedAt === undefined ? (
    <UnratedWeeksPrompt weekStart={weekStart} />
  ) : (
    <AppliedTargetsBanner weekStart={weekStart} appliedAt={appliedAt} />
  );
}
