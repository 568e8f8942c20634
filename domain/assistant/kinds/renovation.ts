import type { GoalKind } from '../goal-kind.ts';

export const renovationKind: GoalKind = {
  name: 'renovation',
  words: [
    'renovat*',
    'refurbish*',
    'redecorat*',
    'remodel*',
    'do up',
    'paint the',
    'new kitchen',
    'new bathroom',
    'wallpaper*',
    'tiling',
    'plaster*',
    'insulat*',
    'diy',
    'home improvement',
    'restore the',
    'lay a floor',
    'convert the',
  ],
  subject: {
    found: [
      /\b(?:renovat\w*|refurbish\w*|redecorat\w*|remodel\w*|paint|convert|restore|do up|doing up)\s+(?:my|our|the)\s+((?:old |whole |entire |small |guest |living )?(?:kitchen|bathroom|bedroom|house|home|flat|apartment|room|hallway|garage|attic|loft|basement|cellar|office|cottage|balcony))\b/i,
    ],
    otherwise: 'home',
  },
  hours: [40, 120, 300],
  measure: 'every job on the list is done, checked and paid, and the room is in use',
  themes: [
    'measurements',
    'colours',
    'surfaces',
    'light',
    'walls',
    'sockets and switches',
    'floors',
    'heating and air',
    'doors and windows',
    'water and drains',
    'tiles and joints',
    'ceilings',
    'storage',
    'damp and insulation',
    'edges and corners',
    'fittings',
    'the last details',
  ],
  phases: [
    {
      name: 'Look and plan',
      share: 2,
      weeks: [
        {
          outcome: 'A clear picture of the {subject}, with {theme} looked at closely',
          tasks: [
            { do: 'Put on one page: how the {subject} is used, what bothers you, and {theme}', size: 3 },
            { do: 'Measure the {subject}, draw it to scale and photograph every wall', size: 3 },
            { do: 'Look closely at {theme} and list what is sound, worn or broken', size: 3 },
            { do: 'Set the budget, with a fifth kept back for what walls may hide', size: 1, upTo: 45 },
            { do: 'Collect five pictures you like and write down what they share', size: 1, upTo: 40 },
          ],
        },
        {
          outcome: 'A list of jobs in the right order, {theme} included',
          tasks: [
            { do: 'Write every job for {theme} on a card: what, who, days, cost', size: 3 },
            { do: 'Order the cards: strip, pipes and wires, walls, floor, paint, fittings', size: 2 },
            { do: 'Mark what only a professional may do: gas, electricity, load-bearing walls', size: 1, upTo: 40 },
            {
              do: 'Ask the landlord, neighbours or building office about {theme}, if they have a say',
              size: 2,
              upTo: 60,
            },
            { do: 'Decide where you cook, wash and sleep meanwhile', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'Prices on paper: {3..12} quotes and price tags, {theme} among them',
          tasks: [
            { do: 'Get quotes or shop prices for {theme}, in writing, for the same amount of work', size: 4 },
            { do: 'Ask each tradesperson for a former customer, and call one', size: 2, upTo: 60 },
            { do: 'Compare {3..12} prices in one table and strike out what the budget does not bear', size: 2 },
            { do: 'Check old paint, glue and boards for lead or asbestos before anybody drills', size: 2, upTo: 60 },
            { do: 'Book the one with the longest waiting time', size: 1, upTo: 30 },
          ],
        },
      ],
    },
    {
      name: 'Prepare and strip',
      share: 2,
      weeks: [
        {
          outcome: 'Room to work: {10..60/5} things out, {theme} laid bare',
          tasks: [
            { do: 'Clear the {subject}, on to {10..60/5} things, and cover what has to stay', size: 4 },
            { do: 'Turn off water or power, and strip what covers {theme}', size: 5, sitting: 90 },
            { do: 'Fetch goggles, mask, gloves and a first-aid box before the first blow', size: 1, upTo: 60 },
            { do: 'Take rubble to the yard or order a skip', size: 2, upTo: 90 },
            { do: 'Photograph pipes and wires before they disappear again', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Skill before the real thing: {theme} tried out on a spare piece',
          tasks: [
            { do: 'Practise on a spare board or a hidden corner until it looks right: {theme}', size: 4 },
            { do: 'Watch two people do the same job, and write the steps on a card: {theme}', size: 2, upTo: 60 },
            { do: 'Borrow or hire the one tool that makes the difference', size: 1, upTo: 60 },
            { do: 'Ask in the shop which product suits your ground, with a photo of it', size: 1, upTo: 45 },
            { do: 'Order material for the next {2..8} jobs, a tenth more than measured', size: 2, upTo: 60 },
          ],
        },
        {
          outcome: 'A sound ground: cracks, lines and levels right, {theme} ready',
          tasks: [
            { do: 'Repair what lies beneath: fill, level, dry, prime, with a look at {theme}', size: 5, sitting: 90 },
            { do: 'Let the professionals do gas, wiring and pipes, and be there on the day', size: 3 },
            { do: 'Check {theme} with a level, a lamp and a straight board', size: 1, upTo: 40 },
            { do: 'Have wiring and pipes tested, and file the papers', size: 1, upTo: 45 },
            { do: 'Note drying times in the calendar and plan around them', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Build and finish',
      share: 4,
      weeks: [
        {
          outcome: '{20..90/5} % of the jobs done, {theme} the latest',
          tasks: [
            { do: 'Carry out the next job from start to clean-up: {theme}', size: 5, sitting: 120 },
            { do: 'Set out tools and material the evening before', size: 1, upTo: 30 },
            { do: 'Take the photo of the week from the same spot', size: 1, upTo: 10 },
            { do: 'Compare bills and budget at {20..90/5} % of the jobs, and decide what to drop', size: 1, upTo: 40 },
            { do: 'Ask a handy friend for two hours, and have a list ready', size: 3, sitting: 120 },
          ],
        },
        {
          outcome: '{theme} done twice over: first rough, then fine',
          tasks: [
            { do: 'Do the rough work first, then the fine, with a rest between: {theme}', size: 5, sitting: 120 },
            { do: 'Look at it by daylight and lamp, and mark faults with tape: {theme}', size: 1, upTo: 30 },
            { do: 'Mend the {3..15} marked faults before the next job', size: 3 },
            { do: 'Clean tools and floor at the end of every day', size: 1, sitting: 20 },
            { do: 'Write product, shade and number inside a cupboard door', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'A part you can use again, with {theme} in place',
          tasks: [
            { do: 'Fit, connect and try out what belongs to this part: {theme}', size: 5, sitting: 90 },
            { do: 'Go through the work of others with them, and list faults before you pay', size: 2, upTo: 60 },
            { do: 'Put the first things back and use the part for three days', size: 2 },
            { do: 'Strike {2..12} open points off the list', size: 3 },
            { do: 'Treat yourself to an evening without dust', size: 1, upTo: 60 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Ready to live in: {measure}',
    tasks: [
      { do: 'Work through the last faults on the list: {measure}', size: 5, sitting: 90 },
      { do: 'Clean from top to bottom and move everything back', size: 4, sitting: 90 },
      { do: 'Test water, power, windows, alarms and doors one by one', size: 1, upTo: 45 },
      { do: 'File bills, guarantees, colours and photos of pipes in one folder', size: 1, upTo: 45 },
      { do: 'Invite the helpers and show them before and after', size: 2 },
    ],
  },
  resources: [
    {
      title: 'A drawing to scale and a folder for the {subject}',
      notes: 'Measurements, quotes, shades, photos of what lies behind the wall. You will look into it for years.',
      estimatedMinutes: 90,
      way: 'doing',
    },
    {
      title: 'A thorough handbook of home repair',
      notes: 'For order, drying times and the right screw. Read the chapter before you buy the material.',
      estimatedMinutes: 120,
      way: 'reading',
    },
    {
      title: 'Step-by-step films by tradespeople',
      notes: 'Watch two on the same job: where they agree, it matters. Write the steps on a card.',
      estimatedMinutes: 40,
      way: 'video',
    },
    {
      title: 'A licensed electrician, plumber or engineer',
      notes: 'For gas, wiring and anything that bears a load. Cheaper than the damage, and often required.',
      way: 'people',
    },
    {
      title: 'Goggles, dust mask, gloves, hearing protection',
      notes: 'Bought before the first day. Test old material for asbestos and lead before you sand or break it.',
      way: 'doing',
    },
    {
      title: 'A tool library, hire shop or neighbours’ group',
      notes: 'Sanders, saws and ladders for a day. Ask to be shown how to hold them.',
      estimatedMinutes: 30,
      way: 'people',
      from: 0.2,
    },
    {
      title: 'A weekend course in tiling, plastering or painting',
      notes: 'A day of practice on somebody else’s wall saves a week on yours.',
      estimatedMinutes: 360,
      way: 'course',
      from: 0.2,
    },
    {
      title: 'A table of jobs, days and money',
      notes: 'Three columns, updated on Sundays. It shows early what has to be dropped.',
      estimatedMinutes: 30,
      way: 'app',
    },
  ],
  examples: {
    measures: [
      'The room is finished and in use',
      'Every job on the list is ticked off',
      'Done within the budget',
      'I did the walls and the floor myself',
    ],
    starts: [
      'I have only pictures in my head',
      'The plan and the budget stand',
      'It is stripped, and nothing goes on',
      'I have painted rooms, nothing more',
    ],
    reasons: [
      'I want to feel at home here',
      'It is worn out and no longer safe',
      'We need the room for somebody',
      'I would like to do it with my own hands',
    ],
    obstacles: [
      'We live there meanwhile',
      'Costs that grow',
      'No tradespeople to be had',
      'I have never done it before',
    ],
  },
};
