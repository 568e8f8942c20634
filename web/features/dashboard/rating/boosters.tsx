import type { ProductivityScore, Underperformer } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { AreaContributions } from './area-contributions.tsx';
import { listBoosters } from '../week-labels.ts';

interface BoostersProps {
  readonly score: ProductivityScore | undefined;
  readonly isOver: boolean;
}

export function Boosters({ score, isOver }: BoostersProps) {
  return (
    <AreaContributions
      title="Potential Boosters"
      emptyText={score?.isCounted ? 'Nothing to improve: this week has all five stars.' : 'No rating, so no boosters.'}
      description={isOver ? 'What would have raised this week’s rating.' : 'What would raise this week’s rating now.'}
      contributions={
        score &&
        listBoosters(score, isOver).map(({ underperformer, text, stars }) => ({
          focusArea: underperformer.focusArea,
          text,
          stars,
          targetShare: Math.min(1, underperformer.planned > 0 ? underperformer.tracked / underperformer.planned : 1),
          tooltip: formatBoosterTooltip(underperformer),
        }))
      }
    />
  );
}

function formatBoosterTooltip({ boost, tracked, planned }: Underperformer): string {
  return `${formatDuration(tracked)}${boost ? ' of' : ', limit'} ${formatDuration(planned)}`;
}
