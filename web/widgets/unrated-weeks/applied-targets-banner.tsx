import { toDay } from '#domain/calendar/calendar.ts';
import { formatLongDay } from '#domain/calendar/format-date.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { useUser } from '#web/api/account/auth.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useTargetActions } from './use-target-actions.ts';

interface AppliedTargetsBannerProps {
  readonly weekStart: string;
  readonly appliedAt: string;
}

/** Shown in a week whose targets were applied after it was over; offers to remove them. */
export function AppliedTargetsBanner({ weekStart, appliedAt }: AppliedTargetsBannerProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const { remove, isBusy } = useTargetActions();
  const removeFrom = (week?: string) => (isBusy ? undefined : void remove(appliedAt, week));
  return (
    <Notice
      as="section"
      aria-label="Applied targets"
      actions={
        <>
          <Button variant="default" aria-disabled={isBusy} onClick={() => removeFrom(weekStart)}>
            Remove them
          </Button>
          <Button variant="default" aria-disabled={isBusy} onClick={() => removeFrom()}>
            Remove from all weeks
          </Button>
        </>
      }
    >
      These targets were applied on {formatLongDay(toDay(Date.parse(appliedAt), timeZone), formats)}, after the week was
      over.
    </Notice>
  );
}
