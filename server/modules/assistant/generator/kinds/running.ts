import type { GoalKind } from '../goal-kind.ts';

/** Assumes seven minutes per kilometre, so that distances fit the weekly hours. */
export const runningKind: GoalKind = {
  name: 'running',
  words: [
    'marathon*',
    'half marathon*',
    'running',
    'jog*',
    'runner*',
    'couch to 5k',
    '5k',
    '10k',
    '5 km',
    '10 km',
    'ultra*',
    'parkrun',
    'run a race',
    'run ten kilomet*',
    'run five kilomet*',
    'run kilomet*',
    'run without stopping',
    'start to run',
    'run faster',
    'run my first',
    'run regularly',
    'run every',
    // Only with distances or minutes, because 'run' alone may be about a company.
    ...Array.from({ length: 50 }, (_, n) => `run ${n + 1}`),
  ],
  subject: {
    found: [
      /\b((?:\p{Lu}\w+ )?(?:[Hh]alf[- ][Mm]arathon|[Mm]arathon))\b/u,
      /\b(\d+(?:[.,]\d+)? ?(?:km|k|kilomet\w+|miles?))\b/i,
      /\b((?:five|ten|fifteen|twenty) (?:kilomet\w+|miles))\b/i,
    ],
    otherwise: 'running',
  },
  hours: [20, 45, 90],
  measure: '{kilometres} in one go, and still able to smile',
  values: {
    kilometres: '5 km',
    longest: '{kilometres}',
    easy: '2 km',
    last: '3 km',
    first: 'Run two minutes, walk one, and repeat',
  },
  variants: [
    {
      words: ['10 km', '10k', 'ten kilomet*'],
      values: { kilometres: '10 km', easy: '4 km', last: '5 km' },
      hours: [30, 55, 100],
    },
    {
      words: ['half marathon*', '21 km'],
      values: { kilometres: '21 km', easy: '6 km', last: '8 km', first: 'Run twenty minutes, walk when you like' },
      hours: [45, 80, 150],
    },
    {
      words: ['marathon*', '42 km'],
      values: {
        kilometres: '42 km',
        longest: '36 km',
        easy: '8 km',
        last: '12 km',
        first: 'Run half an hour, walk when you like',
      },
      hours: [90, 150, 260],
    },
  ],
  themes: [
    'an easy pace',
    'an upright posture',
    'short, quick steps',
    'calm breathing',
    'loose shoulders and hands',
    'quiet feet',
    'eyes on the horizon',
    'arms that swing straight',
    'a slower first half',
    'strong hips',
    'a steady effort uphill',
    'relaxed steps downhill',
    'good form on tired legs',
    'a quicker second half',
    'the pace of the day',
    'a smile on the last stretch',
  ],
  phases: [
    {
      name: 'Easy start',
      share: 22,
      weeks: [
        {
          outcome: 'Three outings done so slowly that you could talk, with {theme}',
          tasks: [
            { do: '{first}, so slowly that you can talk', size: 5, upTo: 105, sitting: 35 },
            {
              do: 'Choose three days of the week with a rest day after each, and lay out your things',
              size: 1,
              upTo: 15,
            },
            {
              do: 'Do squats, calf raises and planks, two rounds, after two of the outings',
              size: 2,
              upTo: 40,
              sitting: 20,
            },
            {
              do: 'Have your running shoes checked, and see a doctor if you are new to sport or over 40',
              size: 1,
              upTo: 60,
            },
            { do: 'Write down after each outing how it felt, from 1 to 10; cue: {theme}', size: 1, upTo: 15 },
            { do: 'Walk briskly on one of the days between', size: 2, upTo: 60 },
          ],
        },
        {
          outcome: 'Cover {1..longest} on foot, running as much of it as stays easy',
          tasks: [
            {
              do: 'Cover {1..longest} slowly, and walk before you are out of breath',
              size: 4,
              sitting: 240,
              minutesEach: 8,
            },
            {
              do: 'Go out on other days for easy running with walking breaks; cue: {theme}',
              size: 4,
              upTo: 120,
              sitting: 40,
            },
            { do: 'Loosen hips, calves and ankles for ten minutes after each outing', size: 1, upTo: 30, sitting: 10 },
            { do: 'Find two flat routes from your door, and note how long each is', size: 1, upTo: 20 },
            { do: 'Sleep eight hours before the longest outing, and note the difference', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Run {5..30/5} minutes without a walking break',
          tasks: [
            {
              do: 'Run {5..30/5} minutes without a break, slower than you think you should',
              size: 3,
              sitting: 60,
              minutesEach: 2,
            },
            { do: 'Run easily on the other days; cue: {theme}', size: 4, upTo: 150, sitting: 45 },
            { do: 'Do bridges, lunges and side planks, {2..4} rounds', size: 2, upTo: 45, sitting: 20 },
            { do: 'Look up a race or a date for your own run, and put it into the calendar', size: 1, upTo: 30 },
            { do: 'Swim, cycle or walk on one rest day, without hurry', size: 2, upTo: 60 },
          ],
        },
      ],
    },
    {
      name: 'More distance',
      share: 42,
      weeks: [
        {
          outcome: 'Run {1..longest} in one go, at a pace at which you can talk',
          tasks: [
            {
              do: 'Run {1..longest} slowly in one go, your long run of the week',
              size: 4,
              sitting: 240,
              minutesEach: 7,
            },
            {
              do: 'Run easily on other days, with something left at the end; cue: {theme}',
              size: 4,
              upTo: 180,
              sitting: 60,
            },
            { do: 'Add {4..8} relaxed sprints of 20 seconds to one easy run, thinking of {theme}', size: 1, upTo: 30 },
            {
              do: 'Do {2..4} rounds of squats, calf raises, planks and bridges, slowly',
              size: 2,
              upTo: 60,
              sitting: 30,
            },
            { do: 'Rest fully on the day after the long run, and note legs and mood', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: '{3..8} climbs and a long run of {1..longest}, with {theme}',
          tasks: [
            {
              do: 'Do a long run of {1..longest}, the second half no slower than the first',
              size: 4,
              sitting: 240,
              minutesEach: 7,
            },
            {
              do: 'Run {3..8} climbs of a minute at a firm effort, walking down in between',
              size: 2,
              sitting: 90,
              minutesEach: 6,
            },
            { do: 'Run easily on days without a plan; cue: {theme}', size: 3, upTo: 150, sitting: 50 },
            { do: 'Practise standing on one leg and heel drops, three rounds', size: 1, upTo: 30, sitting: 15 },
            {
              do: 'Try what you eat and drink before the long run, and write down what agreed with you',
              size: 1,
              upTo: 20,
            },
          ],
        },
        {
          outcome: 'A steady {10..35/5} minutes at a firm pace, with {theme}',
          tasks: [
            {
              do: 'Run {10..35/5} minutes at a pace at which you can say only short sentences',
              size: 2,
              sitting: 60,
              minutesEach: 2,
            },
            {
              do: 'Run {1..longest} slowly, on another day, as this week’s long run',
              size: 4,
              sitting: 240,
              minutesEach: 7,
            },
            { do: 'Run easily when you are rested; cue: {theme}', size: 3, upTo: 140, sitting: 50 },
            { do: 'Do {2..4} rounds of lunges, side planks and calf raises', size: 2, upTo: 50, sitting: 25 },
            {
              do: 'Check the soles of your shoes, and replace them well before the day if they are worn',
              size: 1,
              upTo: 30,
            },
          ],
        },
        {
          outcome: 'An easier week: rested legs, nothing sore, and {theme}',
          tasks: [
            {
              do: 'Run {easy} easily with {theme}, and stop while it is still fun',
              size: 3,
              sitting: 120,
              minutesEach: 7,
            },
            { do: 'Run easily, at a stroll, on other days; cue: {theme}', size: 3, upTo: 90, sitting: 40 },
            {
              do: 'Stretch and loosen what is tight, and note anything that has hurt twice',
              size: 2,
              upTo: 45,
              sitting: 15,
            },
            { do: 'Go to bed half an hour earlier all week', size: 1, upTo: 10 },
            { do: 'Look back at your notes: which week felt best, and why', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Towards the pace',
      share: 26,
      weeks: [
        {
          outcome: 'Know the pace of the day: {3..6} stretches at it, with {theme}',
          tasks: [
            {
              do: 'Run {3..6} stretches of five minutes at the pace you want on the day, two easy between',
              size: 2,
              sitting: 90,
              minutesEach: 8,
            },
            {
              do: 'Run {1..longest} slowly, in the shoes and clothes of the day',
              size: 4,
              sitting: 240,
              minutesEach: 7,
            },
            { do: 'Run easily on the days between; cue: {theme}', size: 3, upTo: 150, sitting: 50 },
            { do: 'Write down three paces: too fast, right, and the one to begin with', size: 1, upTo: 20 },
            { do: 'Do two rounds of strength, light, two days away from the long run', size: 1, upTo: 40, sitting: 20 },
          ],
        },
        {
          outcome: 'A long run of {1..longest} that ends quicker than it began',
          tasks: [
            { do: 'Run {1..longest}, the last quarter at the pace of the day', size: 4, sitting: 240, minutesEach: 7 },
            { do: 'Practise drinking and eating on the way, just as you will on the day', size: 1, upTo: 20 },
            { do: 'Run easily in between; cue: {theme}', size: 3, upTo: 160, sitting: 50 },
            { do: 'Run {4..8} times 400 metres briskly, walking 200 between', size: 2, sitting: 90, minutesEach: 5 },
            { do: 'Book what the day needs: place, way there, a bed if it is far', size: 1, upTo: 45 },
          ],
        },
        {
          outcome: 'A dress rehearsal at the hour of the day, with its breakfast and {theme}',
          tasks: [
            {
              do: 'Run half of the full distance at the hour and the pace of the day, after its breakfast; cue: {theme}',
              size: 3,
              upTo: 150,
              sitting: 150,
            },
            {
              do: 'Run {1..longest} slowly three days before or after, walking when you must',
              size: 4,
              sitting: 240,
              minutesEach: 7,
            },
            { do: 'Run easily one more time; cue: {theme}', size: 2, upTo: 60 },
            {
              do: 'Write your plan for the day on one card: start slowly, drink when, cheer up where',
              size: 1,
              upTo: 30,
            },
            { do: 'Ask a friend to be at the hardest point of the way', size: 1, upTo: 15 },
          ],
        },
      ],
    },
    {
      name: 'Rest before the day',
      share: 10,
      weeks: [
        {
          outcome: 'Less distance, the same rhythm: fresh legs and {theme}',
          tasks: [
            {
              do: 'Run {last} easily as the long run of this week, no further; cue: {theme}',
              size: 3,
              sitting: 150,
              minutesEach: 7,
            },
            {
              do: 'Run ten minutes at the pace of the day within one easy run, to keep the feeling',
              size: 2,
              upTo: 45,
            },
            { do: 'Run easily once more, and leave out all strength work; cue: {theme}', size: 2, upTo: 40 },
            {
              do: 'Sleep, eat and drink well, and write down what worries you, with an answer to each',
              size: 1,
              upTo: 20,
            },
            { do: 'Read how to get there, where to start, and where the toilets are', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'A list of what you bring, legs that rest, and {theme}',
          tasks: [
            {
              do: 'Run {easy} easily with three short quicker stretches, thinking of {theme}',
              size: 2,
              sitting: 120,
              minutesEach: 7,
            },
            { do: 'Run or walk on one other day, half as long as usual', size: 2, upTo: 40 },
            { do: 'Lay out all you need, and wear nothing new', size: 1, upTo: 25 },
            { do: 'Look at the profile of the way, and mark where you will hold back', size: 1, upTo: 25 },
            { do: 'Cut your toenails, and treat every blister now', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Rested and curious, with {theme} tried one last time',
          tasks: [
            {
              do: 'Run {last} at a stroll with {theme}, and notice how light it feels',
              size: 3,
              sitting: 120,
              minutesEach: 7,
            },
            {
              do: 'Go through the day in your mind from getting up to the finish, with {theme} in it',
              size: 1,
              upTo: 15,
            },
            { do: 'Walk half an hour on two days, and run no more than that', size: 2, upTo: 60, sitting: 30 },
            { do: 'Tell three people when you will be at the finish', size: 1, upTo: 10 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'The day itself: {measure}',
    tasks: [
      {
        do: 'Run it on the day: the first third slower than you feel, the last as you like',
        size: 5,
        upTo: 330,
        sitting: 330,
      },
      { do: 'Run twenty minutes very easily early in the week, with two short quicker stretches', size: 2, upTo: 25 },
      { do: 'Lay out shoes, clothes, breakfast and number the evening before', size: 1, upTo: 20 },
      { do: 'Walk for half an hour the day after, and look at what hurts', size: 1, upTo: 30 },
      { do: 'Write down how it was, what carried you, and what comes next', size: 1, upTo: 30 },
      { do: 'Rest two days before, and keep off your feet', size: 1, upTo: 10 },
    ],
  },
  resources: [
    {
      title: 'Running shoes that fit',
      notes: 'Try them on in the evening, with a thumb’s width at the toes. Comfort says more than any test.',
      estimatedMinutes: 60,
    },
    {
      title: 'A running diary',
      notes: 'Date, distance, how it felt from 1 to 10. Two tired weeks in a row mean an easier third.',
      way: 'doing',
    },
    {
      title: 'A running app or a plain watch',
      notes: 'For distance and time. Look at it after the run rather than all the way.',
      way: 'app',
    },
    {
      title: 'A running group or parkrun near you',
      notes: 'Slow runners are welcome nearly everywhere. A date with others is kept when the sofa calls.',
      url: 'https://www.parkrun.com',
      way: 'people',
      from: 0.2,
    },
    {
      title: 'Videos on running form and warming up',
      notes: 'Choose one cue at a time, such as short steps, and keep it for a week.',
      estimatedMinutes: 45,
      way: 'video',
      from: 0.15,
    },
    {
      title: 'Music or podcasts for easy runs',
      notes: 'If you cannot follow what is said, you are running too fast.',
      way: 'audio',
      from: 0.3,
    },
    {
      title: '“Daniels’ Running Formula” by Jack Daniels',
      notes: 'For those who want to know why. Read the chapters on kinds of running and on easy pace.',
      estimatedMinutes: 300,
      way: 'reading',
      from: 0.35,
    },
    {
      title: 'A beginners’ running course',
      notes: 'Clubs and adult schools hold them each spring and autumn. A trainer sees what you cannot.',
      way: 'course',
      from: 0.1,
    },
    {
      title: 'A card for the day',
      notes: 'Pace of the first third, where you drink, what you tell yourself when it gets hard.',
      estimatedMinutes: 20,
      from: 0.8,
    },
  ],
  examples: {
    measures: [
      'Running 5 km without a walking break',
      'Finishing my first 10 km race',
      'A half marathon in under two and a half hours',
      'Crossing the finish line of a marathon',
    ],
    starts: ['I get out of breath on the stairs', 'I walk a lot but do not run', 'I run now and then, up to 5 km'],
    reasons: ['To feel fit again', 'For my heart and my head', 'A friend has talked me into a race'],
    obstacles: ['My knees hurt', 'Bad weather', 'Tired after work', 'I start too fast and give up'],
  },
};
