import { type Concern, concerns, type HelpReason } from '#domain/assistant/concerns.ts';
import texts from './help-messages.json' with { type: 'json' };

const compose = (...sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replace('{emergency}', texts.emergency)
    .replace('{helplines}', texts.helplines);

const composeAll = (write: (concern: Concern) => string) =>
  Object.fromEntries(concerns.map((concern) => [concern, write(concern)])) as Record<Concern, string>;

/** Shown instead of a plan. Short and warm, because the reader may be in crisis. */
export const helpMessages: Readonly<Record<HelpReason, string>> = {
  ...composeAll((concern) => compose(texts[concern].opening, texts[concern].refusal, texts[concern].support)),
  refused: compose(texts.refused),
};

/** Shown beside what the user has typed and stored. */
export const supportMessages = composeAll((concern) => compose(texts[concern].opening, texts[concern].support));
