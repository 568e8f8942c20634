import type { GoalKind } from '../../goal-kind.ts';

/**
 * The fallback for goals of no other kind. The user's words are only used after a colon, because they may be in any
 * language, and the themes fit any project.
 */
export const anythingKind: GoalKind = {
  name: 'anything',
  // Sounds like a skill, but is a thing to make.
  words: ['learn to bake', 'learn baking', 'bak*', 'bread', 'sourdough', 'cake*'],
  subject: { found: [], otherwise: 'what you want to do' },
  hours: [15, 40, 120],
  measure: 'it is done, and somebody else can see it',
  themes: [
    'the easiest part',
    'the basics',
    'a small part that you can finish',
    'the part you know least about',
    'the first big piece',
    'the step that comes up most often',
    'the part that takes longest',
    'the part you have put off',
    'the part that others wait for',
    'the second big piece',
    'the details that others notice',
    'the part that went wrong before',
    'the hardest part',
    'the joints between the parts',
    'the last big piece',
    'the finishing touches',
  ],
  everybodyBegins: true,
  phases: [
    {
      name: 'A clear picture',
      share: 20,
      weeks: [
        {
          outcome: 'One page that says where you are going: {goal}',
          tasks: [
            {
              do: 'Write one page: how it looks when it is done, who notices, what is different then',
              size: 2,
              upTo: 60,
            },
            {
              do: 'Do the smallest real piece of it, however roughly, and note how long it took',
              size: 4,
              sitting: 45,
            },
            {
              do: 'List all that lies between today and the finish, and mark the three biggest pieces',
              size: 2,
              upTo: 60,
            },
            { do: 'Find three people who have done the same, and note how each of them began', size: 2, upTo: 60 },
            { do: 'Set up one place for notes, photos and material', size: 1, upTo: 30 },
            { do: 'Put two fixed times a week for it into your calendar', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'The whole way in {6..15} pieces, and a start made: {theme}',
          tasks: [
            {
              do: 'Split the way to the finish into {6..15} pieces, each with a result that can be seen',
              size: 2,
              upTo: 60,
            },
            {
              do: 'Work until there is something to show, a photo or a page: {theme}',
              size: 4,
              sitting: 60,
            },
            { do: 'Ask somebody who has done it what to do first and what to leave out', size: 2, upTo: 45 },
            { do: 'Draw the pieces on a line, by what must come before what', size: 1, upTo: 40 },
            { do: 'Note beside each piece what it needs: time, money, tools, help', size: 1, upTo: 45 },
          ],
        },
        {
          outcome: 'Everything at hand to go on with {theme}',
          tasks: [
            { do: 'List tools, room, money and knowledge that you lack, and get the first three', size: 2, upTo: 90 },
            { do: 'Try {theme} out where nothing can go wrong, and note what surprised you', size: 4, sitting: 45 },
            { do: 'Arrange an hour with a person who can show you {theme}', size: 1, upTo: 30 },
            {
              do: 'Read or watch one good introduction, and write down five hints that you will use',
              size: 2,
              sitting: 45,
            },
            { do: 'Set the sum and the date at which you would change the plan', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Solid ground',
      share: 30,
      weeks: [
        {
          outcome: 'A first result that you can show: {theme}',
          tasks: [
            { do: 'Bring {theme} to a first result from beginning to end, without polishing it', size: 5, sitting: 60 },
            { do: 'Repeat the step of it that went worst {3..8} times', size: 2, sitting: 30 },
            { do: 'Show the result to one person, and ask what they would do next', size: 1, upTo: 30 },
            { do: 'Write down how you did it in {5..10} lines, so that the next time is quicker', size: 1, upTo: 30 },
            {
              do: 'Compare your result with a good one made by somebody else, and name two differences',
              size: 2,
              upTo: 45,
            },
          ],
        },
        {
          outcome: 'A week of short sessions, until it comes easier: {theme}',
          tasks: [
            { do: 'Work on {theme} in short sessions, with one aim for each', size: 5, sitting: 30 },
            { do: 'Note after each session one thing that worked and one to change', size: 1, upTo: 20 },
            { do: 'Look up two questions that are still open about {theme}', size: 2, upTo: 60 },
            { do: 'Prepare the next session at the end of each, so that it starts in a minute', size: 1, upTo: 20 },
            { do: 'Time the part that you do most often, and try one way to make it shorter', size: 2, sitting: 30 },
          ],
        },
        {
          outcome: 'One honest opinion on {theme}, and one thing changed by it',
          tasks: [
            { do: 'Ask somebody who knows for an honest opinion on {theme}, with three questions', size: 2, upTo: 60 },
            { do: 'Change one thing about {theme} by what they said, and do it again', size: 4, sitting: 60 },
            { do: 'Study two examples of how others solved {theme}, and copy one idea', size: 2, sitting: 45 },
            { do: 'Bring your list of pieces up to date: done, next, no longer needed', size: 1, upTo: 25 },
            { do: 'Do the piece that you like least first, for 25 minutes by the clock', size: 1, upTo: 25 },
          ],
        },
      ],
    },
    {
      name: 'Steady progress',
      share: 32,
      weeks: [
        {
          outcome: '{10..90/5} % of the pieces done, {theme} among them',
          tasks: [
            { do: 'Bring {theme} so far that you would show the result to a stranger', size: 5, sitting: 60 },
            { do: 'Close {2..5} small pieces that have been open for longest', size: 2, sitting: 45 },
            { do: 'Count what is done and what is left, and move the dates that no longer fit', size: 1, upTo: 30 },
            { do: 'Take a photo or make a recording of how far it is, and put it beside the first', size: 1, upTo: 20 },
            { do: 'Look ahead two weeks, and order or arrange what you will need then', size: 1, upTo: 45 },
          ],
        },
        {
          outcome: 'A weak spot found and mended: {theme}',
          tasks: [
            { do: 'Find the one step that costs you most, and write down why: {theme}', size: 1, upTo: 30 },
            { do: 'Work on that step alone, slowly, in {3..6} rounds', size: 4, sitting: 40 },
            { do: 'Put it back into the whole, and check what has become of {theme}', size: 3, sitting: 45 },
            { do: 'Get help for what you cannot mend yourself: a person, a lesson, a tool', size: 2, upTo: 60 },
            { do: 'Write three rules that you would give to a beginner: {theme}', size: 1, upTo: 25 },
          ],
        },
        {
          outcome: 'A longer or harder piece than ever before: {theme}',
          tasks: [
            { do: 'Take on something that is a size too big for you, and begin it: {theme}', size: 4, sitting: 60 },
            { do: 'Stay with it for {30..90/10} minutes without a break', size: 3, sitting: 90, minutesEach: 1 },
            { do: 'Note where you got stuck, and try two different ways around it', size: 2, sitting: 40 },
            { do: 'Let it rest for two days, then look at it as if somebody else had done it', size: 1, upTo: 30 },
            {
              do: 'Tell somebody how far you have come with {theme}, and when the rest will be done',
              size: 1,
              upTo: 20,
            },
          ],
        },
        {
          outcome: 'Done without notes, help or a second try: {theme}',
          tasks: [
            { do: 'Do {theme} once with all your notes, then once without', size: 4, sitting: 45 },
            { do: 'Explain {theme} to somebody as if you were to teach it', size: 2, upTo: 45 },
            { do: 'Write down the {3..7} mistakes you still make, and how you notice each', size: 2, upTo: 40 },
            {
              do: 'Go through the earliest pieces again, and bring two of them up to what you can do now',
              size: 3,
              sitting: 60,
            },
            { do: 'Strike out or hand over one thing that the finish does not need', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'For real',
      share: 18,
      weeks: [
        {
          outcome: 'A full rehearsal of the finish, with an eye on {theme}',
          tasks: [
            { do: 'Go through the whole thing once as if it counted, from beginning to end', size: 5, sitting: 120 },
            { do: 'Write down all that failed or took too long, and sort it by weight', size: 1, upTo: 40 },
            { do: 'Mend the heaviest point, and try {theme} again', size: 3, sitting: 60 },
            { do: 'Invite one person to watch or test, and let them speak first', size: 2, upTo: 60 },
            { do: 'Check date, place and people for the last week', size: 1, upTo: 25 },
          ],
        },
        {
          outcome: 'The {3..6} last gaps closed, {theme} first',
          tasks: [
            { do: 'List what still separates you from the finish, {3..6} points at most', size: 1, upTo: 30 },
            { do: 'Close the gap in {theme}, and have it checked', size: 5, sitting: 60 },
            { do: 'Do a second full round, faster than the first', size: 4, sitting: 90 },
            { do: 'Decide what stays imperfect, and write down why that is all right', size: 1, upTo: 20 },
            { do: 'Prepare a second way for the moment that could go wrong', size: 1, upTo: 40 },
          ],
        },
        {
          outcome: 'All is ready for the last step, down to {theme}',
          tasks: [
            { do: 'Go over {theme} once more with fresh eyes, and mend what you see', size: 4, sitting: 60 },
            { do: 'Lay out or pack whatever the last week needs', size: 1, upTo: 45 },
            { do: 'Ask one person to be there at the finish', size: 1, upTo: 15 },
            { do: 'Walk through the last week day by day, on one page', size: 1, upTo: 30 },
            { do: 'Repeat what goes well {2..5} times, so that it stays', size: 3, sitting: 40 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Make it true: {measure}',
    tasks: [
      { do: 'Do the last piece, the one that makes it true: {measure}', size: 5, sitting: 90 },
      { do: 'Check it against the page of your first week, and complete what is missing', size: 3, sitting: 60 },
      { do: 'Show it to the people who helped you, and thank them', size: 1, upTo: 60 },
      { do: 'Write down what worked, what you would do otherwise, and what comes next', size: 1, upTo: 40 },
      { do: 'Decide how you keep it up from now on, and put the first date into your calendar', size: 1, upTo: 20 },
    ],
  },
  resources: [
    {
      title: 'A notebook or folder for this goal alone',
      notes: 'The first page says where you are going. Behind it: what you did, what it took, what you learned.',
      way: 'doing',
    },
    {
      title: 'Somebody who has done it',
      notes: 'A neighbour, a club, an online forum. Ask how they began and what they would leave out.',
      way: 'people',
      from: 0.1,
    },
    {
      title: 'A good introduction from the public library',
      notes: 'Ask the librarian. Read the first chapters and the table of contents, the rest when you need it.',
      estimatedMinutes: 180,
      way: 'reading',
    },
    {
      title: 'Three videos of people doing it well',
      notes: 'Watch once for the whole and once for the hands. Copy one thing each time.',
      estimatedMinutes: 60,
      way: 'video',
      from: 0.15,
    },
    {
      title: 'A beginner’s course or workshop near you',
      notes: 'Evening schools, clubs and museums offer more than one thinks. One day can save a month.',
      estimatedMinutes: 240,
      way: 'course',
      from: 0.25,
    },
    {
      title: 'An interview or podcast with someone who is good at it',
      notes: 'For walks and travel. Listen for what they find hard, not for what they find easy.',
      estimatedMinutes: 60,
      way: 'audio',
      from: 0.4,
    },
    {
      title: 'A list of pieces in an app or on the wall',
      notes: 'Everything that is left, in the order in which you will do it. Strike out with pleasure.',
      way: 'app',
    },
    {
      title: 'A checklist for the last week',
      notes: 'What must be there, who must know, what could go wrong. Write it while you rehearse.',
      estimatedMinutes: 30,
      from: 0.8,
    },
  ],
  examples: {
    measures: ['I have something finished to show', 'Somebody I trust says it is good', 'I can do it without help'],
    starts: ['I have not begun yet', 'I have tried it once or twice', 'I have begun, but I am stuck'],
    reasons: ['I have dreamt of it for years', 'For the people I love', 'To prove to myself that I can'],
    obstacles: ['I do not know where to start', 'I lose interest after some weeks', 'Nobody around me does it'],
  },
};
