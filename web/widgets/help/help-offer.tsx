import { useLayoutEffect, useRef } from 'react';
import { findCountry, findHelpline, HELPLINE_DIRECTORY_URL } from '#domain/assistant/helplines.ts';
import { Button } from '#web/ui/button/button.tsx';
import { saferGoals } from './safer-goals.ts';
import * as classes from './help-offer.module.css';

interface HelpOfferProps {
  readonly concern: string;
  /** Omitted if there is no goal field to fill. */
  readonly onSaferGoal?: ((goal: string) => void) | undefined;
}

/** Offers a helpline and a safer goal, below the message shown instead of a plan. */
export function HelpOffer({ concern, onSaferGoal }: HelpOfferProps) {
  const helpline = findHelpline(concern, findCountry(navigator.languages));
  const saferGoal = saferGoals[concern];
  const offer = useRef<HTMLElement>(null);
  // The offer is loaded lazily, after the message has been scrolled into view. Scrolling before paint avoids a jump.
  useLayoutEffect(() => {
    offer.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={offer} className={classes.offer} aria-label="Help">
      {/* Questions about medication are for a doctor, not a helpline. */}
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
            <a href={HELPLINE_DIRECTORY_URL} target="_blank" rel="noreferrer">
              Find a helpline in your country
            </a>
          </li>
        </ul>
      )}
      {saferGoal && onSaferGoal && (
        <p className={classes.saferGoal}>
          <span>A goal we can plan with you:</span>
          <Button variant="default" onClick={() => onSaferGoal(saferGoal)}>
            {saferGoal}
          </Button>
        </p>
      )}
    </section>
  );
}
