import type { GoalKind } from '../goal-kind.ts';

/** Turns on habits and never on kilograms a week: what a user wishes for may be faster than what is safe. */
export const weightKind: GoalKind = {
  name: 'weight',
  words: [
    'lose',
    'lose weight',
    'weight',
    'weight loss',
    'kilos',
    'kg',
    'pounds',
    'slim*',
    'diet*',
    'eat better',
    'eat healthy',
    'eat healthier',
    'healthy eating',
    'nutrition',
    'overweight',
    'belly',
    'waist',
    'sugar',
    'calorie*',
  ],
  subject: { found: [/\b(nutrition|weight loss|healthy eating)\b/i], otherwise: 'healthy eating' },
  hours: [30, 80, 180],
  measure: 'a whole week by your new rules, and a looser belt',
  themes: [
    'breakfast',
    'drinks',
    'lunch on working days',
    'snacks',
    'dinner',
    'second helpings',
    'sweets',
    'meals in a hurry',
    'weekends',
    'evenings on the sofa',
    'eating out',
    'stressful days',
    'invitations',
    'holidays',
    'days when all goes wrong',
  ],
  phases: [
    {
      name: 'First changes',
      share: 1,
      weeks: [
        {
          outcome: 'Know how you eat and move today, and change one thing about {theme}',
          tasks: [
            { do: 'Note for four days what you eat and drink, when, in what mood', size: 1, upTo: 40, sitting: 10 },
            { do: 'Decide on one small change for {theme} and begin it tomorrow', size: 2, upTo: 30 },
            { do: 'Walk briskly after a meal', size: 4, sitting: 30, upTo: 240 },
            { do: 'Ask your doctor first if you are ill, on medicine or want to lose much', size: 1, upTo: 60 },
            { do: 'Measure waist and weight once, in the morning, and note the date', size: 1, upTo: 15 },
            { do: 'Clear out one shelf: what tempts you at night moves out or to the top', size: 2, upTo: 45 },
          ],
        },
        {
          outcome: 'Keep one clear rule for {theme} on {4..6} days',
          tasks: [
            { do: 'Write your rule for {theme} as a when-then sentence and hang it up', size: 1, upTo: 20 },
            { do: 'Shop with a list on which {10..20} portions of vegetables come first', size: 3, sitting: 60 },
            { do: 'Cook {2..4} dinners: half vegetables, a quarter protein, a quarter grains', size: 5, sitting: 45 },
            { do: 'Walk enough for {5000..9000/500} steps in a day', size: 3, sitting: 30 },
            { do: 'Tick the rule off in the evening and add a word on how it went', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'Have a week planned on Sunday, with {theme} solved in advance',
          tasks: [
            { do: 'Plan {3..6} dinners and what is left of them for lunch', size: 2, upTo: 45 },
            { do: 'Prepare ahead for {theme}, so that the good choice is the easy one', size: 4, sitting: 60 },
            { do: 'Find {5..10} meals you like that leave you full for four hours', size: 2, upTo: 60 },
            { do: 'Set an alarm for going to bed, half an hour earlier than now', size: 1, upTo: 15 },
            { do: 'Try one kind of movement you might like: swimming, cycling, dancing', size: 3, sitting: 60 },
          ],
        },
      ],
    },
    {
      name: 'New habits',
      share: 4,
      weeks: [
        {
          outcome: 'Make the better choice the easy one for {theme}',
          tasks: [
            { do: 'Change one thing at home or at work that decides about {theme}', size: 2, upTo: 45 },
            { do: 'Cook {2..4} pots from fresh things and freeze every second portion', size: 5, sitting: 45 },
            { do: 'Walk, cycle or swim at a pace at which you can still talk', size: 4, sitting: 40 },
            { do: 'Eat {4..14} meals without a screen and stop when you are nearly full', size: 1, upTo: 30 },
            { do: 'Weigh yourself at most once a week and enter it as a dot, not as a grade', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Do strength training, and keep your rule for {theme} on {4..6} days',
          tasks: [
            { do: 'Train with {6..15} squats, wall push-ups, bridges and rows in a round', size: 4, sitting: 30 },
            { do: 'Plan a palm of protein for {10..18} plates and shop for it', size: 2, upTo: 60 },
            { do: 'Write down two things about {theme} that went well, and why', size: 1, upTo: 20 },
            { do: 'Take the stairs and walk one stop of every way', size: 2, sitting: 20 },
            { do: 'Cook one new recipe with lentils, beans, fish, eggs or tofu', size: 3, upTo: 60 },
          ],
        },
        {
          outcome: 'Cut the extras around {theme} by {20..50/10}%, without going hungry',
          tasks: [
            { do: 'Find out what goes with {theme}, brings much energy and fills little', size: 2, upTo: 45 },
            { do: 'Swap {2..5} rich extras for something you like as well', size: 3, sitting: 45 },
            { do: 'Drink water or tea first whenever hunger comes between meals', size: 1, upTo: 15 },
            { do: 'Bring out the smaller plates and leave the pot on the stove', size: 1, upTo: 20 },
            { do: 'Take one long walk of {4..12} km, in company if you like', size: 4, sitting: 120 },
          ],
        },
        {
          outcome: 'Have a plan B for {theme}, and have tried it out',
          tasks: [
            { do: 'Write what usually happens with {theme}: trigger, thought, what you eat', size: 2, upTo: 30 },
            { do: 'Choose {2..5} other answers to one trigger and try one in earnest', size: 3, sitting: 30 },
            { do: 'Stock {3..6} emergency meals that take ten minutes', size: 3, upTo: 60 },
            { do: 'Tell one person what helps you with {theme} and what does not', size: 1, upTo: 20 },
            { do: 'Move for pleasure, whatever the weather: dance, swim, cycle, dig', size: 4, sitting: 40 },
          ],
        },
      ],
    },
    {
      name: 'Making it last',
      share: 3,
      weeks: [
        {
          outcome: 'Get through a difficult week, prepared for {theme}',
          tasks: [
            { do: 'Mark {2..4} hard moments in this week’s calendar and decide now what you do', size: 2, upTo: 30 },
            { do: 'Prepare something for {theme} before hunger decides', size: 4, sitting: 60 },
            { do: 'Return with the very next meal after a slip, and note what led there', size: 1, upTo: 20 },
            { do: 'Move all the same, short if need be', size: 4, sitting: 30 },
            { do: 'Find {2..5} comforts that are not food, and use one', size: 2, upTo: 45 },
          ],
        },
        {
          outcome: 'Do {2..4} rounds of your training, and handle {theme} by feel',
          tasks: [
            { do: 'Train {2..4} rounds: half strength, half stamina', size: 5, sitting: 45 },
            { do: 'Leave the notes aside for three days, then write how {theme} went', size: 1, upTo: 30 },
            { do: 'Cook a favourite dish in a lighter way that you would serve to guests', size: 3, upTo: 90 },
            { do: 'Measure the waist and look at the last {3..8} figures as one line', size: 1, upTo: 15 },
            { do: 'Sign up for something with a date: a walk, a swim, a class', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'Live a week as you mean to live later, {theme} and treats included',
          tasks: [
            { do: 'Cook {4..7} dinners as you want to eat in a year, one treat included', size: 4, sitting: 45 },
            { do: 'Write the {3..6} rules that are worth keeping, one for {theme} among them', size: 2, upTo: 30 },
            { do: 'Keep moving the way you like best by now', size: 4, sitting: 45 },
            { do: 'Take a photograph or try on an old pair of trousers, instead of the scales', size: 1, upTo: 15 },
            { do: 'Set an early warning: at which figure or feeling you act, and how', size: 1, upTo: 20 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Take stock and go on: {measure}',
    tasks: [
      { do: 'Measure in the morning, calmly, what you set out to change', size: 1, upTo: 20 },
      { do: 'Cook and eat a whole week by your own rules', size: 5, sitting: 45 },
      { do: 'Move the way you have learnt to like it', size: 4, sitting: 40 },
      { do: 'Compare your first four days of notes with four days of now', size: 2, upTo: 45 },
      { do: 'Write the plan for holding it: three rules, one check a week, one warning sign', size: 2, upTo: 30 },
      { do: 'Reward yourself with something that lasts and is not food', size: 1, upTo: 60 },
    ],
  },
  resources: [
    {
      title: 'Your family doctor or a registered dietitian',
      notes: 'Before you begin, if you take medicine, are ill or pregnant, or if food troubles you. Ask what is safe.',
      way: 'people',
      estimatedMinutes: 30,
    },
    {
      title: 'The pace that lasts: about half a kilo a week, often less',
      notes: 'Faster losses mostly come back. Weeks of standstill are normal; look at four weeks, never at one day.',
    },
    {
      title: 'The plate model: half vegetables, a quarter protein, a quarter whole grains',
      notes: 'No counting needed. Public health bodies in most countries show it with pictures.',
      estimatedMinutes: 15,
    },
    {
      title: 'A cookbook or site with quick vegetable dishes',
      notes: 'Choose ten dishes with few ingredients, and repeat them until you know them by heart.',
      way: 'reading',
    },
    {
      title: 'A step counter or the one in your phone',
      notes: 'Take your usual number and add a thousand. The trend counts, not a round figure.',
      way: 'app',
    },
    {
      title: '“Atomic Habits” by James Clear',
      notes: 'On making the good choice the easy one. Use one idea a week in the kitchen.',
      way: 'audio',
      estimatedMinutes: 330,
      from: 0.3,
    },
    {
      title: 'A walking partner or a group with a fixed date',
      notes: 'A date with somebody is kept more often than a date with yourself.',
      way: 'people',
      from: 0.2,
    },
    {
      title: 'Beginner videos for strength at home without equipment',
      notes: 'Muscles keep what you gain. Two short sessions a week are enough; leave out what hurts.',
      way: 'video',
      from: 0.3,
    },
  ],
  examples: {
    measures: [
      'I am 5 kg lighter in six months',
      'My old trousers fit again',
      'I cook at home five days a week',
      'My waist is 6 cm smaller',
    ],
    starts: [
      'I have tried many diets',
      'I eat well but too much',
      'I sit all day',
      'I have gained weight over the last years',
    ],
    reasons: ['To feel light again', 'For my health', 'My doctor advised it', 'To keep up with my children'],
    obstacles: ['I eat when I am stressed', 'Sweets in the evening', 'No time to cook', 'My family eats differently'],
  },
};
