/** Everyday goals, shown a few at a time as inspiration. */
export const exampleGoals = [
  'Hold a ten-minute conversation in Spanish',
  'Pass the B1 exam in German',
  'Read and write simple messages in Japanese',
  'Run ten kilometres without a break',
  'Finish a half marathon in spring',
  'Swim one kilometre without stopping',
  'Do ten clean pull-ups',
  'Cycle one hundred kilometres in a day',
  'Touch my toes again and keep my back free of pain',
  'Lose five kilos and keep them off',
  'Cook at home five evenings a week',
  'Bake a sourdough loaf I am proud of',
  'Eat vegetarian for two months',
  'Sleep seven hours every night',
  'Meditate for fifteen minutes every morning',
  'Stop smoking for good',
  'Spend no more than one hour a day on my phone',
  'Save up three months of living expenses',
  'Pay off my credit card',
  'Understand investing and set up a savings plan',
  'Do my tax return on time this year',
  'Play five songs on the guitar',
  'Learn the piano well enough to play at a party',
  'Sing in a choir without stage fright',
  'Draw a portrait that looks like the person',
  'Take twenty photos that deserve a frame',
  'Write the first draft of a short novel',
  'Publish a blog post every week',
  'Read twenty-four books this year',
  'Give a talk in front of fifty people',
  'Learn to dance salsa',
  'Knit a jumper',
  'Build a table out of solid wood',
  'Grow my own vegetables on the balcony',
  'Clear out the cellar and the attic',
  'Renovate the bathroom',
  'Move to another city',
  'Plan a three-week trip through Italy',
  'Plan a wedding for eighty guests',
  'Find a new job I like',
  'Prepare to ask for a pay rise',
  'Get a project management certificate',
  'Learn to program in Python',
  'Build and publish my first app',
  'Put together a portfolio of five design projects',
  'Start a small business on the side',
  'Win my first ten customers for the shop',
  'Finish my thesis',
  'Prepare for my maths exam',
  'Get my driving licence',
] as const;

const EXAMPLE_COUNT = 5;

/** Picks random goals other than the current ones. A seed makes the choice repeatable. */
export function pickExampleGoals(current: readonly string[] = [], seed?: number): string[] {
  return exampleGoals
    .filter((goal) => !current.includes(goal))
    .map((goal, n) => ({ goal, rank: seed === undefined ? Math.random() : ((n + 1) * (seed % 9973)) % 101 }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, EXAMPLE_COUNT)
    .map(({ goal }) => goal);
}
