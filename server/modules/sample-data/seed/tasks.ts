import type { GoalKey } from './goals.ts';
import { type Moment, THIS_WEEK } from './life-calendar.ts';
import type { ResourceKey } from './resources.ts';

interface LifeTask {
  readonly goal: GoalKey;
  readonly title: string;
  /** With the plan of its goal unless it says otherwise. */
  readonly made?: Moment;
  readonly done?: Moment;
  /** The resources that it was made from. */
  readonly from?: readonly ResourceKey[];
}

const evening = (week: number, weekday: number): Moment => ({ week, weekday, time: '20:10' });

export const tasks: readonly LifeTask[] = [
  { goal: 'weekOne', title: 'Learn the past of 20 everyday verbs with cards', done: evening(49, 1) },
  { goal: 'weekOne', title: 'Write ten sentences about yesterday, and read them aloud', done: evening(49, 3) },
  { goal: 'weekOne', title: 'Tell Inés about the weekend for five minutes', done: evening(49, 2) },
  { goal: 'weekTwo', title: 'Collect 15 ways to invite, accept and decline', done: evening(50, 0) },
  {
    goal: 'weekTwo',
    title: 'Listen to two episodes about travel, and note what is new',
    done: evening(50, 5),
    from: ['podcast'],
  },
  { goal: 'weekTwo', title: 'Plan a day in Santiago together, ten minutes without notes', done: evening(50, 2) },
  {
    goal: 'weekThree',
    title: 'Read one short article a day, and say in three sentences what I think',
    done: evening(51, 4),
  },
  {
    goal: 'weekThree',
    title: 'Learn twelve phrases to agree, doubt and disagree',
    done: evening(51, 1),
    from: ['phrases'],
  },
  { goal: 'weekThree', title: 'Talk for twenty minutes about a film we both know', done: evening(51, 2) },
  {
    goal: 'weekFour',
    title: 'Go through all cards that were wrong twice',
    done: evening(THIS_WEEK, 0),
    from: ['hardCards'],
  },
  { goal: 'weekFour', title: 'Record myself for ten minutes, and listen to it once', done: evening(THIS_WEEK, 1) },
  { goal: 'weekFour', title: 'Choose three questions to ask when the talk stalls', done: evening(THIS_WEEK, 2) },
  { goal: 'weekFour', title: 'Thirty minutes with Inés, Spanish only' },

  { goal: 'hallway', title: 'Choose a colour, and look at it in the evening light', done: evening(27, 5) },
  { goal: 'hallway', title: 'Fill the holes, tape the edges, cover the floor', done: evening(32, 5) },
  { goal: 'hallway', title: 'First coat', done: evening(33, 5), from: ['paint'] },
  { goal: 'hallway', title: 'Second coat, and hang the pictures again', done: evening(36, 6) },
  { goal: 'balcony', title: 'Measure it, and draw where the sun is at six', done: evening(41, 6) },
  { goal: 'balcony', title: 'Boxes, soil, and herbs that survive me', done: evening(45, 5), from: ['herbs', 'boxes'] },
  { goal: 'balcony', title: 'Oil the old bench' },
  { goal: 'balcony', title: 'A light that needs no socket', from: ['lamp'] },

  { goal: 'halfMarathon', title: 'Book the start', made: evening(29, 6), done: evening(30, 1) },
  { goal: 'halfMarathon', title: 'Run 16 km without stopping', made: evening(29, 6), done: evening(46, 5) },
  { goal: 'halfMarathon', title: 'Try the gels on a long run, not on the day', made: evening(44, 5) },
  { goal: 'papers', title: 'Tax return', made: evening(24, 6), done: evening(31, 6) },
  { goal: 'papers', title: 'Compare the insurance before it renews itself', made: evening(47, 6) },
];
