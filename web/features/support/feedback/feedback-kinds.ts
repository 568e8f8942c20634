import type { FeedbackType } from '#domain/feedback-types.ts';

interface FeedbackKind {
  readonly value: FeedbackType;
  readonly label: string;
  readonly about: string;
  /** Shown above the details field. */
  readonly hint: string;
}

export const feedbackKinds: readonly FeedbackKind[] = [
  {
    value: 'bug',
    label: 'Bug Report',
    about: 'Something does not work as it should.',
    hint: 'What did you do, what did you expect, and what happened instead?',
  },
  {
    value: 'feature',
    label: 'Feature Request',
    about: 'Something you wish Weekwise could do.',
    hint: 'What would you like to do, and how do you do it today?',
  },
  {
    value: 'general',
    label: 'General Comment',
    about: 'Praise, criticism, or anything else.',
    hint: 'What is on your mind?',
  },
];
