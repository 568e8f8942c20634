/** The questions of the built-in planner, in order. */
export const wizardQuestions = [
  'What would you like to achieve?',
  'How will you know that you have reached it?',
  'Where do you stand today?',
  'Why does it matter to you?',
  'When would you like to get there?',
  'How much time can you give it, and how hard do you want to push?',
  'What could get in the way?',
  'What helps you learn and keep going?',
] as const;

/** Sample answers to `wizardQuestions`, in the same order. */
export const wizardAnswers = [
  'Learn Spanish',
  'A ten-minute talk with my neighbour',
  'I know a few words',
  'My neighbour comes from Spain',
  'In 3 weeks',
  '5 hours a week, strong',
  'Rainy days',
  'Singing along',
] as const;
