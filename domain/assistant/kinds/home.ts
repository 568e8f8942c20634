import type { GoalKind } from '../goal-kind.ts';

export const homeKind: GoalKind = {
  name: 'home',
  words: [
    'declutter*',
    'clutter',
    'tidy*',
    'minimalis*',
    'organise my home',
    'organize my home',
    'organise my house',
    'organize my house',
    'organise my flat',
    'organise the',
    'messy',
    'marie kondo',
    'konmari',
    'wardrobe',
    'garage',
    'attic',
    'loft',
    'basement',
    'cellar',
    'household',
    'paperwork',
    'too much stuff',
  ],
  subject: {
    found: [
      /\b(?:declutter|tidy|clear out|organi[sz]e|empty|sort(?: out)?)\s+(?:up\s+)?(?:my|the|our)\s+((?:whole |entire )?(?:house|home|flat|apartment|garage|attic|loft|basement|cellar|kitchen|wardrobe|office|studio|bedroom))\b/i,
    ],
    otherwise: 'home',
  },
  hours: [15, 50, 120],
  measure: 'every drawer emptied once, and the place tidy again in fifteen minutes',
  themes: [
    'shoes and coats',
    'bags and umbrellas',
    'bathroom things',
    'kitchen tools',
    'food stores',
    'cleaning things',
    'everyday clothes',
    'clothes for best and sport',
    'bed linen and towels',
    'cables and gadgets',
    'desk things',
    'papers and contracts',
    'books and films',
    'tools and spare parts',
    'hobby things',
    'things kept for others',
    'photos and files',
    'keepsakes',
  ],
  phases: [
    {
      name: 'See and start',
      share: 2,
      weeks: [
        {
          outcome: '{theme} sorted down to the last piece',
          tasks: [
            { do: 'Lay out all {theme}, wipe the place, and put back only what you use', size: 5, sitting: 45 },
            { do: 'Take photos of every room and every open cupboard', size: 1, upTo: 30 },
            {
              do: 'Set up four boxes: keep, give, sell, bin, and one day a week for taking them away',
              size: 1,
              upTo: 30,
            },
            { do: 'Write down how you want the {subject} to feel, and what it must let you do', size: 1, upTo: 30 },
            { do: 'Carry what you can spare of {theme} out of the house the same day', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: '{20..120/10} things gone so far, {theme} among them',
          tasks: [
            { do: 'Go through {theme} and touch each thing once: keep, give, sell, bin', size: 5, sitting: 45 },
            { do: 'Count what leaves, on to {20..120/10}, and keep the tally on the fridge', size: 1, upTo: 15 },
            { do: 'Drive or carry one load to a charity shop or recycling yard', size: 2, upTo: 90 },
            { do: 'Find one fixed place for {theme}, near where they are used', size: 3, sitting: 30 },
            { do: 'Stop one source of new things: a newsletter, a catalogue, a shopping app', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A daily reset that holds, and {theme} in order',
          tasks: [
            { do: 'Bring {theme} together, take out a third, and put the rest away', size: 4, sitting: 45 },
            { do: 'Tidy up each evening with a timer, then stop', size: 3, sitting: 10 },
            { do: 'Find the spot where things pile up first, and give it a tray or hook', size: 1, upTo: 40 },
            { do: 'Agree with everybody at home on one rule for {theme}', size: 1, upTo: 30 },
            { do: 'Write a map: ten zones of the {subject}, from easy to hard', size: 1, upTo: 30 },
          ],
        },
      ],
    },
    {
      name: 'Zone by zone',
      share: 4,
      weeks: [
        {
          outcome: '{theme} halved, and the rest in one place',
          tasks: [
            { do: 'Pile up all {theme} in one heap, from every room', size: 3, sitting: 45 },
            { do: 'Choose what you would buy again, and let the rest go', size: 4, sitting: 45 },
            { do: 'Put {theme} back by use: daily at hand height, yearly at the top', size: 3, sitting: 45 },
            { do: 'Label the shelves or boxes for {theme}, so that others can put things back', size: 1, upTo: 40 },
            { do: 'Take a photo of {theme} beside the one from before', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: '{5..40} things sold or given on so far',
          tasks: [
            { do: 'Choose {5..40} things worth selling or giving, and set a last date', size: 2, sitting: 40 },
            { do: 'Offer {3..20} of them with photos and a price, ten minutes each at most', size: 4, sitting: 45 },
            { do: 'Ask three people or a charity what they could use', size: 1, upTo: 30 },
            { do: 'Hand over what was agreed, and give away what nobody bought', size: 2, upTo: 90 },
            { do: 'Go through {theme} once more for anything of value to others', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A system for {theme} that somebody else could follow',
          tasks: [
            { do: 'Watch for a few days how {theme} are used, and note three hitches', size: 1, upTo: 30 },
            { do: 'Arrange {theme} anew: fewer steps, open boxes, one place each', size: 5, sitting: 60 },
            { do: 'Measure before you buy any box, and first use what is there', size: 1, upTo: 30 },
            { do: 'Have somebody find and put back {theme} without asking', size: 1, upTo: 20 },
            { do: 'Write the rule for new {theme}: what comes in, what goes out', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: '{1.5..6/0.5} square metres of floor or shelf won back, {theme} reduced',
          tasks: [
            { do: 'Clear the place where it stood, and {theme} nearby', size: 5, sitting: 60 },
            { do: 'Pick one large piece or stack that blocks space, and decide its fate', size: 2, upTo: 45 },
            { do: 'Arrange collection, a helper or a bulky-waste date', size: 1, upTo: 40 },
            { do: 'Repair, finish or drop three things that have waited for it', size: 3, sitting: 45 },
            { do: 'Sit in the freed corner for ten minutes, and leave it empty for a week', size: 1, upTo: 15 },
          ],
        },
      ],
    },
    {
      name: 'Hard things and habits',
      share: 3,
      weeks: [
        {
          outcome: 'The best of {theme} kept well, the rest let go',
          tasks: [
            { do: 'Choose the {5..25} {theme} that matter most, and give them a good place', size: 4, sitting: 45 },
            { do: 'Photograph what you let go and write a line about it', size: 2, sitting: 30 },
            { do: 'Ask family who would treasure something, with a date for the answer', size: 1, upTo: 30 },
            { do: 'Let the other {theme} leave the house within the week', size: 3, sitting: 45 },
            {
              do: 'Put doubtful things into one dated box, to be given away unopened in six months',
              size: 1,
              upTo: 20,
            },
          ],
        },
        {
          outcome: 'Papers in order, and {theme} found within {120..30/10} seconds',
          tasks: [
            { do: 'Test it: find five things, {theme} among them, in {120..30/10} seconds each', size: 1, upTo: 20 },
            { do: 'Sort papers into: act, keep, shred, and act on the first five', size: 4, sitting: 45 },
            { do: 'Build one simple order, on paper or scanned: money, home, health, people', size: 3, sitting: 45 },
            { do: 'Back up the files you could not replace', size: 1, upTo: 45 },
            {
              do: 'Cancel what feeds the pile: paper bills, subscriptions, spare accounts',
              size: 2,
              upTo: 45,
            },
          ],
        },
        {
          outcome: 'A week that keeps itself: {3..12} small routines, one for {theme}',
          tasks: [
            { do: 'Write the routines on one card, up to {3..12}: daily, weekly, by season', size: 1, upTo: 30 },
            { do: 'Run them for seven days and cross out what nobody did', size: 4, sitting: 20 },
            { do: 'Put {theme} back into order against the clock, and write down the minutes', size: 2, sitting: 15 },
            { do: 'Share the jobs at home by name and day', size: 1, upTo: 30 },
            { do: 'Go back over {theme} and take out another ten pieces', size: 3, sitting: 45 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Done and lasting: {measure}',
    tasks: [
      { do: 'Finish the corners that are left: {measure}', size: 5, sitting: 60 },
      { do: 'Take out of the house everything that still waits by the door', size: 2, upTo: 90 },
      { do: 'Photograph all rooms from the same spots as in the first week', size: 1, upTo: 30 },
      { do: 'Time one full evening reset and write down the minutes', size: 1, upTo: 30 },
      { do: 'Invite somebody in and use the space you have won', size: 3 },
    ],
  },
  resources: [
    {
      title: 'Four boxes and a timer',
      notes: 'Keep, give, sell, bin. Work in rounds of 20 to 45 minutes and always take the boxes away the same day.',
      way: 'doing',
    },
    {
      title: 'The Life-Changing Magic of Tidying, by Marie Kondo',
      notes: 'By kind of thing, not by room, and keepsakes last. Take the order, leave what seems too strict.',
      estimatedMinutes: 180,
      way: 'reading',
    },
    {
      title: 'A charity shop, a repair café and the recycling yard near you',
      notes: 'Note opening hours and what they take on one card. Knowing where things go makes letting go easier.',
      estimatedMinutes: 20,
      way: 'people',
    },
    {
      title: 'A second-hand marketplace app',
      notes: 'For things worth more than half an hour of your time. Set a last date, then give them away.',
      estimatedMinutes: 30,
      way: 'app',
    },
    {
      title: 'Before-and-after films of homes like yours',
      notes: 'Watch one before a hard zone, for the order of steps, not for the boxes they buy.',
      estimatedMinutes: 20,
      way: 'video',
    },
    {
      title: 'A friend for two hours',
      notes: 'Somebody who asks kindly when you last used it. Return the favour at their place.',
      estimatedMinutes: 120,
      way: 'people',
      from: 0.3,
    },
    {
      title: 'A podcast or playlist of 45 minutes',
      notes: 'One episode is one round. When it ends, stop and carry the bag out.',
      estimatedMinutes: 45,
      way: 'audio',
    },
  ],
  examples: {
    measures: [
      'Every cupboard emptied once',
      'The car fits into the garage again',
      'Tidy in fifteen minutes, any evening',
      'Two hundred things have left the house',
    ],
    starts: [
      'Piles everywhere',
      'Tidy at first sight, chaos behind the doors',
      'Half the rooms are done',
      'I have started often and stopped halfway',
    ],
    reasons: [
      'I want to come home and breathe out',
      'I lose time looking for things',
      'I want to have people over',
      'We need the space',
    ],
    obstacles: [
      'I cannot part with things',
      'The others at home do not join in',
      'No energy after work',
      'It fills up again',
    ],
  },
};
