import type { Contributor } from '#contract/reports.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { Placeholder } from '#web/ui/placeholder.tsx';
import classes from './area-shares.module.css';
import page from './dashboard-page.module.css';

interface AreaShare {
  readonly focusArea: Contributor['focusArea'];
  readonly text: string;
  /** Earned or lost, with its sign, if it is a number. */
  readonly stars: string | undefined;
  /** From 0 to 1: how much of the target is tracked. */
  readonly part: number;
  /** The same in words, when pointed at. */
  readonly detail?: string;
}

interface AreaSharesProps {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  /** What to say where there are none. */
  readonly empty: string;
  readonly shares: readonly AreaShare[] | undefined;
}

/** Focus areas and what they have to do with the rating, in stars. */
export function AreaShares({ id, title, about, empty, shares }: AreaSharesProps) {
  return (
    <section className={page.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && (shares === undefined || shares.length > 0) && <p className={classes.about}>{about}</p>}
      {!shares ? (
        <Placeholder width="100%" height={150} />
      ) : shares.length === 0 ? (
        <p className={classes.about}>{empty}</p>
      ) : (
        <ul className={classes.shares}>
          {shares.map(({ focusArea, text, stars, part, detail }) => (
            <li key={focusArea._id}>
              <ClassMark of={focusArea.focusAreaClass} size="sm" />
              <div className={classes.words}>
                <p dir="auto">{focusArea.name}</p>
                <small>{text}</small>
                <span
                  className={classes.bar}
                  title={detail}
                  data-color={classFaces[focusArea.focusAreaClass].color}
                  aria-hidden="true"
                >
                  <i style={{ width: `${part * 100}%` }} />
                </span>
              </div>
              {stars !== undefined && (
                <strong>
                  {stars}
                  <span className={classes.unit}> ★</span>
                </strong>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
