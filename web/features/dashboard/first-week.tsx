import { CalendarIcon, ClockIcon, HomeIcon, type Icon, LeafIcon, RiseIcon, StarIcon } from '#web/ui/icons.tsx';
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

const classesOfTime: readonly (Point & { readonly color: 'violet' | 'teal' | 'amber' })[] = [
  { title: 'Level-Up', icon: RiseIcon, color: 'violet', text: 'What moves you forward. It lifts your rating most.' },
  { title: 'Life Stuff', icon: HomeIcon, color: 'teal', text: 'What keeps life running. It counts as you weigh it.' },
  { title: 'Chill Zone', icon: LeafIcon, color: 'amber', text: 'What lets you rest. Free, up to the limit you set.' },
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
        {classesOfTime.map(({ title, text, color, icon: KindIcon }) => (
          <li key={title} data-color={color}>
            <KindIcon />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to="/help" variant="light" className={classes.more}>
        How it all fits together
      </ButtonLink>
    </section>
  );
}
