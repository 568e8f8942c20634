import type { ProductivityScore, Underperformer } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { AreaShares } from './area-shares.tsx';
import { boostersOf } from './week-words.ts';

interface BoostersProps {
  readonly score: ProductivityScore | undefined;
  /** The week is over: what would have helped. */
  readonly isOver: boolean;
}

/** The areas that would lift the rating, and by how much. */
export function Boosters({ score, isOver }: BoostersProps) {
  return (
    <AreaShares
      id="boosters"
      title="Potential Boosters"
      empty={score?.isCounted ? 'Nothing to add: this week has all five stars.' : 'No rating, so no boosters.'}
      about={isOver ? 'What would have lifted this week.' : 'What would lift this week now.'}
      shares={
        score &&
        boostersOf(score, isOver).map(({ of, text, stars }) => ({
          focusArea: of.focusArea,
          text,
          stars,
          part: Math.min(1, of.planned > 0 ? of.tracked / of.planned : 1),
          detail: detailOf(of),
        }))
      }
    />
  );
}

function detailOf({ boost, tracked, planned }: Underperformer): string {
  return `${minutesInWords(tracked)}${boost ? ' of' : ', limit'} ${minutesInWords(planned)}`;
}
