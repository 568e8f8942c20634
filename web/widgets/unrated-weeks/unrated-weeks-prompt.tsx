import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { unratedWeeksQuery } from '#web/api/applied-targets.ts';
import classes from './unrated-offer.module.css';
import { useTargetActions } from './use-target-actions.ts';

interface UnratedOfferProps {
  /** The week to apply targets to; without it, the offer is about all weeks. */
  readonly weekStart?: string;
  readonly onClose?: () => void;
}

/** For past weeks with tracked time but no plan: apply today's targets, so that they are rated. */
export function UnratedOffer({ weekStart }: UnratedOfferProps) {
  const { data } = useQuery(unratedWeeksQuery);
  const { apply, isBusy } = useTargetActions();
  const count = data?.weeks.length ?? 0;
  if (!data || count === 0 || (weekStart !== undefined && !data.weeks.includes(weekStart))) return null;
  const isAboutOne = weekStart !== undefined;
  return (
    <section className={classes.offer} aria-label="Weeks without a rating">
      <p>
        {isAboutOne
          ? 'Not rated: this week has tracked time, but no targets.'
          : count === 1
            ? '1 week with tracked time has no targets and is not rated.'
            : `${count} weeks with tracked time have no targets and are not rated.`}
      </p>
      <div className={classes.actions}>
        {isAboutOne && (
          <Button aria-disabled={isBusy} onClick={() => !isBusy && void apply(weekStart)}>
            Apply today’s targets
          </Button>
        )}
        {(!isAboutOne || count > 1) && (
          <Button
            variant={isAboutOne ? 'default' : 'filled'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void apply()}
          >
            {isAboutOne ? `Apply to all ${count} unrated weeks` : 'Apply today’s targets'}
          </Button>
        )}
      </div>
    </section>
  );
}
