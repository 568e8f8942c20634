import type { Contributor } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { AreaContributions } from './area-contributions.tsx';

export function Contributors({ contributors }: { readonly contributors: readonly Contributor[] | undefined }) {
  return (
    <AreaContributions
      title="Top Contributors"
      emptyText="Time you track towards a target shows up here."
      contributions={contributors?.map(({ focusArea, tracked, planned, stars }) => ({
        focusArea,
        text: `${formatDuration(tracked)} of ${formatDuration(planned)}`,
        stars: `+${stars.toFixed(2)}`,
        targetShare: Math.min(1, tracked / planned),
      }))}
    />
  );
}
