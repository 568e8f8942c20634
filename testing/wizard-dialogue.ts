/** What the built-in planner asks, in this order. */
export const questions = [
  'What would you like to achieve?',
  'How will you know that you have reached it?',
  'Where do you stand today?',
  'Why does it matter to you?',
  'By when would you like to be there?',
  'How much time can you give it, and how hard do you want to push?',
  'What could get in the way?',
  'What helps you to learn and to keep going?',
] as const;

/** Sample answers to them, in the same order. */
export const answers = [
  'Learn Spanish',
  'A ten-minute talk with my neighbour',
  'I know a few words',
  'My neighbour comes from Spain',
  'In 3 weeks',
  '5 hours a week, strong',
  'Rainy days',
  'Singing along',
] as const;
