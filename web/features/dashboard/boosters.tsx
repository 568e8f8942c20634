import type { ProductivityScore, Underperformer } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { AreaShares } from './area-shares.tsx';
import { boostInWords } from './week-words.ts';

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
      empty={score?.isCounted ? 'Nothing is missing. Well done.' : 'A week that is not rated needs none.'}
      about={isOver ? 'What would have lifted this week.' : 'What would lift this week now.'}
      shares={
        score &&
        (score.isCounted ? score.underperformers : []).map((each) => ({
          focusArea: each.focusArea,
          around: boostInWords(each, score.rating),
          stars: `−${each.stars.toFixed(2)}`,
          part: Math.min(1, each.planned > 0 ? each.tracked / each.planned : 1),
          text: hintOf(each, isOver),
        }))
      }
    />
  );
}

function hintOf({ boost, tracked, planned }: Underperformer, isOver: boolean): string {
  if (!boost) return `${minutesInWords(tracked)}, at most ${minutesInWords(planned)} planned`;
  return `${minutesInWords(tracked)} of ${minutesInWords(planned)}${isOver ? '' : ' so far'}`;
}
