import { Panel } from '#web/ui/layout/panel.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';
import * as classes from './class-overview.module.css';

export function ClassOverview() {
  return (
    <Panel title="Three kinds of time">
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
    </Panel>
  );
}
