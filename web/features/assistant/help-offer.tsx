import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReasonForHelp } from '#domain/safety/concerns.ts';
import { countryIn, HELP_DIRECTORY, helplines } from '#domain/safety/helplines.ts';
import { saferGoals } from '#domain/safety/safer-goals.ts';
import classes from './help-offer.module.css';

interface HelpOfferProps {
  readonly concern: ReasonForHelp;
  readonly message: string;
  /** Left out where no goal is being asked for. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
}

/** Not a counsellor's matter. */
const WITHOUT_HELPLINE: ReadonlySet<ReasonForHelp> = new Set(['medication']);

/** Shown instead of a plan: somebody to talk to, and a safe goal nearby. Nothing here leads to another planner. */
export function HelpOffer({ concern, message, onSaferGoal }: HelpOfferProps) {
  const offer = useRef<HTMLElement>(null);
  useEffect(() => offer.current?.focus(), []);
  const helpline = helplines[countryIn(navigator.languages) ?? ''];
  const saferGoal = saferGoals[concern];
  return (
    <section ref={offer} className={classes.offer} role="alert" tabIndex={-1}>
      <p>{message}</p>
      {!WITHOUT_HELPLINE.has(concern) && (
        <ul>
          {helpline && (
            <li>
              <a href={`tel:${helpline.phone.replaceAll(' ', '')}`}>
                {helpline.name}: {helpline.phone}
              </a>
            </li>
          )}
          <li>
            <a href={HELP_DIRECTORY} target="_blank" rel="noreferrer">
              Find a helpline in your country
            </a>
          </li>
        </ul>
      )}
      {saferGoal && onSaferGoal && (
        <p className={classes.safer}>
          <span>What we can plan with you:</span>
          <Button variant="default" onClick={() => onSaferGoal(saferGoal)}>
            {saferGoal}
          </Button>
        </p>
      )}
    </section>
  );
}
