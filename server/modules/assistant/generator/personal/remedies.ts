import type { TaskPattern } from '../goal-kind.ts';
import { quote } from '../user-text.ts';
import { createWordMatcher } from '../goal/word-matcher.ts';
import type { PersonalTask } from './personal-task.ts';

interface Obstacle {
  /** In the format of `GoalKind.words`. */
  readonly words: readonly string[];
  readonly remedies: readonly string[];
}

const knownObstacles: readonly Obstacle[] = [
  {
    words: [
      'no time',
      'too little time',
      'little time',
      'not enough time',
      'lack of time',
      'time',
      'busy',
      'overtime',
      'workload',
      'schedule',
      'long hours',
      'work gets in the way',
    ],
    remedies: [
      'Block the sessions of this week in your calendar, and name one thing that gives way to them',
      'Write a ten-minute version of this week’s main task, for days on which there is no more',
      'Track one whole day in half hours, and mark the half hour that you could use instead',
      'Say no to one request this week, and put a session where it would have been',
    ],
  },
  {
    words: ['tired', 'tiredness', 'exhaust*', 'energy', 'fatigue', 'after work', 'sleepy', 'worn out', 'drained'],
    remedies: [
      'Move two sessions to a time at which you are awake, such as before work or on Saturday morning',
      'Lay out everything the evening before, so that a tired start takes less than a minute',
      'Go to bed half an hour earlier on the two nights before a session',
      'Choose the easiest task of this week, and keep it for the most tiring day',
    ],
  },
  {
    words: ['perfection*', 'perfect', 'good enough', 'too critical', 'high standards', 'never finished'],
    remedies: [
      'Write down what “good enough” means for this week, in one sentence, before you begin',
      'Finish one piece badly on purpose within twenty minutes, and leave it as it is for a day',
      'Show something unfinished to one person, and ask only what works',
    ],
  },
  {
    words: [
      'distract*',
      'phone',
      'social media',
      'internet',
      'focus',
      'concentrat*',
      'youtube',
      'netflix',
      'tv',
      'television',
      'gaming',
      'games',
      'scrolling',
      'notifications',
      'adhd',
    ],
    remedies: [
      'Put the phone into another room for every session, and note how it went',
      'Switch off all notifications but calls, and log out of the app that takes most of your time',
      'Work in rounds of 25 minutes with a timer, and count the rounds of this week',
      'Prepare one place where you do nothing but this, with only what you need on the table',
    ],
  },
  {
    words: ['money', 'expensive', 'cost*', 'afford', 'budget', 'price*', 'financ*', 'cash'],
    remedies: [
      'List what this goal will cost until the end, and strike out what you can borrow, share or get for nothing',
      'Look in the public library and among friends for the dearest thing on your list',
      'Set the sum that you may spend on it each month, and note what you have spent',
    ],
  },
  {
    words: [
      'motivat*',
      'give up',
      'giving up',
      'lose interest',
      'enthusiasm',
      'discipline',
      'lazy',
      'laziness',
      'willpower',
      'consisten*',
      'keep going',
      'sticking',
      'stick to',
      'habit*',
    ],
    remedies: [
      'Write your reason on a card, and put it where you will see it before each session',
      'Mark each day on which you did something, and never leave two in a row empty',
      'Tell one person what you want to have done by Sunday, and report to them',
      'Choose a small reward for the end of this week, and enjoy it only when the first task is done',
    ],
  },
  {
    words: [
      'injur*',
      'pain*',
      'hurt*',
      'knee*',
      'back',
      'shoulder*',
      'sick*',
      'ill',
      'illness',
      'health',
      'asthma',
      'blister*',
    ],
    remedies: [
      'Ask a doctor or physiotherapist what you may do and what you should leave, and write it down',
      'Write down the signs at which you stop or do less, and what you do instead on such days',
      'Do ten minutes of warming up and mobility before each effort of this week',
      'Note after each session how it felt, from 0 to 10, and take a rest day after anything above 3',
    ],
  },
  {
    words: ['family', 'child*', 'kid*', 'baby', 'partner', 'wife', 'husband', 'parent*', 'household', 'caring'],
    remedies: [
      'Agree with your family on two fixed times in the week that are yours, and on what they get in return',
      'Choose one task of this week that a child or your partner can do along with you',
      'Ask one person to take over for an hour this week, and thank them properly',
    ],
  },
  {
    words: ['travel*', 'trips', 'business trip*', 'away', 'commut*', 'on the road'],
    remedies: [
      'Pack a small kit with which you can go on anywhere, and write a version of the week for days away',
      'Choose the task of this week that fits into a train, a waiting room or a hotel, and do it there',
      'Look at the calendar of the next four weeks, and move what falls on days away',
    ],
  },
  {
    words: [
      'shy*',
      'fear*',
      'afraid',
      'scared',
      'anxi*',
      'nerves',
      'nervous*',
      'embarrass*',
      'confiden*',
      'self doubt',
      'doubt*',
      'imposter',
      'impostor',
      'stage fright',
      'fail*',
      'judged',
      'mistakes',
    ],
    remedies: [
      'Write down the worst, the best and the likeliest that can happen, and what you would do in each case',
      'Do one small thing of which you are a little afraid, first for yourself and then before one friendly person',
      'Note three things that you can do now and could not when you began',
      'Take one step further than last time before a person you trust, and write down what really happened',
    ],
  },
  {
    words: ['boring', 'get bored', 'gets boring', 'bored of', 'boredom', 'monoton*', 'repetitive', 'dull'],
    remedies: [
      'Change the place, the time or the music of two sessions this week, and keep what was better',
      'Make a game of the dullest task: set a record today, and try to beat it on Friday',
      'Swap one session for a thing around your goal that you are curious about',
    ],
  },
  {
    words: ['forget*', 'memory', 'remember*', 'slip my mind'],
    remedies: [
      'Tie each session to something you do anyway, such as the first coffee, and set one alarm for it',
      'Go through the notes of the last two weeks, and say aloud what you remember before you look',
      'Put what you need for the next session where you cannot pass it by',
    ],
  },
  {
    words: ['stress*', 'pressure', 'crisis', 'deadlines', 'everything at once'],
    remedies: [
      'Write a half-size version of this week, and decide on which sign you will use it',
      'Take ten minutes outside before the first session, and leave the phone at home',
      'Note three things that set it off this week, and change what comes just before one of them',
    ],
  },
  {
    words: ['weather', 'rain*', 'cold', 'winter', 'dark', 'snow', 'heat', 'hot'],
    remedies: [
      'Write an indoor version of every task of this week that needs good weather',
      'Lay out clothes for the worst weather you would still go out in, and look at the forecast on Sunday',
      'Choose two dry or bright slots of this week by the forecast, and put the outdoor tasks there',
    ],
  },
  {
    words: [
      'no plan',
      'where to start',
      'where to begin',
      'how to start',
      'overwhelm*',
      'too much',
      'lost',
      'no structure',
      'organis*',
      'organiz*',
      'planning',
      'unclear',
    ],
    remedies: [
      'Write the one next step on a note, so small that it takes ten minutes, and do it at once',
      'Look back for ten minutes on Sunday: what is done, what moves, what goes',
      'Strike everything from this week’s list that does not lead to its outcome',
    ],
  },
  {
    words: [
      'procrastinat*',
      'put things off',
      'put it off',
      'putting off',
      'put off',
      'delay*',
      'postpon*',
      'starting',
      'getting started',
      'last minute',
      'lazy',
    ],
    remedies: [
      'Begin the task you like least with five minutes by the clock, on Monday, and stop then if you wish',
      'Set a deadline for Wednesday with one person who will ask for the result',
      'Split the task that you have put off longest into three, and do the first today',
      'Do the first task of the week before you open mail or messages',
    ],
  },
  {
    words: ['alone', 'lonely', 'nobody', 'no one', 'support', 'no partner', 'isolated', 'practice partner'],
    remedies: [
      'Find one person or group with the same goal, and write to them today',
      'Arrange a call of fifteen minutes for the end of the week, to tell what you have done',
      'Ask one person who is further than you a single precise question',
    ],
  },
  {
    words: ['hard', 'difficult*', 'complicated', 'talent', 'too old', 'age', 'slow', 'plateau', 'stuck', 'no progress'],
    remedies: [
      'Halve the hardest task of this week, and do the first half until it is easy',
      'Compare a result of today with one from your first week, and write down three differences',
      'Ask someone who knows it where you lose most, and work on that one thing',
    ],
  },
];

/** For unknown obstacles. */
const genericRemedies = [
  'Write an if-then sentence for {obstacle}: when it happens, what you do instead, word by word',
  'Note when {obstacle} last stood in your way, and change one thing so that it happens less',
];

const remedySize = { size: 1, upTo: 15 } satisfies Omit<TaskPattern, 'do'>;

/** Returns one list of tasks for each obstacle. */
export function remediesFor(obstacles: readonly string[]): PersonalTask[][] {
  const mentions = new Map<Obstacle | undefined, number>();
  return obstacles.map((text) => {
    const isAbout = createWordMatcher(text);
    const obstacle = knownObstacles.find(({ words }) => isAbout(words));
    const previousMentions = mentions.get(obstacle) ?? 0;
    mentions.set(obstacle, previousMentions + 1);
    const remedies = obstacle?.remedies ?? genericRemedies;
    // Start with another remedy if the same obstacle was mentioned before.
    const rotated = remedies.map((_, n) => remedies[(n + previousMentions) % remedies.length]!);
    return rotated.map((remedy) => ({
      ...remedySize,
      do: remedy.includes('{obstacle}') ? remedy : `${remedy} – against {obstacle}`,
      values: { obstacle: quote(text, 40) },
    }));
  });
}
