import type { GoalKind } from '../goal-kind.ts';

export const strengthKind: GoalKind = {
  name: 'strength',
  words: [
    'strength',
    'stronger',
    'gym',
    'push-up*',
    'pull-up*',
    'chin-up*',
    'muscle*',
    'weightlifting',
    'lifting',
    'deadlift*',
    'bench press',
    'squat*',
    'kettlebell*',
    'calisthenics',
    'yoga',
    'pilates',
    'get fit',
    'fitness',
    'workout*',
  ],
  subject: {
    found: [/\b(yoga|pilates|calisthenics|weightlifting|push-?ups|pull-?ups|deadlifts?|kettlebells?)\b/i],
    otherwise: 'strength training',
  },
  hours: [25, 70, 160],
  measure: '{target}',
  values: {
    target: 'twice the repetitions of the first week, in clean form',
    move: 'your main movement',
    easier: 'with less weight or a shorter way at first',
    sets: 'sets',
    session: 'Train the whole body, {6..12} easy repetitions each: push, pull, squat, hinge, core',
    harder: 'a harder version or a little more weight',
    tool: 'a mat, a band and a firm chair or bar',
  },
  variants: [
    {
      words: ['push-up*'],
      values: {
        move: 'push-ups',
        easier: 'hands on a wall or table at first',
        harder: 'hands lower down, then the floor, then feet raised',
      },
    },
    {
      words: ['pull-up*', 'chin-up*'],
      values: {
        target: 'clean pull-ups from a dead hang, without help',
        move: 'pull-ups',
        easier: 'with a band or slowly down at first',
        harder: 'a thinner band, then none',
        tool: 'a firm bar, a strong band and a chair',
      },
    },
    {
      words: ['yoga', 'pilates'],
      values: {
        target: 'your hardest pose, held for five calm breaths',
        move: 'your hardest pose',
        easier: 'with blocks, a belt or the wall at first',
        sets: 'rounds',
        session: 'Practise a slow flow, {4..8} breaths a pose: standing poses, twists, a bridge, rest',
        harder: 'a longer hold or a deeper version',
        tool: 'a mat, two blocks and a belt',
      },
    },
    {
      words: ['gym', 'deadlift*', 'bench press', 'weightlifting', 'lifting', 'kettlebell*'],
      values: {
        target: 'your main lift with a fifth more weight, in clean form',
        move: 'your main lift',
        easier: 'with an empty bar or light weight at first',
        harder: 'the smallest step of weight there is',
        tool: 'flat shoes, a towel and a training log',
      },
    },
  ],
  themes: [
    'planks',
    'squats',
    'glute bridges',
    'incline push-ups',
    'rows',
    'hip hinges',
    'bird dogs',
    'lunges',
    'side planks',
    'overhead presses',
    'step-ups',
    'dead bugs',
    'slow negatives',
    'single-leg bridges',
    'hangs from a bar',
    'paused squats',
  ],
  phases: [
    {
      name: 'Clean form',
      share: 1,
      weeks: [
        {
          outcome: 'Know where you start in {move}, and do clean {theme}',
          tasks: [
            { do: '{session}', size: 5, sitting: 40 },
            { do: 'Test {move} once, stop before the form breaks, and write the result down', size: 1, upTo: 20 },
            { do: 'Practise {move}, {easier}, then {theme}', size: 3, sitting: 20 },
            { do: 'Ask a doctor first if heart, joints or blood pressure trouble you', size: 1, upTo: 30 },
            { do: 'Get {tool}, and fix two or three days with a rest day between', size: 1, upTo: 60 },
            { do: 'Walk or cycle easily on the days between', size: 3, sitting: 40 },
          ],
        },
        {
          outcome: 'Show {5..12} clean {theme} on film, and steady form in {move}',
          tasks: [
            { do: 'Learn {theme} from one good video, slowly, without weight', size: 2, upTo: 30 },
            { do: 'Train the whole body, {theme} first, while you are fresh', size: 5, sitting: 40 },
            { do: 'Film {move} from the side and compare it with a good video', size: 1, upTo: 20 },
            { do: 'Warm up first: joints, easy movement, {5..10} light {theme}', size: 2, sitting: 10 },
            { do: 'Log each session: movement, {sets}, repetitions, how hard from 1 to 10', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Have a fixed routine of {4..7} movements, with {theme} in it',
          tasks: [
            { do: 'Write the routine of {4..7} movements, {move} first and {theme} after', size: 1, upTo: 30 },
            { do: 'Train the routine with {6..12} repetitions, two short of the limit', size: 5, sitting: 45 },
            { do: 'Have a trainer or an experienced friend check {move}', size: 2, upTo: 60 },
            { do: 'Loosen hips, shoulders and ankles in the evening', size: 2, sitting: 15 },
            { do: 'Move the fixed date that clashes most with training', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Building up',
      share: 4,
      weeks: [
        {
          outcome: 'Do {3..5} clean {sets} of {move}, supported by {theme}',
          tasks: [
            { do: 'Train the routine with {3..5} {sets} of {move} first', size: 5, sitting: 50 },
            { do: 'Add {theme}: {5..12} in a round, with one more always in reserve', size: 3, sitting: 20 },
            { do: 'Walk, swim or cycle easily on the days between', size: 3, sitting: 40 },
            { do: 'Plan a palm of protein for {10..18} meals and shop for it', size: 1, upTo: 45 },
            { do: 'Enter each session in the log and plan one more for {theme}', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'Take the next step in {move}, with {theme} as preparation',
          tasks: [
            { do: 'Warm up with {theme}, then take the next step: {harder}', size: 4, sitting: 40 },
            { do: 'Train the rest of the routine as before, {2..4} {sets} each', size: 4, sitting: 45 },
            { do: 'Film the hardest round and note where the form begins to break', size: 1, upTo: 20 },
            { do: 'Set an alarm for going to bed that leaves eight hours', size: 1, upTo: 10 },
            { do: 'Stretch slowly what got tight after {theme}', size: 2, sitting: 15 },
          ],
        },
        {
          outcome: 'Own the slow way: {4..10} {theme} with three seconds down',
          tasks: [
            { do: 'Do {4..10} {theme} with three seconds down and one second still', size: 3, sitting: 30 },
            { do: 'Train {move} the same slow way, in {2..5} short {sets}', size: 4, sitting: 30 },
            { do: 'Train the opposite muscles with {6..12} slow repetitions', size: 3, sitting: 25 },
            { do: 'Stand on one leg while you brush your teeth', size: 1, upTo: 15 },
            { do: 'Read your log and circle what has stood still longest', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Recover: {40..60/5}% of the work, and easy {theme}',
          tasks: [
            { do: 'Train the routine with {40..60/5}% of the {sets}, {theme} included', size: 4, sitting: 30 },
            { do: 'Move outdoors for {2..8} km, so easily that you could sing', size: 3, sitting: 45 },
            { do: 'Loosen and stretch around {theme}, on the floor, with music', size: 2, sitting: 20 },
            { do: 'Note what aches: sore muscles may stay, sharp or joint pain goes to a doctor', size: 1, upTo: 20 },
            { do: 'Write the next three weeks: which movement gets harder, which one stays', size: 1, upTo: 30 },
          ],
        },
      ],
    },
    {
      name: 'The peak',
      share: 3,
      weeks: [
        {
          outcome: 'Beat your first test in {move}, with strong {theme} behind it',
          tasks: [
            { do: 'Warm up with {theme} and test {move} again', size: 2, upTo: 30 },
            { do: 'Train what the last test showed to be weak, {6..12} repetitions each', size: 5, sitting: 50 },
            { do: 'Practise {move} in {4..8} short rounds with full rest', size: 3, sitting: 25 },
            { do: 'Compare the films of the first week and of today', size: 1, upTo: 20 },
            { do: 'Keep two easy days between the hard ones and walk on them', size: 2, sitting: 40 },
          ],
        },
        {
          outcome: 'Do {2..5} strong rounds of the whole routine, {theme} last',
          tasks: [
            { do: 'Train {2..5} rounds of the routine with short rests', size: 5, sitting: 50 },
            { do: 'Finish with {theme}, as many as stay clean', size: 2, sitting: 15 },
            { do: 'Practise {move} first, while fresh, {2..5} good ones at a time', size: 3, sitting: 20 },
            { do: 'Train with somebody stronger and ask for one correction', size: 2, upTo: 60 },
            { do: 'Loosen back and shoulders before bed', size: 2, sitting: 15 },
          ],
        },
        {
          outcome: 'Rehearse the test of {move} at {75..95/5}%, with light {theme} after',
          tasks: [
            { do: 'Go through the test as on the day, at {75..95/5}% of the aim', size: 2, sitting: 45 },
            { do: 'Train the routine at a moderate pace, {theme} last', size: 4, sitting: 45 },
            { do: 'Write the warm-up for the day, minute by minute', size: 1, upTo: 20 },
            { do: 'Strengthen the weakest point with {10..30/5} slow repetitions', size: 2, sitting: 20 },
            { do: 'Choose day, place and witness for the test', size: 1, upTo: 20 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Test yourself, rested: {measure}',
    tasks: [
      { do: 'Do the test after two days of rest, filmed or with a witness', size: 2, upTo: 60 },
      { do: 'Train lightly early in the week, half as much as usual', size: 4, sitting: 45 },
      { do: 'Loosen up and walk on the days before', size: 3, sitting: 30 },
      { do: 'Compare log and films of the first week with today, and write three lines', size: 1, upTo: 30 },
      { do: 'Write the routine that keeps it: two sessions a week, and which movement is next', size: 1, upTo: 30 },
    ],
  },
  resources: [
    {
      title: 'An hour with a qualified trainer, physiotherapist or teacher',
      notes: 'One check of your form saves months. Have them look at hinge, squat and shoulders.',
      way: 'people',
      estimatedMinutes: 60,
    },
    {
      title: 'A training log on paper or in an app',
      notes: 'What you did last time decides what you do today. Three columns are enough.',
      way: 'app',
    },
    {
      title: 'The recommended routine of the r/bodyweightfitness community',
      notes: 'Free, balanced, with easier and harder versions of every movement. No equipment but a bar.',
      way: 'doing',
    },
    {
      title: 'Yoga With Adriene and similar free channels',
      notes: 'For mobility, warm-ups and easy days. Skip what hurts.',
      way: 'video',
      from: 0.2,
      estimatedMinutes: 25,
    },
    {
      title: '“Starting Strength” by Mark Rippetoe',
      notes: 'Detailed on the big lifts. Use the chapters on form; raise the weight more slowly than the book.',
      way: 'reading',
      from: 0.2,
    },
    {
      title: 'A class or a training partner with fixed hours',
      notes: 'You turn up because somebody waits. Ask for versions that suit your level.',
      way: 'course',
      from: 0.1,
    },
    {
      title: 'The warning signs: chest pain, dizziness, numbness, sharp joint pain',
      notes: 'Stop at once and see a doctor. Sore muscles for two days are normal, swelling is not.',
    },
  ],
  examples: {
    measures: [
      'I can do 20 push-ups in a row',
      'I manage my first pull-up',
      'I lift my own body weight',
      'I train three times a week for two months',
    ],
    starts: [
      'I have not trained for years',
      'I manage five push-ups',
      'I go to the gym without a plan',
      'My back is weak',
    ],
    reasons: ['To get rid of back pain', 'To feel strong', 'To stay fit as I grow older', 'To look better'],
    obstacles: ['I feel out of place in gyms', 'Sore muscles', 'An old injury', 'No time after work', 'I skip days'],
  },
};
