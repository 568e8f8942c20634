import { useState } from 'react';
import type { ImportPreview } from '#contract/account/imports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import * as classes from './goals.module.css';

/** How many are shown until the user asks for all. */
const INITIAL_COUNT = 8;

/** The goals that receive a file's entries, and how much time each gets. */
export function ImportGoals({ goals }: Pick<ImportPreview, 'goals'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? goals : goals.slice(0, INITIAL_COUNT);
  return (
    <div>
      <table className={classes.goals}>
        <caption>Where the time goes</caption>
        <thead>
          <tr>
            <th scope="col">Goal</th>
            <th scope="col">Entries</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ focusArea, goal, isNew, entries, seconds }) => (
            <tr key={JSON.stringify([focusArea, goal])}>
              <th scope="row">
                <bdi>{goal}</bdi> {isNew && <Chip variant="accent">new</Chip>}
                <small dir="auto">{focusArea}</small>
              </th>
              <td>{entries.toLocaleString('en')}</td>
              <td>{formatDuration(Math.floor(seconds / 60))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {goals.length > shown.length && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          Show {goals.length - shown.length} more
        </Button>
      )}
    </div>
  );
}
