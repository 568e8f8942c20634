import type { GoalKind } from '../goal-kind.ts';

const languages =
  'arabic|catalan|chinese|cantonese|croatian|czech|danish|dutch|english|esperanto|farsi|finnish|french|german|greek|hebrew|hindi|hungarian|icelandic|indonesian|irish|italian|japanese|korean|latin|mandarin|norwegian|persian|polish|portuguese|romanian|russian|serbian|spanish|swahili|swedish|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh';

export const languageKind: GoalKind = {
  name: 'language',
  words: [
    ...languages.split('|'),
    'language*',
    'sign language',
    'fluent*',
    'vocabulary',
    'speak with locals',
    'native speaker*',
    'a2 level',
    'b1 level',
    'b2 level',
  ],
  subject: {
    found: [new RegExp(String.raw`\b((?:brazilian |mexican |swiss |business )?(?:${languages})|sign language)\b`, 'i')],
    otherwise: 'your language',
  },
  hours: [40, 120, 400],
  measure: 'a ten-minute conversation in {subject} without switching to another language',
  themes: [
    'greetings and names',
    'numbers, prices and the time',
    'food and drink',
    'family and friends',
    'the way to the station',
    'your day from morning to night',
    'shopping and clothes',
    'your home',
    'the weather and the seasons',
    'work and study',
    'hobbies and sport',
    'a visit to the doctor',
    'what happened yesterday',
    'plans for the summer',
    'travel and trouble on the way',
    'opinions and arguments',
    'feelings and memories',
    'news and what you think of it',
  ],
  phases: [
    {
      name: 'First words',
      share: 25,
      weeks: [
        {
          outcome: 'Say {20..60/5} useful sentences in {subject} about {theme}',
          tasks: [
            { do: 'Learn {20..60/5} words about {theme} with flashcards', size: 4, sitting: 20, minutesEach: 3 },
            { do: 'Listen to a beginner’s dialogue about {theme} five times, and read along', size: 3, sitting: 30 },
            { do: 'Say ten sentences about {theme} aloud, and record the best three', size: 2, sitting: 20 },
            { do: 'Write five sentences of your own about {theme}, and check each word', size: 2, sitting: 30 },
            { do: 'Repeat after a native speaker the five sounds you find hardest', size: 2, sitting: 15 },
            { do: 'Label ten things at home in {subject}, and name each one as you pass', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'Ask and answer {8..20} questions about {theme}',
          tasks: [
            {
              do: 'Build three questions about {theme} with each question word, and answer them aloud',
              size: 2,
              upTo: 60,
            },
            { do: 'Write {8..20} questions about {theme} with your own answers', size: 3, sitting: 30 },
            { do: 'Play both roles of a dialogue about {theme} aloud until you need no text', size: 3, sitting: 20 },
            {
              do: 'Go through all old flashcards, and take out those you know three times in a row',
              size: 2,
              sitting: 20,
            },
            { do: 'Send three voice messages in {subject} to a partner or to yourself', size: 2, sitting: 15 },
            { do: 'Write down by ear ten sentences from an easy recording about {theme}', size: 2, sitting: 30 },
          ],
        },
        {
          outcome: 'Tell a stranger about {theme} in {6..15} sentences without notes',
          tasks: [
            {
              do: 'Learn the {20..40/5} commonest verbs in the present, and use each in a sentence',
              size: 4,
              sitting: 25,
            },
            {
              do: 'Write a short text about {theme}, and have it corrected by a person or a tool',
              size: 3,
              sitting: 40,
            },
            {
              do: 'Tell the text about {theme} freely, record it, and listen for what is missing',
              size: 2,
              sitting: 20,
            },
            { do: 'Read one easy story twice: first for the meaning, then aloud', size: 3, sitting: 30 },
            {
              do: 'Watch ten minutes of a children’s programme in {subject}, and note eight words',
              size: 2,
              sitting: 20,
            },
          ],
        },
      ],
    },
    {
      name: 'Everyday talk',
      share: 40,
      weeks: [
        {
          outcome: 'Get through a short conversation about {theme} in {subject}',
          tasks: [
            {
              do: 'Talk with a partner or tutor about {theme}, and stay in {subject} throughout',
              size: 4,
              sitting: 30,
            },
            { do: 'Collect {15..40/5} phrases for {theme}, and use each in a sentence aloud', size: 3, sitting: 30 },
            { do: 'Write a chat of twelve lines about {theme}, and act it out', size: 2, sitting: 30 },
            { do: 'Listen to three recordings about {theme}, and sum up each in two sentences', size: 3, sitting: 30 },
            { do: 'Note the five gaps that stopped you while talking, and learn what fills them', size: 2, upTo: 45 },
            { do: 'Go through the flashcards of all past weeks on five days', size: 2, sitting: 15 },
          ],
        },
        {
          outcome: 'Tell a short story in the past about {theme}',
          tasks: [
            { do: 'Learn how the past is formed, with {10..25/5} verbs you use every day', size: 3, sitting: 30 },
            { do: 'Keep a diary of three sentences a day, with {theme} in it at least once', size: 2, sitting: 15 },
            { do: 'Tell a partner about something real around {theme}, and let them ask', size: 3, sitting: 30 },
            { do: 'Retell an episode or a story of ten minutes in your own words', size: 3, sitting: 30 },
            { do: 'Do two pages of exercises on the past, and correct them in another colour', size: 2, sitting: 40 },
          ],
        },
        {
          outcome: 'Understand the gist of {5..20/5} minutes of real {subject} on {theme}',
          tasks: [
            {
              do: 'Listen to a podcast or video on {theme} twice, and write down its five points',
              size: 4,
              sitting: 30,
            },
            {
              do: 'Shadow two minutes of it: speak along with the voice until you keep its pace',
              size: 2,
              sitting: 20,
            },
            {
              do: 'Read an article about {theme}, and guess before you look up at most ten words',
              size: 3,
              sitting: 30,
            },
            {
              do: 'Learn {15..35/5} new words from what you heard, each in its sentence',
              size: 2,
              sitting: 20,
              minutesEach: 2,
            },
            { do: 'Tell somebody in {subject} what the recording on {theme} was about', size: 2, sitting: 20 },
            { do: 'Sing or read along with one song, and translate its chorus', size: 1, upTo: 40 },
          ],
        },
        {
          outcome: 'Settle an everyday matter in {subject}: {theme}',
          tasks: [
            {
              do: 'Play the scene with a partner: a problem around {theme} and how it is solved',
              size: 3,
              sitting: 30,
            },
            {
              do: 'Write a polite message about {theme}, and compare it with a native speaker’s',
              size: 2,
              sitting: 30,
            },
            {
              do: 'Learn ten phrases that win time: asking back, hesitating, saying it in other words',
              size: 2,
              upTo: 60,
            },
            { do: 'Say how things will be: {8..20} sentences on {theme} in the future', size: 2, sitting: 25 },
            { do: 'Do one real thing in {subject}: order, book, ask the way or write a review', size: 2, upTo: 45 },
          ],
        },
      ],
    },
    {
      name: 'Real conversations',
      share: 35,
      weeks: [
        {
          outcome: 'Talk about {theme} for {10..25/5} minutes and keep the thread',
          tasks: [
            {
              do: 'Hold a long conversation about {theme} with a native speaker, and record it',
              size: 4,
              sitting: 45,
            },
            { do: 'Prepare six questions and three opinions on {theme}, in key words only', size: 2, sitting: 30 },
            { do: 'Listen to your recording of it, and correct {5..12} of your own mistakes', size: 2, sitting: 30 },
            {
              do: 'Read {4..12} pages on {theme} for pleasure, without a dictionary',
              size: 3,
              sitting: 40,
              minutesEach: 6,
            },
            { do: 'Practise the one piece of grammar that failed you most, in twenty sentences', size: 2, sitting: 30 },
          ],
        },
        {
          outcome: 'Tell a story about {theme} that makes somebody ask for more',
          tasks: [
            { do: 'Write a story of {120..250/10} words around {theme}, and have it corrected', size: 3, sitting: 45 },
            { do: 'Tell the story around {theme} to two different people without reading', size: 3, sitting: 30 },
            { do: 'Collect fifteen linking words, and put each into the story', size: 2, upTo: 60 },
            { do: 'Watch an episode with subtitles in {subject}, then its best scene without', size: 3, sitting: 45 },
            { do: 'Rehearse the hardest minute of it until it comes without a pause', size: 1, sitting: 20 },
          ],
        },
        {
          outcome: 'Half a day lived in {subject} only, with {theme} as its topic',
          tasks: [
            {
              do: 'Live in {subject} only for a while: phone, radio, shopping list, and thoughts on {theme}',
              size: 4,
              sitting: 120,
            },
            { do: 'Discuss {theme} with a partner, one for and one against, then change sides', size: 3, sitting: 30 },
            {
              do: 'Write down every word you lacked around {theme}, and learn {10..25/5} of them',
              size: 2,
              sitting: 25,
            },
            { do: 'Read the news in {subject} on three days, and tell one item each time', size: 2, sitting: 20 },
            {
              do: 'Play ten minutes of what you dread most: the phone call, the joke, the dispute',
              size: 2,
              sitting: 20,
            },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Do it: {measure}',
    tasks: [
      { do: 'Rehearse the whole thing twice under real conditions, and time it', size: 3, sitting: 40 },
      { do: 'Do it for real, with a person who speaks {subject}, and record it', size: 3, upTo: 90 },
      { do: 'Go through the words and phrases of all weeks once more, the weak ones twice', size: 3, sitting: 25 },
      { do: 'Write one page in {subject} about what you can say now and could not before', size: 2, upTo: 60 },
      { do: 'Fix a weekly talk in {subject} for the months to come, and choose your next topic', size: 1, upTo: 30 },
      { do: 'Listen to a recording from your first week, and note three differences', size: 1, upTo: 20 },
    ],
  },
  resources: [
    {
      title: 'A beginner’s course book in {subject} with audio',
      notes: 'One book from cover to cover beats five that are begun. Do a unit a week, speaking every dialogue aloud.',
      estimatedMinutes: 1200,
      way: 'course',
    },
    {
      title: 'Flashcards with spaced repetition (Anki)',
      notes: 'Make your own cards, with a sentence on each. Ten new ones a day are plenty.',
      estimatedMinutes: 600,
      url: 'https://apps.ankiweb.net',
      way: 'app',
    },
    {
      title: 'A tandem partner or tutor for {subject}',
      notes:
        'Half the time in each language, once or twice a week. Ask them to correct only what hinders understanding.',
      way: 'people',
      from: 0.15,
    },
    {
      title: 'A slow podcast for learners of {subject}',
      notes: 'Hear each episode three times: for the gist, with the text, and without it.',
      estimatedMinutes: 300,
      way: 'audio',
      from: 0.1,
    },
    {
      title: 'A series in {subject} that you know already',
      notes:
        'As you know the story, your ear is free for the words. Subtitles in {subject}, never in your own language.',
      estimatedMinutes: 480,
      way: 'video',
      from: 0.4,
    },
    {
      title: 'A short grammar of {subject} with exercises',
      notes: 'To look things up when the same mistake returns, not to read through.',
      estimatedMinutes: 400,
      way: 'reading',
      from: 0.25,
    },
    {
      title: 'Easy readers in {subject}',
      notes: 'Stories with a limited vocabulary. Right when you meet at most five unknown words on a page.',
      estimatedMinutes: 360,
      way: 'reading',
      from: 0.3,
    },
    {
      title: 'A notebook for gaps',
      notes: 'Whatever you wanted to say and could not goes into it, and comes out as next week’s words.',
      way: 'doing',
    },
  ],
  examples: {
    measures: [
      'A ten-minute conversation in {subject}',
      'Ordering and small talk on a trip without English',
      'Passing the A2 or B1 exam',
      'Reading a short novel in {subject}',
    ],
    starts: [
      'I know nothing yet',
      'I know a few words and greetings',
      'I had it at school, years ago',
      'I understand a lot but hardly speak',
    ],
    reasons: ['To talk with my partner’s family', 'For a trip', 'For my work', 'Because I love how it sounds'],
    obstacles: ['I am shy about speaking', 'I forget words quickly', 'Nobody to practise with', 'Too little time'],
  },
};
