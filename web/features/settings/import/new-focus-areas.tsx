import type { ImportPreview } from '#contract/account/imports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import * as classes from './goals.module.css';

/** How many are listed before '…and 2 more'. */
const MAX_SHOWN = 8;

/** The focus areas that an import creates, and the targets they get. */
export function NewFocusAreas({
  areas,
  count,
}: {
  readonly areas: ImportPreview['newFocusAreas'];
  readonly count: number;
}) {
  const more = count - MAX_SHOWN;
  return (
    <div>
      <table className={classes.goals}>
        <caption>New focus areas</caption>
        <thead>
          <tr>
            <th scope="col">Focus area</th>
            <th scope="col">Weekly target</th>
          </tr>
        </thead>
        <tbody>
          {areas.slice(0, MAX_SHOWN).map(({ name, weeklyMin }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{formatDuration(weeklyMin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>…and {more} more.</p>}
      <p>Each target is the average week in this file. You can change it later.</p>
    </div>
  );
}
