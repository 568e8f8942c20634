import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plannerQuery } from '#web/api/assistant.ts';
import { type Failure, FormAlert } from '#web/ui/form-alert.tsx';
import classes from './planner-failure.module.css';

interface PlannerFailureProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  /** Left out where the built-in planner was asked already. */
  readonly onBuiltIn?: (() => void) | undefined;
}

/** What went wrong while the assistant was thinking, and what can be done about it. */
export function PlannerFailure({ failure, onRetry, onBuiltIn }: PlannerFailureProps) {
  const { data } = useQuery(plannerQuery);
  if (!failure) return null;
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
