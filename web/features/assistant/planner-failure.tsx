import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plannerQuery } from '#web/api/assistant.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { HelpOffer } from './help-offer.tsx';
import classes from './planner-failure.module.css';

interface PlannerFailureProps {
  readonly failure: ApiError | undefined;
  readonly onRetry: () => void;
  /** Left out where the built-in planner was asked already. */
  readonly onBuiltIn?: (() => void) | undefined;
  /** Where a safe goal can take the place of the one that was asked for. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
}

/** What went wrong while the assistant was thinking, and what can be done about it. */
export function PlannerFailure({ failure, onRetry, onBuiltIn, onSaferGoal }: PlannerFailureProps) {
  const { data } = useQuery(plannerQuery);
  if (!failure) return null;
  if (failure.concern)
    return <HelpOffer concern={failure.concern} message={failure.message} onSaferGoal={onSaferGoal} />;
  return (
    <div className={classes.failure}>
      <FormAlert failure={failure} />
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
    </div>
  );
}
