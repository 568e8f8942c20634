import type { Contributor } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { AreaShares } from './area-shares.tsx';

/** The areas that made the rating. */
export function Contributors({ contributors }: { readonly contributors: readonly Contributor[] | undefined }) {
  return (
    <AreaShares
      id="contributors"
      title="Top Contributors"
      empty="Time you track towards a target shows up here."
      shares={contributors?.map(({ focusArea, tracked, planned, stars }) => ({
        focusArea,
        text: `${minutesInWords(tracked)} of ${minutesInWords(planned)}`,
        stars: `+${stars.toFixed(2)}`,
        part: Math.min(1, tracked / planned),
      }))}
    />
  );
}
