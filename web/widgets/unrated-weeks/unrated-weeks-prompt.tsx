import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button/button.tsx';
import { unratedWeeksQuery } from '#web/api/weekly-goals/applied-targets.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useTargetActions } from './use-target-actions.ts';

interface UnratedWeeksPromptProps {
  /** The week to apply targets to; omit for all weeks. */
  readonly weekStart?: string;
}

/** Offers to apply today's targets to past weeks with tracked time but no plan, so that they are rated. */
export function UnratedWeeksPrompt({ weekStart }: UnratedWeeksPromptProps) {
  const { data } = useQuery(unratedWeeksQuery);
  const { apply, isBusy } = useTargetActions();
  const count = data?.weeks.length ?? 0;
  if (!data || count === 0 || (weekStart !== undefined && !data.weeks.includes(weekStart))) return null;
  const isSingleWeek = weekStart !== undefined;
  return (
    <Notice
      as="section"
      aria-label="Weeks without a rating"
      actions={
        <>
          {isSingleWeek && (
            <Button aria-disabled={isBusy} onClick={() => !isBusy && void apply(weekStart)}>
              Apply today’s targets
            </Button>
          )}
          {(!isSingleWeek || count > 1) && (
            <Button
              variant={isSingleWeek ? 'default' : 'filled'}
              aria-disabled={isBusy}
              onClick={() => !isBusy && void apply()}
            >
              {isSingleWeek ? `Apply to all ${count} unrated weeks` : 'Apply today’s targets'}
            </Button>
          )}
        </>
      }
    >
      {isSingleWeek
        ? 'Not rated: this week has tracked time, but no targets.'
        : count === 1
          ? '1 week with tracked time has no targets and is not rated.'
          : `${count} weeks with tracked time have no targets and are not rated.`}
    </Notice>
  );
}
