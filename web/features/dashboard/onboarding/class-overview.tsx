import { ClassMark } from '#web/ui/class-mark.tsx';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';
import page from './dashboard-page.module.css';
import classes from './three-kinds.module.css';

/** What the classes of focus areas are for. */
export function ThreeKinds() {
  return (
    <section className={page.card} aria-labelledby="three-kinds">
      <h2 id="three-kinds">Three kinds of time</h2>
      <ul className={classes.kinds}>
        {classesInOrder.map(({ value, label, about }) => (
          <li key={value}>
            <ClassMark of={value} />
            <div>
              <h3>{label}</h3>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
