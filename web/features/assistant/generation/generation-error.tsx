import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#web/api/api-error.ts';
import { plannerQuery } from '#web/api/assistant.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { HelpOfferProps } from './help-offer.tsx';
import classes from './planner-failure.module.css';

const HelpOffer = lazyPart<HelpOfferProps & { onClose?: () => void }>(
  async () => (await import('./help-offer.tsx')).HelpOffer,
);

interface PlannerFailureProps {
  readonly failure: ApiError | undefined;
  readonly onRetry: () => void;
  /** Left out where the built-in planner was asked already. */
  readonly onBuiltIn?: (() => void) | undefined;
  /** Where a safe goal can take the place of the one that was asked for. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
}

/** What went wrong while the assistant was thinking, and what can be done about it; where it fears for somebody, help. */
export function PlannerFailure({ failure, onRetry, onBuiltIn, onSaferGoal }: PlannerFailureProps) {
  const { data } = useQuery(plannerQuery);
  if (!failure) return null;
  return (
    <div className={classes.failure} data-calm={failure.concern !== undefined}>
      <FormAlert failure={failure} />
      {failure.concern ? (
        <HelpOffer concern={failure.concern} onSaferGoal={onSaferGoal} />
      ) : (
        <div className={classes.ways}>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
          {data?.planner === 'model' && onBuiltIn && (
            <Button variant="default" onClick={onBuiltIn}>
              Use the built-in planner
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
