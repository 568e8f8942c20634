import { Card } from '#web/ui/layout/card.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';
import page from '../dashboard-page.module.css';
import classes from './class-overview.module.css';

export function ClassOverview() {
  return (
    <Card as="section" padded className={page.card} aria-labelledby="three-kinds">
      <h2 id="three-kinds">Three kinds of time</h2>
      <ul className={classes.classes}>
        {classOptions.map(({ value, label, about }) => (
          <li key={value}>
            <ClassBadge focusAreaClass={value} />
            <div>
              <h3>{label}</h3>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
