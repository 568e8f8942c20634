import type { Help } from '#web/api/assistant/text-checks.ts';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { HelpOffer } from './help-offer.tsx';
import * as classes from './help-message.module.css';

/** An offer of help beside something that has been saved all the same. */
export function HelpMessage({ concern, message }: Help) {
  return (
    <div className={classes.message}>
      <FormAlert failure={{ message, retryAfter: undefined }} />
      <HelpOffer concern={concern} />
    </div>
  );
}
