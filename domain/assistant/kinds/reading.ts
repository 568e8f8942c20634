import type { GoalKind } from '../goal-kind.ts';

export const readingKind: GoalKind = {
  name: 'reading',
  words: [
    'read',
    'reading',
    'reader',
    'books',
    'book a month',
    'book a week',
    'novels',
    'classics',
    'literature',
    'bookworm',
    'pages a day',
    'book club',
    'bookshelf',
    'unread',
    'non-fiction',
    'biographies',
  ],
  subject: {
    found: [
      /\b((?:books|novels|essays|poems|plays|stories)\s+(?:about|on|by|in|from)\s+.+)/i,
      /\b((?:english |french |german |russian |spanish |italian )?(?:classics|novels|biographies|short stories|poems|plays|memoirs))\b/i,
    ],
    otherwise: 'books',
  },
  hours: [20, 60, 160],
  measure: '{books} read to the end, with a card of notes on each',
  values: { books: '6 books' },
  themes: [
    'beginnings',
    'good sentences',
    'people and their wishes',
    'places',
    'open questions',
    'the author’s voice',
    'turning points',
    'examples that stay',
    'ideas to use',
    'what is left unsaid',
    'contradictions',
    'links to other books',
    'ideas to dispute',
    'structure',
    'changes of mind',
    'the age it was written in',
    'endings',
  ],
  phases: [
    {
      name: 'Find the habit',
      share: 2,
      weeks: [
        {
          outcome: 'A reading hour that holds, with an eye for {theme}',
          tasks: [
            {
              do: 'Read at the same hour and place, phone in another room, and watch for {theme}',
              size: 5,
              sitting: 30,
            },
            {
              do: 'Choose a first book you would open on a tired evening, and put it where you sit',
              size: 1,
              upTo: 40,
            },
            { do: 'Mark three passages that stand out for {theme}', size: 1, upTo: 20 },
            { do: 'Write down for seven days when you read and what kept you from it', size: 1, upTo: 30 },
            { do: 'Tell one person what you are reading, and what you noticed of {theme}', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A list of {8..30} {subject} you truly want to read, in order',
          tasks: [
            { do: 'Read on, and log pages and a word on {theme} each evening', size: 5, sitting: 30 },
            { do: 'Extend your list to {8..30} titles: ask three readers you trust, browse one shelf', size: 2 },
            { do: 'Read the first ten pages of two of them and look only at {theme}', size: 2, sitting: 30 },
            { do: 'Get a library card or set aside a sum, and order the next two', size: 1, upTo: 40 },
            { do: 'Strike out every title you only feel you should read', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Well into a book, with notes on {theme} in its margin',
          tasks: [
            { do: 'Read on with a pencil and mark {theme} in the margin', size: 5, sitting: 45 },
            { do: 'Note three page numbers inside the cover, with a word on each', size: 1, upTo: 20 },
            { do: 'Swap one evening of screen time this week for the book', size: 2, sitting: 45 },
            { do: 'Stop in mid-scene or mid-argument, and write what you expect next', size: 1, upTo: 20 },
            { do: 'Give up the book after fifty pages if it does not hold you, and take the next', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Read with a pencil',
      share: 3,
      weeks: [
        {
          outcome: 'One page of your own on {theme} in the current book',
          tasks: [
            { do: 'Read on slowly, closing the book now and then to think about {theme}', size: 5, sitting: 45 },
            { do: 'Copy five passages on {theme} by hand and write a line under each', size: 2 },
            { do: 'Write one page on {theme} in it, and whether it convinces you', size: 2 },
            { do: 'Close the book after each chapter and say in three sentences what happened', size: 1 },
            { do: 'Look up ten words or names you skipped', size: 1, upTo: 40 },
          ],
        },
        {
          outcome: '{2..books} read or begun, and the last one retold in two minutes',
          tasks: [
            { do: 'Read on, the longest stretch on your freest day, and follow {theme}', size: 5, sitting: 60 },
            { do: 'Retell the book to somebody in two minutes without looking', size: 1, upTo: 30 },
            { do: 'Write a card for it: question, answer, best page on {theme}, verdict', size: 2, upTo: 45 },
            { do: 'Read what two critics say of it, and agree or object in a line on {theme}', size: 1 },
            { do: 'Choose the next from your list and read its first chapter at once', size: 2, sitting: 45 },
          ],
        },
        {
          outcome: 'Two {subject} side by side, compared for {theme}',
          tasks: [
            { do: 'Read one book by day and one in the evening, and compare {theme}', size: 5, sitting: 45 },
            { do: 'Draw two columns and set four passages on {theme} against each other', size: 2 },
            { do: 'Write five sentences on which of the two is better at {theme}', size: 2 },
            { do: 'Put a small book or an audiobook into your bag for waiting times', size: 1, upTo: 20 },
            { do: 'Try one chapter aloud, or listen to it, and note what changes', size: 1, sitting: 30 },
          ],
        },
        {
          outcome: 'A talk with another reader, above all about {theme}',
          tasks: [
            { do: 'Read the pages you want to talk about, with {theme} in mind', size: 4, sitting: 45 },
            { do: 'Write down three questions about {theme} that have no easy answer', size: 1, upTo: 40 },
            { do: 'Meet or call somebody for half an hour about the book', size: 2, upTo: 60 },
            { do: 'Note the one remark on {theme} that you had not thought of', size: 1, upTo: 20 },
            { do: 'Find a book club or an online group, and read what it reads next', size: 2 },
          ],
        },
      ],
    },
    {
      name: 'Harder and longer',
      share: 3,
      weeks: [
        {
          outcome: 'A demanding book under way, with {theme} in view',
          tasks: [
            { do: 'Read above your usual level, twice where it is hard, and watch {theme}', size: 5, sitting: 50 },
            {
              do: 'Read half an hour about the author and the time, then write five dates or facts',
              size: 1,
              upTo: 40,
            },
            { do: 'Follow {theme} through two chapters, in one table or drawing', size: 2 },
            { do: 'Write down the three hardest sentences on {theme} in your own words', size: 2, sitting: 30 },
            { do: 'Ask a better reader, a teacher or a forum about one knot', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: '{2..books} read or begun, and a short review that turns on {theme}',
          tasks: [
            { do: 'Read the current book to its end, gathering what it says of {theme}', size: 5, sitting: 60 },
            { do: 'Write a review of 200 words that turns on {theme}', size: 3 },
            { do: 'Publish it or send it to three people who might read the book', size: 1, upTo: 30 },
            { do: 'Add a line on {theme} to three older cards', size: 2 },
            { do: 'Lend or give away one book with a note inside', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'A long sitting: {50..120/10} minutes without a break, with {theme} in mind',
          tasks: [
            {
              do: 'Read {50..120/10} minutes in one go on a day of your choice',
              size: 4,
              sitting: 150,
              minutesEach: 1,
            },
            { do: 'Read every other evening, if only ten pages', size: 3, sitting: 30 },
            { do: 'Write from memory what you kept of {theme}, then check three places', size: 2, upTo: 45 },
            { do: 'Read outdoors, in a library or a café once, and note where you read best', size: 1 },
            { do: 'Turn one idea on {theme} into something you do differently this week', size: 1 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Close the last book: {measure}',
    tasks: [
      { do: 'Read the pages that are still missing: {measure}', size: 5, sitting: 60 },
      { do: 'Complete a card for every book: question, answer, best page, verdict', size: 2 },
      { do: 'Rank all of them and write a line on why the first is first', size: 2, upTo: 60 },
      { do: 'Recommend three of them to three particular people', size: 1, upTo: 30 },
      { do: 'Choose the next three and keep the reading hour', size: 1, upTo: 30 },
    ],
  },
  resources: [
    {
      title: 'Your public library and its lending app',
      notes: 'Free, with a return date that keeps you reading. Reserve the next two titles at once.',
      estimatedMinutes: 30,
      way: 'people',
    },
    {
      title: 'A stack of index cards or one notebook',
      notes: 'One card a book: question, answer, best page, verdict. Small enough to be filled every time.',
      way: 'doing',
    },
    {
      title: 'How to Read a Book, by Mortimer Adler and Charles Van Doren',
      notes: 'On inspecting, questioning and marking a book. The first half is enough.',
      estimatedMinutes: 180,
      way: 'reading',
      from: 0.2,
    },
    {
      title: 'Project Gutenberg',
      notes: 'Free classics for any device. Good for reading ten pages before you choose.',
      url: 'https://www.gutenberg.org',
      way: 'app',
    },
    {
      title: 'LibriVox',
      notes: 'Free audiobooks read by volunteers, for walks and washing-up. Follow in the text now and then.',
      url: 'https://librivox.org',
      way: 'audio',
    },
    {
      title: 'A reading log with pages and minutes',
      notes: 'A line a day on paper or in any app for readers. Look at it on Sundays and move the hour if need be.',
      estimatedMinutes: 10,
      way: 'app',
    },
    {
      title: 'A book club or one reading friend',
      notes: 'A date with somebody who has read the same pages gets more books finished than any resolution.',
      way: 'people',
      from: 0.3,
    },
    {
      title: 'A recorded university lecture on a book from your list',
      notes: 'Watch it after reading, never instead, and note one thing you had missed.',
      estimatedMinutes: 50,
      way: 'video',
      from: 0.5,
    },
  ],
  examples: {
    measures: [
      'I have read 12 books to the end',
      'I read 20 pages every day for a month',
      'I have finished the thick one on my shelf',
      'I can tell somebody what each book was about',
    ],
    starts: [
      'I have not finished a book in a year',
      'I read a few pages before I fall asleep',
      'I begin many and finish few',
      'I read one book a month',
    ],
    reasons: [
      'I want less screen and more depth',
      'I miss being lost in a story',
      'I want to know more about the world',
      'I want to have something to talk about',
    ],
    obstacles: [
      'My phone',
      'I fall asleep over it',
      'I lose interest halfway',
      'Never a quiet hour',
      'Too many titles to choose from',
    ],
  },
};
