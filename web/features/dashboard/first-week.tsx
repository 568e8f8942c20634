import { ClassMark } from '#web/ui/class-mark.tsx';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';
import { CalendarIcon, ClockIcon, type Icon, StarIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import classes from './first-week.module.css';

interface Point {
  readonly title: string;
  readonly text: string;
  readonly icon: Icon;
}

const steps: readonly Point[] = [
  { title: 'Track', icon: ClockIcon, text: 'Every timer you run and every entry you add fills the day it belongs to.' },
  { title: 'Plan', icon: CalendarIcon, text: 'Targets per focus area say how full the week is meant to become.' },
  {
    title: 'Improve',
    icon: StarIcon,
    text: 'A rating from 0 to 5 tells how the week went, and what would have lifted it.',
  },
];

/** For an account without a past: what Weekwise will make of the week. */
export function FirstWeek() {
  return (
    <section className={classes.first} aria-labelledby="first-week">
      <h2 id="first-week">What becomes of your week</h2>
      <ul className={classes.steps}>
        {steps.map(({ title, text, icon: StepIcon }) => (
          <li key={title}>
            <StepIcon size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2>Three kinds of time</h2>
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
      <div className={classes.next}>
        <ButtonLink to="/focus-areas">Create a focus area</ButtonLink>
        <ButtonLink to="/help" variant="light">
          How it all fits together
        </ButtonLink>
      </div>
    </section>
  );
}
