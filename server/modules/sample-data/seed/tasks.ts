import type { SeedTask } from './seed-task.ts';
import { portalTasks } from './portal-tasks.ts';
import { type SeedMoment, THIS_WEEK } from './seed-calendar.ts';

/** After the last session of the day on a goal with tasks. */
const evening = (week: number, weekday: number): SeedMoment => ({ week, weekday, time: '21:20' });

export const cardsTask: SeedTask = {
  goal: 'cards',
  title: 'Go through the whole stack',
  minutes: 15,
  timesPerWeek: 3,
  week: 1,
  untilWeek: 4,
};

export const tasks: readonly SeedTask[] = [
  {
    goal: 'weekOne',
    title: 'Learn the past tense of 20 everyday verbs with flashcards',
    minutes: 45,
    completed: evening(49, 1),
  },
  {
    goal: 'weekOne',
    title: 'Write ten sentences about yesterday, and read them aloud',
    minutes: 30,
    completed: evening(49, 3),
  },
  { goal: 'weekOne', title: 'Talk to Inés about the weekend for five minutes', minutes: 10, completed: evening(49, 2) },
  { goal: 'weekTwo', title: 'Collect 15 ways to invite, accept and decline', minutes: 30, completed: evening(50, 0) },
  {
    goal: 'weekTwo',
    title: 'Listen to two episodes about travel and write down new words',
    minutes: 45,
    completed: evening(50, 5),
    resources: ['podcast'],
  },
  {
    goal: 'weekTwo',
    title: 'Plan a day in Santiago together, ten minutes without notes',
    minutes: 20,
    completed: evening(50, 2),
  },
  {
    goal: 'weekThree',
    title: 'Read one short article a day, and say in three sentences what I think',
    minutes: 30,
    completed: evening(51, 4),
  },
  {
    goal: 'weekThree',
    title: 'Learn twelve phrases for agreeing, doubting and disagreeing',
    minutes: 45,
    completed: evening(51, 1),
    resources: ['phrases'],
  },
  {
    goal: 'weekThree',
    title: 'Talk for twenty minutes about a film we both know',
    minutes: 30,
    completed: evening(51, 2),
  },
  {
    goal: 'weekFour',
    title: 'Review all the cards I got wrong twice',
    minutes: 30,
    completed: evening(THIS_WEEK, 0),
    resources: ['hardCards'],
  },
  {
    goal: 'weekFour',
    title: 'Record myself for ten minutes, and listen to it once',
    minutes: 20,
    completed: evening(THIS_WEEK, 1),
  },
  {
    goal: 'weekFour',
    title: 'Pick three questions for when the conversation stalls',
    minutes: 15,
    completed: evening(THIS_WEEK, 2),
  },
  { goal: 'weekFour', title: 'Thirty minutes with Inés, Spanish only', minutes: 30 },

  cardsTask,

  ...portalTasks,

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
