import { lazyPart } from '#web/ui/lazy-part.tsx';
import page from './dashboard-page.module.css';
import classes from './sample-offer.module.css';

interface SampleOfferProps {
  readonly onShowWeek: (weekStart: string) => void;
}

const SampleDataOffer = lazyPart<SampleOfferProps & { onClose?: () => void }>(
  async () => (await import('#web/parts/sample-data/sample-data-offer.tsx')).SampleDataOffer,
);

/** For whoever would rather look around first. Its place is kept until it is there. */
export function SampleOffer({ onShowWeek }: SampleOfferProps) {
  return (
    <div className={`${page.card} ${classes.place}`}>
      <SampleDataOffer onShowWeek={onShowWeek} />
    </div>
  );
}
