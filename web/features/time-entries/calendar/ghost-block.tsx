import type { Span } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import * as classes from './ghost-block.module.css';
import { blockPosition, type DayScale } from './position.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

interface GhostBlockProps {
  readonly span: Span;
  readonly scale: DayScale;
  readonly timeZone: string;
}

/** The outline of an entry being created by dragging. */
export function GhostBlock({ span, scale, timeZone }: GhostBlockProps) {
  const range = formatTimeRange({ start: span.from, end: span.to }, timeZone, useFormats());
  return (
    <div className={classes.ghost} style={blockPosition(scale, span)}>
      {range} · {formatElapsed(span.to - span.from)}
    </div>
  );
}
