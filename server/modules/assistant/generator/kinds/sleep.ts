import type { GoalKind } from '../goal-kind.ts';

/** Advice that suits everyone. Sleep restriction, a treatment for insomnia, is left to professionals. */
export const sleepKind: GoalKind = {
  name: 'sleep',
  words: [
    'sleep*',
    'asleep',
    'insomnia',
    'bedtime',
    'wake up early',
    'wake up at',
    'waking up',
    'get up early',
    'get up at',
    'early riser',
    'early bird',
    'night owl',
    'snooze',
    'hours a night',
    'well rested',
    'jet lag',
    '5am',
    'wake up earlier',
    'get up earlier',
  ],
  subject: { found: [], otherwise: 'sleep' },
  hours: [8, 24, 50],
  measure: 'seven hours of sleep on five nights a week, two weeks running',
  themes: [
    'the hour you get up',
    'daylight in the morning',
    'coffee and tea',
    'the last hour of the day',
    'screens',
    'light in the evening',
    'bedroom temperature',
    'noise',
    'the bed itself',
    'evening meals',
    'alcohol and nicotine',
    'movement by day',
    'naps',
    'worries in the evening',
    'stress by day',
    'lying awake',
    'late work',
    'travel and parties',
  ],
  everybodyBegins: true,
  phases: [
    {
      name: 'See how you sleep',
      share: 2,
      weeks: [
        {
          outcome: 'Seven nights in the diary, and one change in {theme}',
          tasks: [
            { do: 'Keep a diary each morning: in bed, asleep, awake, up, and a column for {theme}', size: 2, upTo: 30 },
            { do: 'Change one thing about {theme} and write it down as a rule', size: 2 },
            { do: 'Set one hour to get up that holds on all seven days', size: 1, upTo: 20 },
            {
              do: 'Check yourself: loud snoring, dozing by day, months of bad nights? Then see a doctor',
              size: 1,
              upTo: 20,
            },
            { do: 'Walk outside within an hour of getting up', size: 4, sitting: 30 },
            { do: 'Ask somebody at home what they notice about {theme}', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'The same hour up on {4..7} days, {theme} observed',
          tasks: [
            {
              do: 'Get up at your hour on {4..7} days, whatever the night was, and open the curtains',
              size: 2,
              upTo: 30,
            },
            { do: 'Look closely at {theme}: what you do, when, and how the night was after it', size: 2 },
            { do: 'Put the alarm where you have to stand up for it', size: 1, upTo: 15 },
            { do: 'Read in dim light until you are truly sleepy, and only then go to bed', size: 3, sitting: 30 },
            { do: 'Draw the week as seven bars and mark the nights in which {theme} mattered', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'A bedroom for sleep: {2..10} things changed, {theme} dealt with',
          tasks: [
            { do: 'Change the next things on the list, up to {2..10}: dark, quiet, cool, tidy', size: 4 },
            { do: 'Lie down by day for five minutes and list what you see, hear and smell', size: 1, upTo: 30 },
            { do: 'Deal with {theme} for a week and write down the effect', size: 2 },
            { do: 'Move the phone charger out of the bedroom and buy a plain alarm clock', size: 1, upTo: 30 },
            { do: 'Move reading, work and worrying out of the bed, to a chair of their own', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Build the evening',
      share: 3,
      weeks: [
        {
          outcome: 'A calm last hour on {3..7} evenings, and one decision about {theme}',
          tasks: [
            {
              do: 'Spend the last hour alike on {3..7} evenings: dim, warm, slow',
              size: 5,
              sitting: 30,
              minutesEach: 30,
            },
            { do: 'Write the steps of it on a card beside the bed', size: 1, upTo: 20 },
            { do: 'Think about {theme} before that hour, and decide one thing', size: 1, upTo: 30 },
            { do: 'Set a second alarm that tells you to stop work and screens', size: 1, upTo: 15 },
            { do: 'Tell those you live with about {theme}, and ask for one favour', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A clear rule for {theme}, kept on {4..7} days',
          tasks: [
            { do: 'Write the rule for {theme}: what, until when, and what instead', size: 1, upTo: 30 },
            { do: 'Keep the rule on {4..7} days and mark each in the diary', size: 2, upTo: 30 },
            {
              do: 'Work out your last hour for coffee, eight before bed, and note it in the kitchen',
              size: 1,
              upTo: 15,
            },
            {
              do: 'Fill your evenings with something pleasant: a book, music, a bath, stretching',
              size: 3,
              sitting: 30,
            },
            { do: 'Compare nights with and without the rule on {theme}', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A quieter head: worries on paper by evening, and a look at {theme}',
          tasks: [
            {
              do: 'Write down worries and tomorrow’s list on {3..7} evenings, two hours before bed',
              size: 3,
              sitting: 10,
              minutesEach: 10,
            },
            {
              do: 'Practise relaxing {3..7} times: breath, muscles or body scan',
              size: 4,
              sitting: 15,
              minutesEach: 15,
            },
            { do: 'Put a chair, a dim lamp and a dull book ready, for when you lie awake too long', size: 1, upTo: 20 },
            { do: 'Keep to one small change in {theme} for five days', size: 2, upTo: 30 },
            { do: 'Turn the clock to the wall', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Days that make you sleepy: {90..200/10} minutes of movement, {theme} reviewed',
          tasks: [
            {
              do: 'Move for {90..200/10} minutes, most of it outside, none just before bed',
              size: 5,
              sitting: 45,
              minutesEach: 1,
            },
            { do: 'Get out into daylight before noon', size: 3, sitting: 30 },
            { do: 'Write your rule for naps: before three, with an alarm, or none', size: 1, upTo: 15 },
            { do: 'Try another way with {theme} for three days and note the nights', size: 2 },
            { do: 'Plan the last full meal of each day three hours before bed', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Hold in real life',
      share: 3,
      weeks: [
        {
          outcome: 'A weekend that does not undo the week, {theme} included',
          tasks: [
            { do: 'Write down how you will handle {theme} on your days off', size: 2, upTo: 30 },
            { do: 'Get up within an hour of your usual time on both days off, and go outside', size: 3, sitting: 30 },
            { do: 'Have one late evening on purpose and return to the rhythm the next day', size: 1, upTo: 30 },
            { do: 'Walk in the morning light after the shortest night', size: 3, sitting: 45 },
            { do: 'Write down what you have learnt about {theme}', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: '{4..7} good nights out of seven, and a second look at {theme}',
          tasks: [
            { do: 'Keep the hour to get up and the wind-down, aiming for {4..7} good nights', size: 5, sitting: 30 },
            { do: 'Write a card for bad nights: no clock, get up, dim light, same alarm', size: 1, upTo: 20 },
            { do: 'Find out what went before the last bad night, {theme} included', size: 1, upTo: 30 },
            { do: 'Relax lying down {2..6} times by day, without sleeping', size: 3, sitting: 20, minutesEach: 20 },
            { do: 'Ask a doctor about therapy for insomnia if half the nights stay bad', size: 1, upTo: 60 },
          ],
        },
        {
          outcome: '{10..40/2} diary nights read: the two habits that help most, and {theme}',
          tasks: [
            { do: 'Go through {10..40/2} nights and mark the five best and five worst', size: 2, upTo: 60 },
            { do: 'Name the two habits behind the best nights and protect them in the calendar', size: 1, upTo: 30 },
            { do: 'Shift bedtime by a quarter of an hour if you lie awake long, and keep it', size: 1, upTo: 20 },
            { do: 'Drop one rule that made no difference, unless it is about {theme}', size: 1, upTo: 15 },
            { do: 'Try one more improvement around {theme}', size: 3, sitting: 30 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Rested, and able to show it: {measure}',
    tasks: [
      { do: 'Keep wind-down and hour to get up on all seven days', size: 5, sitting: 30 },
      { do: 'Count the diary against the aim: {measure}', size: 1, upTo: 30 },
      { do: 'Compare the first and the last diary week in five sentences', size: 1, upTo: 40 },
      { do: 'Write your own sleep rules on one card, at most five', size: 1, upTo: 30 },
      { do: 'Decide which sign sends you back to the diary, or to a doctor', size: 1, upTo: 20 },
    ],
  },
  resources: [
    {
      title: 'A sleep diary on one page a week',
      notes: 'Filled in each morning by estimate, not by the clock. Bring it along should you see a doctor.',
      estimatedMinutes: 10,
      way: 'doing',
    },
    {
      title: 'Why We Sleep, by Matthew Walker',
      notes: 'Lively on what sleep is for. Do not let its warnings frighten you: one bad night is harmless.',
      estimatedMinutes: 400,
      way: 'reading',
    },
    {
      title: 'A guided programme of cognitive behavioural therapy for insomnia',
      notes: 'The treatment of first choice for lasting insomnia, with a therapist or as an app your doctor trusts.',
      way: 'course',
      from: 0.4,
    },
    {
      title: 'Your doctor',
      notes: 'For snoring with pauses, dozing off by day, low mood, or three bad nights a week for three months.',
      estimatedMinutes: 30,
      way: 'people',
    },
    {
      title: 'Recordings for relaxing: body scan or muscle relaxation',
      notes: 'Learn them by day first, so that they work at night. Sound only, screen off.',
      estimatedMinutes: 20,
      way: 'audio',
    },
    {
      title: 'Blackout blinds, earplugs, a plain alarm clock',
      notes: 'Cheap and at once. Try a sleep mask before you buy blinds.',
      way: 'doing',
    },
    {
      title: 'A timer that dims screens and lights',
      notes: 'Set it once for an hour before bed, on every device.',
      estimatedMinutes: 20,
      way: 'app',
    },
  ],
  examples: {
    measures: [
      'Seven hours on five nights a week',
      'I get up at half past six without snoozing for a month',
      'I fall asleep within half an hour',
      'I wake up rested on most mornings',
    ],
    starts: [
      'I lie awake for an hour or more',
      'I go to bed far too late',
      'I fall asleep well, but wake at four',
      'Weekdays work, weekends ruin it',
    ],
    reasons: [
      'I am tired all day',
      'I want quiet mornings for myself',
      'My mood and my patience suffer',
      'I want to stay healthy',
    ],
    obstacles: ['My phone in bed', 'Worries', 'Small children', 'Shift work', 'Late evenings with friends'],
  },
};
