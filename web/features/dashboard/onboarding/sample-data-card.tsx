import { Card } from '#web/ui/layout/card.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from './sample-data-card.module.css';

interface SampleDataCardProps {
  readonly onShowWeek: (weekStart: string) => void;
}

const SampleDataPrompt = lazyComponent(
  async () => (await import('#web/widgets/sample-data/sample-data-prompt.tsx')).SampleDataPrompt,
);

/** Reserves the height of the lazily loaded prompt. */
export function SampleDataCard({ onShowWeek }: SampleDataCardProps) {
  return (
    <Card padded className={classes.reserved}>
      <SampleDataPrompt onShowWeek={onShowWeek} />
    </Card>
  );
}
