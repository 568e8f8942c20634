import type { LinkProps } from '@tanstack/react-router';

interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Shown after the answer. */
  readonly link?: { readonly to: NonNullable<LinkProps['to']>; readonly label: string };
}

const settings = { to: '/settings', label: 'Open Settings' } as const;

export const faqQuestions: readonly FaqQuestion[] = [
  {
    id: 'cost',
    question: 'What does Weekwise cost?',
    answer: 'Nothing. Weekwise is free while it is in early-access beta.',
  },
  {
    id: 'rating',
    question: 'How are my weekly rating and score calculated?',
    answer:
      'Each focus area with a target earns its share of five stars, depending on how much of the target you met and on its class and weight. Time in a Chill Zone costs nothing up to its limit; going over lowers the rating by two stars at most. A week that meets every target and stays within every limit is always a 5. The score adds up your weighted hours, counting each focus area up to twice its target, minus rest beyond its limit. It shows when you did more than in the weeks before.',
  },
  {
    id: 'week',
    question: 'When does a week begin?',
    answer:
      'On Monday at midnight in your account’s time zone, which is your browser’s when you sign up. When you change it, past days and weeks are recalculated in the new zone.',
    link: settings,
  },
  {
    id: 'timers',
    question: 'Can several timers run at once, and what if I forget one?',
    answer:
      'Yes, one per goal (on the goal itself or on one of its tasks or resources), unless you choose in the settings that starting a timer stops the others. If you forgot to stop one, edit its entry and correct the end. A timer you never stop ends after seven days.',
  },
  {
    id: 'offline',
    question: 'Does it work offline?',
    answer:
      'Partly. Weekwise tells you that you are offline and shows the data it loaded last. You can still start and stop timers; they are sent with their actual times once you are back online. Nothing else can be saved until then, and Weekwise says so when you try.',
  },
  {
    id: 'data',
    question: 'Can I export my data, or import it from another tracker?',
    answer:
      'Both. Export everything as one JSON file, which an empty account can import after a preview, or your time entries as a CSV file for a spreadsheet. You can also import detailed CSV reports from Toggl Track and Clockify: clients become focus areas, projects become goals, and descriptions, tasks and tags are kept.',
    link: settings,
  },
  {
    id: 'password',
    question: 'What if I forget my password?',
    answer:
      'Choose “Forgot your password?” on the login page. You will get an email with a link to choose a new one. The link works once and expires after an hour. Using it logs you out everywhere.',
  },
  {
    id: 'privacy',
    question: 'Who can see what I track?',
    answer:
      'Only you and the operator of this server. Nothing is shared with other users, and no Weekwise page loads anything from another company’s servers. What you tell the assistant goes to a language model only if this server or you have set one up, and the assistant tells you so. Deleting your account deletes all of it immediately.',
  },
];
