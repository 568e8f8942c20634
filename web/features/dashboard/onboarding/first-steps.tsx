import type { LinkProps } from '@tanstack/react-router';
import type { ProductivityScore } from '#contract/reports/reports.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { ButtonLink, TextLink } from '#web/ui/link/link.tsx';
import * as classes from './first-steps.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly action: string;
  readonly isDone: boolean;
}

/** Guides a new account to its first rating. */
export function FirstSteps({ score }: { readonly score: ProductivityScore }) {
  const steps = buildSteps(score);
  const nextIndex = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Panel title="Three steps to your first rating">
      <ol className={classes.steps}>
        {steps.map(({ title, text, to, action, isDone }, n) => (
          <li key={title} data-done={isDone} data-next={n === nextIndex}>
            <span className={classes.mark}>{isDone ? <CheckIcon size={18} /> : n + 1}</span>
            <div>
              <h3>
                {title}
                {isDone && <small> · done</small>}
              </h3>
              <p>{text}</p>
              {n === nextIndex && <ButtonLink to={to}>{action}</ButtonLink>}
            </div>
          </li>
        ))}
      </ol>
      <p>
        <TextLink to="/help">How it all fits together</TextLink>
      </p>
    </Panel>
  );
}

function buildSteps({ areas, hasGoals, hasEntries }: ProductivityScore): readonly Step[] {
  return [
    {
      title: 'Create a focus area',
      text: 'A part of your life, such as Coding or Chores, and how much time it should get each week.',
      to: '/focus-areas',
      action: 'Create a focus area',
      isDone: areas.length > 0,
    },
    {
      title: 'Add a goal',
      text: 'Something you want to achieve in that area. Time is tracked on goals.',
      to: '/goals',
      action: 'Add a goal',
      isDone: hasGoals,
    },
    {
      title: 'Track your first minutes',
      text: 'Start a timer, or add what you did today. From then on, your week is rated from 0 to 5.',
      to: '/timers',
      action: 'Go to Timers',
      isDone: hasEntries,
    },
  ];
}
