interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export const questions: readonly Question[] = [
  {
    id: 'cost',
    question: 'What does Weekwise cost?',
    answer: 'Nothing. Weekwise is free while it is in early-access beta.',
  },
  {
    id: 'rating',
    question: 'How is my weekly rating worked out?',
    answer:
      'Each focus area with a target earns its share of five stars by how much of the target you met, weighted by its class and weight. Time in a Chill Zone costs nothing up to its limit and a little beyond it. A week in which every target is met is always a 5.',
  },
  {
    id: 'score',
    question: 'What is the difference between the rating and the score?',
    answer:
      'The rating, from 0 to 5, says how well you did what you had planned. The score has no upper end and grows with the weighted hours, so it shows when a week held more than the weeks before it.',
  },
  {
    id: 'week',
    question: 'When does a week begin?',
    answer: 'On Monday at 00:00 in the time zone of your account, which is UTC until you choose another.',
  },
  {
    id: 'timers',
    question: 'Can several timers run at the same time?',
    answer: 'Yes, one per goal. Starting a goal that is already running simply keeps it running.',
  },
  {
    id: 'forgotten',
    question: 'What if I forget to stop a timer?',
    answer:
      'Edit the entry and give it the end it should have had. A timer that is left alone ends by itself after seven days.',
  },
  {
    id: 'past',
    question: 'Do changes to a focus area rewrite my past weeks?',
    answer:
      'No. A new class, weight or default counts from the current week on. Weeks that are over keep the settings they were lived with.',
  },
  {
    id: 'privacy',
    question: 'Who can see what I track?',
    answer:
      'Only you. Nothing is shared with other users, and no page of Weekwise loads anything from another company’s servers.',
  },
];
