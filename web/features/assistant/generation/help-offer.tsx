import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { countryIn, HELP_DIRECTORY, helplines } from '#domain/safety/helplines.ts';
import { saferGoals } from '#domain/safety/safer-goals.ts';
import classes from './help-offer.module.css';

export interface HelpOfferProps {
  readonly concern: string;
  /** Left out where no goal is being asked for. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
}

/** Below the message that stands in place of a plan: somebody to talk to, and a safe goal nearby. */
export function HelpOffer({ concern, onSaferGoal }: HelpOfferProps) {
  const helpline = helplines[countryIn(navigator.languages) ?? ''];
  const saferGoal = saferGoals[concern];
  const offer = useRef<HTMLElement>(null);
  // It comes after its message was scrolled into view. Before it is painted, as with the message.
  useLayoutEffect(() => {
    offer.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={offer} className={classes.offer} aria-label="Help">
      {/* What concerns medicine is for a doctor. */}
      {concern !== 'medication' && (
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
