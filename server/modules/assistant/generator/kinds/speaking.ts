import type { GoalKind } from '../goal-kind.ts';

export const speakingKind: GoalKind = {
  name: 'speaking',
  words: [
    'public speaking',
    'speak in public',
    'speaker',
    'speech*',
    'give a talk',
    'giving talks',
    'a talk',
    'tedx',
    'ted talk',
    'presentation*',
    'toastmasters',
    'stage fright',
    'audience',
    'keynote',
    'rhetoric',
    'toast',
    'speak up',
    'small talk',
    'best man',
    'speak with confidence',
    'speak confidently',
    'in meetings',
  ],
  subject: {
    found: [
      /\b(?:talk|speech|presentation|keynote|lecture)s?\s+(?:about|on)\s+(?:my\s+)?(.+?)(?=\s+(?:at|before|for|in|to)\s|$)/i,
    ],
    otherwise: 'a topic you know well',
  },
  hours: [12, 40, 100],
  measure: 'a ten-minute talk before twenty people, without reading from notes',
  values: { minutes: '10 minutes' },
  themes: [
    'breathing and posture',
    'pauses',
    'a clear first sentence',
    'eye contact',
    'plain words',
    'hands and gestures',
    'volume and melody',
    'short sentences',
    'a good story',
    'pictures in words',
    'pace',
    'memorable numbers',
    'questions to the room',
    'humour',
    'a strong ending',
    'interruptions',
    'hostile questions',
    'a blank in the middle',
  ],
  phases: [
    {
      name: 'Find your voice',
      share: 2,
      weeks: [
        {
          outcome: 'Three recordings of {60..180/10} seconds, each with more attention to {theme}',
          tasks: [
            {
              do: 'Record yourself speaking on {subject} for {60..180/10} seconds, three days running',
              size: 4,
              sitting: 20,
            },
            { do: 'Watch your recordings without sound, then without picture, for {theme}', size: 2 },
            { do: 'Practise {theme} aloud and standing, once a day', size: 3, sitting: 10 },
            {
              do: 'Write down the last three times you spoke before others, and what your body did',
              size: 1,
              upTo: 30,
            },
            { do: 'Watch one speaker you admire and count what they do with {theme}', size: 1, upTo: 40 },
          ],
        },
        {
          outcome: 'Say one thing in {3..10} ordinary situations, with {theme} in mind',
          tasks: [
            {
              do: 'Speak up {3..10} times: a question in a meeting, a request in a shop, a thank-you aloud',
              size: 3,
              sitting: 20,
            },
            { do: 'Log each with a number from 1 to 10 for nerves, before and after', size: 1, upTo: 30 },
            { do: 'Read aloud as if to the back row, working on {theme}', size: 3, sitting: 15 },
            { do: 'Learn one calming breath: in for four counts, out for six, ten times', size: 1, upTo: 20 },
            { do: 'Ask a friend for one strength and one wish about {theme}', size: 1, upTo: 30 },
          ],
        },
        {
          outcome: 'A two-minute talk before one listener, with work on {theme}',
          tasks: [
            { do: 'Say it aloud {4..12} times, each time with other words', size: 3, sitting: 20 },
            { do: 'Write it as five key words on a card, not as a text', size: 2, upTo: 45 },
            { do: 'Give it to one listener and ask for the one sentence they remember', size: 1, upTo: 30 },
            { do: 'Say it once more with {theme} exaggerated, then at half of that', size: 2, sitting: 20 },
            { do: 'Cut it by a quarter and give it once more', size: 1, upTo: 30 },
          ],
        },
      ],
    },
    {
      name: 'Build a talk',
      share: 3,
      weeks: [
        {
          outcome: 'A talk of {2..minutes} with one message, worked over for {theme}',
          tasks: [
            { do: 'Arrange opening, three points and ending on five cards, and mark {theme}', size: 3 },
            { do: 'Write in one sentence what listeners shall think or do afterwards', size: 1, upTo: 40 },
            { do: 'Speak it through {3..10} times, walking, timer running', size: 4, sitting: 30 },
            { do: 'Collect ten facts, scenes and objections around {subject}, and keep the best three', size: 3 },
            { do: 'Replace one abstract part by a case, using {theme}', size: 2 },
          ],
        },
        {
          outcome: 'A talk before {2..12} listeners, with {theme} practised beforehand',
          tasks: [
            { do: 'Invite {2..12} friends or colleagues to listen for a quarter of an hour', size: 1, upTo: 30 },
            { do: 'Rehearse the same two minutes five times, only for {theme}', size: 3, sitting: 20 },
            { do: 'Give the talk and have it filmed', size: 3, upTo: 60 },
            { do: 'Ask each when they drifted off, and what they thought of {theme}', size: 1, upTo: 30 },
            { do: 'Change the minute in which most people drifted off', size: 2, sitting: 30 },
          ],
        },
        {
          outcome: 'Openings and endings that carry: {3..15} tried, with work on {theme}',
          tasks: [
            { do: 'Write {3..15} openings: a scene, a number, a question, a silence', size: 3, sitting: 40 },
            { do: 'Speak the best two into the camera, with {theme}, and choose', size: 2, sitting: 20 },
            { do: 'Learn the first three sentences and the last by heart, nothing else', size: 2, sitting: 15 },
            { do: 'Watch the first minute of ten good talks and note how each begins', size: 2, upTo: 60 },
            { do: 'Test the new beginning on somebody who does not know {subject}', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Speak on {2..7} days without preparation, minding {theme}',
          tasks: [
            {
              do: 'Draw a word and speak on it for two minutes, on {2..7} days',
              size: 4,
              sitting: 15,
              minutesEach: 15,
            },
            { do: 'Use the order: point, reason, example, point', size: 1, sitting: 15 },
            { do: 'Give every silence two full seconds, and watch {theme} meanwhile', size: 2, sitting: 15 },
            { do: 'Make the first remark in a meeting once this week', size: 1, upTo: 30 },
            { do: 'Note which moment frightened you most, and how {theme} held', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Real rooms',
      share: 3,
      weeks: [
        {
          outcome: 'On your feet before {4..25} people, with one aim: {theme}',
          tasks: [
            { do: 'Rehearse in full {3..8} times, once in the shoes and room of the day', size: 4, sitting: 30 },
            { do: 'Book a real occasion: a team meeting, a club evening, a speakers’ club', size: 1, upTo: 45 },
            { do: 'Give it, and stay for the talk afterwards', size: 3, upTo: 120 },
            { do: 'Write down within the hour: what held, what to change about {theme}', size: 1, upTo: 20 },
            {
              do: 'Watch the recording with a friend, strengths first, then {theme}',
              size: 2,
              upTo: 60,
            },
          ],
        },
        {
          outcome: 'Ready for {5..25} hard questions, and steady in {theme}',
          tasks: [
            { do: 'Write the {5..25} questions you fear most about {subject}', size: 2, upTo: 60 },
            { do: 'Have somebody fire them at you; repeat, breathe, answer in three sentences', size: 3, sitting: 30 },
            { do: 'Practise three ways to say that you do not know', size: 1, upTo: 20 },
            { do: 'Rehearse {2..9} mishaps: noise, lost thread, dead slides', size: 2, sitting: 20 },
            { do: 'Prepare three sentences that lead any question back to your message', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: '{4..minutes} without notes, filmed, and better in {theme}',
          tasks: [
            { do: 'Speak it from five key words alone, {4..10} times', size: 4, sitting: 30 },
            { do: 'Film the whole and mark the three weakest passages', size: 2, upTo: 60 },
            { do: 'Rebuild those three with a story, a pause or fewer words, and with {theme}', size: 3, sitting: 40 },
            { do: 'Reduce the slides to pictures and single numbers, or drop them', size: 2, upTo: 90 },
            { do: 'Give one passage to a stranger on the phone, working on {theme}', size: 1, upTo: 20 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Stand up and do it: {measure}',
    tasks: [
      { do: 'Rehearse in full on three days, the last one the evening before', size: 4, sitting: 40 },
      { do: 'Give it before the real audience: {measure}', size: 4, upTo: 120 },
      { do: 'Check room, light, microphone, water and clock an hour ahead', size: 1, upTo: 60 },
      { do: 'Ask three listeners for the one sentence they took home', size: 1, upTo: 30 },
      { do: 'Compare the film with your first recording and write down five differences', size: 2, upTo: 60 },
    ],
  },
  resources: [
    {
      title: 'Toastmasters International',
      notes:
        'Clubs in most cities where everybody speaks and is given friendly, precise criticism. Visit once as a guest.',
      estimatedMinutes: 90,
      url: 'https://www.toastmasters.org',
      way: 'people',
    },
    {
      title: 'A phone on a tripod',
      notes: 'The most honest teacher. Watch a take the next day, not at once, and note strengths first.',
      way: 'doing',
    },
    {
      title: 'TED Talks, by Chris Anderson',
      notes:
        'How to find the one idea and carry it to listeners. Read the part on the throughline before you build a talk.',
      estimatedMinutes: 240,
      way: 'reading',
    },
    {
      title: 'Ten filmed talks of under ten minutes',
      notes:
        'Watch with one question each: opening, pauses, story, ending. Copy one minute word for word as an exercise.',
      estimatedMinutes: 90,
      url: 'https://www.ted.com',
      way: 'video',
    },
    {
      title: 'Great speeches as audio',
      notes: 'Listen on a walk and speak along with the pace and the pauses.',
      way: 'audio',
    },
    {
      title: 'A short course in voice or improvised theatre',
      notes: 'Breathing, presence and falling flat among friends. Two evenings already help.',
      estimatedMinutes: 180,
      way: 'course',
      from: 0.3,
    },
    {
      title: 'A timer and a pack of topic cards',
      notes: 'Draw one, two minutes, go. Write your own cards from things people ask you.',
      estimatedMinutes: 20,
      way: 'app',
    },
    {
      title: 'A counsellor, should fear keep you from work or friends',
      notes:
        'Anxiety that makes you avoid whole parts of life responds well to professional help; a doctor can refer you.',
      way: 'people',
    },
  ],
  examples: {
    measures: [
      'A ten-minute talk without notes',
      'I speak up in every team meeting for a month',
      'I give the speech at the wedding',
      'Twenty people listen and three ask questions',
    ],
    starts: [
      'My voice shakes before five people',
      'I read everything from slides',
      'I manage well in small groups',
      'I have avoided it for years',
    ],
    reasons: [
      'My work asks for it',
      'I have something to say',
      'I want to stop hiding',
      'A big day with a speech is coming',
    ],
    obstacles: ['Stage fright', 'I go blank', 'Nobody to practise with', 'I speak too fast', 'I hate hearing myself'],
  },
};
