import { memo, type ReactNode } from 'react';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { StarRating } from '#web/ui/gauges/star-rating.tsx';
import * as step from '#web/widgets/step-row/step-row.module.css';
import { TimerButton } from '#web/widgets/timer/timer-button.tsx';
import type { ItemAction } from './action.ts';
import { ItemLink } from './link.tsx';
import { ItemMenu } from './menu.tsx';
import { ClampedText } from '#web/ui/layout/clamped-text.tsx';
import * as classes from './row.module.css';
import { ItemTags } from './tags.tsx';
import { TrackedTime } from './tracked-time.tsx';
import type { ItemTracking } from './use-item-tracking.ts';
import { priorityLabels } from './priority-labels.ts';

interface ItemRowProps extends ItemTracking {
  readonly item: InventoryItem;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Shown below the item's details. */
  readonly children?: ReactNode;
  /** Additional `MenuAction`s. */
  readonly extraMenuItems?: ReactNode;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, onAction, onToggle, children, extraMenuItems } = props;
  const { trackedSec, estimatedMin, runningFrom, timer, onToggleTimer } = props;
  const { title, url, notes, tags, completed, reflectionNote, rating, priority, estimatedMinutes, completedAt } = item;
  const { timeZone } = useUser();
  const formats = useFormats();
  const stars = completed ? rating : null;
  const isTracked = trackedSec >= 1 || runningFrom !== undefined;
  const hasFacts =
    url !== null || priority !== 'med' || estimatedMinutes !== null || isTracked || completed || tags.length > 0;
  return (
    <li className={`${step.row} ${classes.row}`}>
      <label className={step.header}>
        <Checkbox checked={completed} onChange={() => onToggle(item)} />
        <span className={`${step.title} ${classes.title}`} data-done={completed || undefined} dir="auto">
          {title}
        </span>
      </label>
      <div className={classes.timer} data-running={(timer && timer !== 'stopped') || undefined}>
        {timer && (timer !== 'stopped' || !completed) && (
          <TimerButton
            title={title}
            isRunning={timer !== 'stopped'}
            isBusy={timer === 'busy'}
            onClick={() => onToggleTimer(item, timer)}
          />
        )}
      </div>
      <ItemMenu
        item={item}
        onAction={onAction}
        onToggle={onToggle}
        timer={timer}
        onToggleTimer={onToggleTimer}
        extraItems={extraMenuItems}
      />
      <div className={classes.body}>
        {hasFacts && (
          <div className={`${step.facts} ${classes.facts}`}>
            {url !== null && <ItemLink url={url} />}
            {priority !== 'med' && (
              <span className={classes.priority} data-priority={priority}>
                {priorityLabels[priority]} priority
              </span>
            )}
            {estimatedMinutes !== null && <span>{formatDuration(estimatedMinutes)}</span>}
            <TrackedTime trackedSec={trackedSec} estimatedMin={estimatedMin} runningFrom={runningFrom} />
            {stars !== null && <StarRating rating={stars} />}
            {completedAt !== null && (
              <span>Done {formatShortDay(toDay(Date.parse(completedAt), timeZone), formats)}</span>
            )}
            <ItemTags tags={tags} />
          </div>
        )}
        {notes !== '' && <ClampedText key={`notes ${notes}`} text={notes} />}
        {reflectionNote !== '' && (
          <ClampedText key={`reflection ${reflectionNote}`} label="Reflection" text={reflectionNote} />
        )}
        {children}
      </div>
    </li>
  );
});
