import type { GoalKind } from '../goal-kind.ts';

export const meditationKind: GoalKind = {
  name: 'meditation',
  words: [
    'meditat*',
    'mindful*',
    'calm*',
    'inner peace',
    'stress*',
    'relax*',
    'breathing',
    'zen',
    'vipassana',
    'mbsr',
    'serenity',
    'anxious',
    'anxiety',
    'overthinking',
    'burnout',
  ],
  subject: { found: [/\b(mindfulness|vipassana|zen|mbsr)\b/i], otherwise: 'meditation' },
  hours: [15, 50, 120],
  measure: 'a sitting on five days of every week, without having to force it',
  themes: [
    'the breath',
    'sounds near and far',
    'the soles of your feet',
    'the weight of the body',
    'shoulders, neck and jaw',
    'each out-breath',
    'the hands',
    'the whole body',
    'the pause after a breath',
    'thoughts that come and go',
    'kindness to yourself',
    'a pleasant moment',
    'restlessness and itching',
    'kindness to others',
    'a feeling and its place in the body',
    'whatever comes, choosing nothing',
  ],
  phases: [
    {
      name: 'A place to sit',
      share: 1,
      weeks: [
        {
          outcome: 'Have your place and your hour, and rest your attention on {theme}',
          tasks: [
            { do: 'Sit upright with {theme}; begin again each time the mind wanders', size: 5, sitting: 15 },
            { do: 'Choose place, seat and hour, tied to something you do daily anyway', size: 1, upTo: 20 },
            { do: 'Write one line after each sitting: how long, how it was, no marks', size: 1, upTo: 20 },
            { do: 'Try three ways to sit: chair, cushion, kneeling; keep the most comfortable', size: 1, upTo: 20 },
            { do: 'Do one daily thing without a phone or radio: tea, shower, the way to work', size: 2, sitting: 15 },
            { do: 'Ask a doctor or therapist first if you live with trauma or deep low moods', size: 1, upTo: 45 },
          ],
        },
        {
          outcome: 'Count {10..60/5} breaths without losing the thread, then turn to {theme}',
          tasks: [
            { do: 'Count breaths from one to ten and again, then rest with {theme}', size: 5, sitting: 15 },
            { do: 'Choose {3..8} doors, lights or screens at which you stop for three breaths', size: 1, upTo: 20 },
            { do: 'Walk {20..80/10} slow steps, feeling heel, sole and toes', size: 2, sitting: 15 },
            { do: 'Note what pulls you away most often: plans, memories, worries, noise', size: 1, upTo: 15 },
            { do: 'Find the phone a place for the night outside the bedroom', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Scan the body from head to foot and come to rest with {theme}',
          tasks: [
            { do: 'Lie down for a guided body scan, {10..40/5} breaths of rest at the end', size: 4, sitting: 25 },
            { do: 'Sit in silence with attention on {theme}', size: 3, sitting: 10 },
            { do: 'Write down {3..8} places in which you hold tension, and when', size: 1, upTo: 20 },
            { do: 'Stretch with {3..8} slow moves before you sit', size: 2, sitting: 10 },
            { do: 'Eat one meal in silence and taste the first {5..15} bites', size: 1, upTo: 30 },
          ],
        },
      ],
    },
    {
      name: 'Steady practice',
      share: 4,
      weeks: [
        {
          outcome: 'Sit at your hour whatever the day was like, with {theme} as anchor',
          tasks: [
            { do: 'Sit at your fixed hour with {theme}, timer out of sight', size: 5, sitting: 20 },
            { do: 'Add a short sitting in the evening, {10..40/5} breaths long', size: 2, sitting: 10 },
            { do: 'Name softly what comes, such as “planning”, and go back', size: 2, sitting: 15 },
            { do: 'Read {2..6} pages on practice and try one hint', size: 1, upTo: 30 },
            { do: 'Mark the days on a calendar that hangs where you sit', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Stay seated through {2..6} urges to get up, by turning to {theme}',
          tasks: [
            { do: 'Sit and watch {2..6} urges rise, peak and fade before you move', size: 4, sitting: 20 },
            { do: 'Turn to {theme} whenever it gets too much, and rest there', size: 3, sitting: 15 },
            { do: 'Walk in meditation, {10..30/5} slow steps up and down', size: 3, sitting: 20 },
            { do: 'Write {3..8} lines on what restlessness feels like, apart from the story', size: 1, upTo: 20 },
            { do: 'Wait without a phone in {3..8} queues, lifts or stops', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Meet {2..5} tense moments of the day by turning to {theme}',
          tasks: [
            { do: 'Choose {2..5} moments that usually tense you and link each to three breaths', size: 2, upTo: 30 },
            { do: 'Sit with attention on {theme}, then imagine one tense moment', size: 5, sitting: 20 },
            { do: 'Listen to {2..6} people without planning the answer', size: 2, sitting: 15 },
            { do: 'Note in the evening what happened, what you felt, what you did', size: 1, sitting: 10 },
            { do: 'Take a walk without any aim, looking for {5..15} things you never saw', size: 2, upTo: 45 },
          ],
        },
        {
          outcome: 'Wish {3..8} people well, yourself first, and rest with {theme}',
          tasks: [
            { do: 'Sit and wish {3..8} people well in turn, from the easy to the difficult', size: 4, sitting: 20 },
            { do: 'Close each sitting with a while of {theme}', size: 2, sitting: 10 },
            { do: 'Write down {3..10} good things of the week, small ones count', size: 1, upTo: 15 },
            { do: 'Do {3..7} friendly things that nobody asks for', size: 1, upTo: 30 },
            { do: 'Sit with others: a group, a class or an online sitting', size: 3, upTo: 90 },
          ],
        },
      ],
    },
    {
      name: 'Depth and everyday life',
      share: 3,
      weeks: [
        {
          outcome: 'Make one long sitting, twice the usual time, beginning with {theme}',
          tasks: [
            { do: 'Make the long sitting on a free day, beginning with {theme}', size: 3, sitting: 45 },
            { do: 'Keep the usual sittings, with {20..80/10} counted breaths first', size: 5, sitting: 20 },
            { do: 'Write {5..12} lines after your longest sitting: what came late', size: 1, upTo: 30 },
            { do: 'Spend a while offline, with nothing to achieve', size: 2, upTo: 60 },
            { do: 'Ask a teacher or an experienced friend one question that stays', size: 1, upTo: 45 },
          ],
        },
        {
          outcome: 'Sit without any guidance, at home with {theme}',
          tasks: [
            { do: 'Sit without app or voice, a bell at the end only, with {theme}', size: 5, sitting: 25 },
            { do: 'Watch it change from moment to moment for {20..80/10} breaths', size: 2, sitting: 15 },
            { do: 'Do {2..5} chores slowly and with both hands: dishes, sweeping, folding', size: 2, sitting: 20 },
            { do: 'Compare your notes of the first week with those of today', size: 1, upTo: 20 },
            { do: 'Drop the sitting on purpose for a day and notice what is missing', size: 1, upTo: 10 },
          ],
        },
        {
          outcome: 'Hold a quiet half-day of your own, with {theme} as its thread',
          tasks: [
            { do: 'Hold the half-day, phone off, returning to {theme}', size: 5, sitting: 180 },
            { do: 'Plan the half-day: sit, walk, eat, rest; tell those you live with', size: 1, upTo: 30 },
            { do: 'Sit as usual on the other days, with {theme}', size: 4, sitting: 20 },
            { do: 'Write down in {5..10} lines what you take from the quiet hours', size: 1, upTo: 30 },
            { do: 'Talk about your practice with somebody who also sits', size: 1, upTo: 45 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Look back and carry on: {measure}',
    tasks: [
      { do: 'Sit at your hour, the way that suits you by now', size: 5, sitting: 20 },
      { do: 'Look through your calendar and notes and count the days you sat', size: 2, upTo: 45 },
      { do: 'Make one long, quiet sitting at the end of the week', size: 3, sitting: 45 },
      { do: 'Write down your practice from now on: when, where, how long, with whom', size: 1, upTo: 30 },
      { do: 'Ask two people close to you whether they notice a difference', size: 1, upTo: 30 },
    ],
  },
  resources: [
    {
      title: 'Insight Timer, or any timer with a soft bell',
      notes: 'The free part is enough: a bell, and guided sittings for the first weeks. Switch the statistics off.',
      way: 'app',
    },
    {
      title: '“Mindfulness in Plain English” by Bhante Gunaratana',
      notes: 'The clearest account of how to sit and what goes wrong. Read a few pages, then sit.',
      way: 'reading',
      estimatedMinutes: 240,
    },
    {
      title: 'A guided body scan as a recording',
      notes: 'Many clinics and universities offer theirs free. Choose a voice you like, and lie warm.',
      way: 'audio',
      estimatedMinutes: 25,
    },
    {
      title: 'An eight-week MBSR course',
      notes: 'The best-studied way in, with a teacher and a group. Health insurers sometimes pay a part.',
      way: 'course',
      from: 0.1,
    },
    {
      title: 'A sitting group nearby or online',
      notes: 'Sitting with others carries you over dull weeks. Try two; a good one asks neither belief nor much money.',
      way: 'people',
      from: 0.3,
    },
    {
      title: 'Talks and guided sittings by Tara Brach or Jack Kornfield',
      notes: 'Warm, free and easy to follow. Good for the weeks on kindness.',
      way: 'video',
      estimatedMinutes: 45,
      from: 0.4,
    },
    {
      title: 'A doctor, therapist or helpline',
      notes: 'If fear, old pain or dark thoughts grow when you sit: stop and talk to somebody. It is no failure.',
      way: 'people',
    },
  ],
  examples: {
    measures: [
      'I sit twenty minutes every morning',
      'I fall asleep without brooding',
      'I stay calm in two of three arguments',
      'I complete an eight-week course',
    ],
    starts: [
      'I have never tried it',
      'I use an app now and then',
      'I cannot sit still',
      'I used to meditate regularly',
    ],
    reasons: ['I am tense all day', 'I want to be patient with my family', 'To sleep better', 'To think more clearly'],
    obstacles: ['My mind never stops', 'I fall asleep', 'It is never quiet here', 'I forget', 'I doubt that it helps'],
  },
};
