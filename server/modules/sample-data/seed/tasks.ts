import type { GoalKey } from './goals.ts';
import { type SeedMoment, THIS_WEEK } from './seed-calendar.ts';
import type { ResourceKey } from './resources.ts';

interface SeedTask {
  readonly goal: GoalKey;
  readonly title: string;
  /** Defaults to when the goal's plan was created. */
  readonly created?: SeedMoment;
  readonly completed?: SeedMoment;
  readonly resources?: readonly ResourceKey[];
}

const evening = (week: number, weekday: number): SeedMoment => ({ week, weekday, time: '20:10' });

export const tasks: readonly SeedTask[] = [
  { goal: 'weekOne', title: 'Learn the past tense of 20 everyday verbs with flashcards', completed: evening(49, 1) },
  { goal: 'weekOne', title: 'Write ten sentences about yesterday, and read them aloud', completed: evening(49, 3) },
  { goal: 'weekOne', title: 'Talk to Inés about the weekend for five minutes', completed: evening(49, 2) },
  { goal: 'weekTwo', title: 'Collect 15 ways to invite, accept and decline', completed: evening(50, 0) },
  {
    goal: 'weekTwo',
    title: 'Listen to two episodes about travel and write down new words',
    completed: evening(50, 5),
    resources: ['podcast'],
  },
  { goal: 'weekTwo', title: 'Plan a day in Santiago together, ten minutes without notes', completed: evening(50, 2) },
  {
    goal: 'weekThree',
    title: 'Read one short article a day, and say in three sentences what I think',
    completed: evening(51, 4),
  },
  {
    goal: 'weekThree',
    title: 'Learn twelve phrases for agreeing, doubting and disagreeing',
    completed: evening(51, 1),
    resources: ['phrases'],
  },
  { goal: 'weekThree', title: 'Talk for twenty minutes about a film we both know', completed: evening(51, 2) },
  {
    goal: 'weekFour',
    title: 'Review all the cards I got wrong twice',
    completed: evening(THIS_WEEK, 0),
    resources: ['hardCards'],
  },
  { goal: 'weekFour', title: 'Record myself for ten minutes, and listen to it once', completed: evening(THIS_WEEK, 1) },
  {
    goal: 'weekFour',
    title: 'Pick three questions for when the conversation stalls',
    completed: evening(THIS_WEEK, 2),
  },
  { goal: 'weekFour', title: 'Thirty minutes with Inés, Spanish only' },

  { goal: 'hallway', title: 'Choose a colour, and look at it in the evening light', completed: evening(27, 5) },
  { goal: 'hallway', title: 'Fill the holes, tape the edges, cover the floor', completed: evening(32, 5) },
  { goal: 'hallway', title: 'First coat', completed: evening(33, 5), resources: ['paint'] },
  { goal: 'hallway', title: 'Second coat, then hang the pictures again', completed: evening(36, 6) },
  { goal: 'balcony', title: 'Measure it and sketch where the sun is at six', completed: evening(41, 6) },
  {
    goal: 'balcony',
    title: 'Boxes, soil, and herbs that will survive me',
    completed: evening(45, 5),
    resources: ['herbs', 'boxes'],
  },
  { goal: 'balcony', title: 'Oil the old bench' },
  { goal: 'balcony', title: 'A light that works without an outlet', resources: ['lamp'] },

  { goal: 'halfMarathon', title: 'Sign up for the race', created: evening(29, 6), completed: evening(30, 1) },
  { goal: 'halfMarathon', title: 'Run 16 km without stopping', created: evening(29, 6), completed: evening(46, 5) },
  { goal: 'halfMarathon', title: 'Try the gels on a long run, not on race day', created: evening(44, 5) },
  { goal: 'papers', title: 'Tax return', created: evening(24, 6), completed: evening(31, 6) },
  { goal: 'papers', title: 'Compare insurance quotes before it renews', created: evening(47, 6) },
];
