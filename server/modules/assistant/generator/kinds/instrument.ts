import type { GoalKind } from '../goal-kind.ts';

export const instrumentKind: GoalKind = {
  name: 'instrument',
  words: [
    'guitar',
    'piano',
    'violin',
    'cello',
    'ukulele',
    'drum*',
    'flute',
    'saxophone',
    'trumpet',
    'clarinet',
    'keyboard',
    'accordion',
    'harmonica',
    'banjo',
    'sing',
    'singing',
    'choir',
    'instrument',
    'chords',
    'song*',
    'music',
    'join a choir',
    'album',
  ],
  subject: {
    found: [
      /\b((?:electric |acoustic |classical |bass |jazz )?(?:guitar|piano|drums))\b/i,
      /\b(violin|cello|ukulele|keyboard|accordion|harmonica|banjo|flute|saxophone|trumpet|clarinet|singing)\b/i,
      /\bplay (?:the |an? )(\w+)/i,
    ],
    otherwise: 'music',
  },
  hours: [40, 120, 300],
  measure: 'three songs from beginning to end for somebody else',
  values: {
    play: 'Play',
    hands: 'hands and posture',
    warm: 'five slow notes, evenly and without tension',
    care: 'Tune the instrument with a tuner before each session until it takes two minutes',
    get: 'Borrow, rent or buy an instrument that stays in tune and keep it out of its case',
    hurt: 'Shake out, stretch and rest as soon as something hurts; note what you changed',
  },
  variants: [
    {
      words: ['sing', 'singing', 'choir', 'voice'],
      values: {
        subject: 'singing',
        play: 'Sing',
        hands: 'breath and posture',
        warm: 'five-note scales on a hum, soft and low first',
        care: 'Warm up with hums and lip trills before each session, and drink water',
        get: 'Find a room and an hour in which you can be loud, and a keyboard app for pitches',
        hurt: 'Stop as soon as the throat scratches and go back to humming; note what you changed',
      },
    },
    {
      words: ['piano', 'keyboard'],
      values: {
        warm: 'a five-finger scale, hands apart, then together',
        care: 'Set bench and hands before each session: forearms level, fingers curved',
        get: 'Borrow, rent or buy a piano or a keyboard with weighted keys, and leave it open',
      },
    },
    {
      words: ['guitar', 'ukulele', 'banjo', 'bass'],
      values: { warm: 'slow changes between two chords' },
    },
    {
      words: ['drum*'],
      values: {
        warm: 'single and double strokes on a pad with the metronome',
        care: 'Set seat and pads before each session, so that the shoulders stay low',
        get: 'Get sticks, a practice pad and ear protection; find out where you may be loud',
      },
    },
  ],
  themes: [
    'a song with two chords or five notes',
    'a nursery rhyme everybody knows',
    'a slow song in an easy key',
    'a folk song with a chorus',
    'a song in three-four time',
    'a film tune you can hum',
    'a soft lullaby',
    'a song with one tricky change',
    'a song with an off-beat',
    'a song in a minor key',
    'a piece with a repeated pattern',
    'a tune you pick out by ear',
    'a faster song you love',
    'a piece with a change of key',
    'a song that still feels too hard',
  ],
  phases: [
    {
      name: 'First sounds',
      share: 1,
      weeks: [
        {
          outcome: '{play} the first bars of {theme}, slowly and evenly',
          tasks: [
            { do: 'Learn the first bars of {theme}, two at a time', size: 4, sitting: 25 },
            { do: 'Practise {warm}, always at the same hour', size: 3, sitting: 20 },
            { do: '{get}', size: 2, upTo: 90 },
            { do: '{care}', size: 1, sitting: 10 },
            { do: 'Watch one lesson on {hands} and check yourself in a mirror', size: 2, upTo: 45 },
            { do: 'Record one minute on the phone and keep it as the zero point', size: 1, upTo: 15 },
          ],
        },
        {
          outcome: 'Keep a steady beat of {50..90/5} through {theme}',
          tasks: [
            { do: 'Clap and count {theme} with a metronome before you make a sound', size: 2, sitting: 15 },
            { do: 'Go through it at {50..90/5} beats a minute until three rounds are clean', size: 4, sitting: 25 },
            { do: 'Write {10..40/5} names of notes or chords into the sheet, then rub half out', size: 2, upTo: 45 },
            { do: 'Begin each session with {warm}', size: 2, sitting: 10 },
            { do: '{hurt}', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: '{play} the first eight bars of {theme} without stopping',
          tasks: [
            { do: 'Learn {theme} from the last of eight bars backwards, joining one by one', size: 4, sitting: 25 },
            { do: 'Loop the change that trips you {10..30/5} times, slowly', size: 3, sitting: 15 },
            { do: 'Read {10..40/5} notes or chord names from an unknown sheet', size: 1, sitting: 10 },
            { do: 'Listen to two versions of it and hum along', size: 1, upTo: 30 },
            { do: 'Book one trial lesson, in person or online', size: 2, upTo: 60 },
          ],
        },
      ],
    },
    {
      name: 'Whole songs',
      share: 4,
      weeks: [
        {
          outcome: 'Get through {theme} from beginning to end, slowly',
          tasks: [
            { do: 'Cut {theme} into four parts and practise the hardest one first', size: 4, sitting: 30 },
            { do: 'Join {2..8} parts, one seam after the other', size: 3, sitting: 25 },
            { do: 'Go through it at {40..60/5}% speed without stopping for a mistake', size: 2, sitting: 20 },
            { do: 'Record {theme} once as a whole and mark the two worst bars in the sheet', size: 1, upTo: 20 },
            { do: 'Repeat {2..6} old songs, so that they stay with you', size: 1, sitting: 15 },
          ],
        },
        {
          outcome: 'Bring {theme} up to {60..95/5}% of its real speed',
          tasks: [
            { do: 'Find the speed at which {theme} is clean and write it down', size: 1, upTo: 20 },
            { do: 'Raise the metronome by {2..6} beats after three clean rounds', size: 4, sitting: 25 },
            { do: 'Practise the slowest bars of {theme} in other rhythms, then as written', size: 3, sitting: 15 },
            { do: 'Follow a recording slowed to {60..90/5}%', size: 2, sitting: 20 },
            { do: 'Learn one new scale or {2..4} new chords and find them in a song', size: 2, sitting: 20 },
          ],
        },
        {
          outcome: '{play} {theme} with loud, soft and a clear ending',
          tasks: [
            { do: 'Mark in the sheet where {theme} rises, falls and breathes', size: 1, upTo: 30 },
            { do: 'Practise {2..8} phrases: far too loud, then nearly silent', size: 3, sitting: 20 },
            { do: 'Record {theme}, listen the next day and choose one thing to change', size: 2, sitting: 20 },
            { do: 'Polish the first and the last {4..8} bars until they are safe', size: 3, sitting: 25 },
            { do: 'Ask a teacher or a better player for one correction in {theme}', size: 2, upTo: 60 },
          ],
        },
        {
          outcome: 'Know {theme} by heart',
          tasks: [
            { do: 'Learn {theme} by heart, {4..8} bars at a time, looking only to check', size: 4, sitting: 25 },
            { do: 'Say or sing {theme} away from the instrument, on a walk', size: 1, upTo: 30 },
            { do: 'Start from {3..8} random places without the sheet', size: 2, sitting: 15 },
            { do: 'Pick out a tune of {4..12} notes by ear', size: 2, sitting: 20 },
            { do: 'Give a two-minute concert with {theme} for one person or a pet', size: 1, upTo: 20 },
          ],
        },
      ],
    },
    {
      name: 'Ready for listeners',
      share: 3,
      weeks: [
        {
          outcome: 'Make a recording of {theme} you would send to a friend',
          tasks: [
            { do: 'Record {theme} in three takes, with no stop in between', size: 3, sitting: 25 },
            { do: 'Listen with the sheet in hand and circle what you hear: rhythm, pitch, tone', size: 2, upTo: 45 },
            { do: 'Practise only the circled places, at {50..70/5}% of the speed', size: 4, sitting: 25 },
            { do: 'Make the final take of {theme} and send it to somebody', size: 1, upTo: 30 },
            { do: 'Compare it with an older recording and write {3..6} differences', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: '{play} {theme} together with somebody or with a track',
          tasks: [
            { do: 'Practise {theme} with a track and jump back in after every slip', size: 4, sitting: 25 },
            { do: 'Meet a fellow musician for your song and one of theirs', size: 3, sitting: 90 },
            { do: 'Train {5..15} entries: count in aloud, start on the beat', size: 1, sitting: 10 },
            { do: 'Work on tone with {warm}, listening only to the sound', size: 2, sitting: 15 },
            { do: 'Bring your song list up to date: {3..15} songs with key and speed', size: 1, upTo: 20 },
          ],
        },
        {
          outcome: 'Hold a small rehearsal of your programme, with {theme} in it',
          tasks: [
            { do: 'Go through {3..8} songs in order without stopping for mistakes', size: 4, sitting: 40 },
            { do: 'Repair the two weakest places and {theme}', size: 3, sitting: 25 },
            { do: 'Rehearse in front of a camera or one person, dressed as on the day', size: 2, upTo: 45 },
            { do: 'Fix date, place and listeners of the last week', size: 1, upTo: 20 },
            { do: 'Practise starting cold: {theme}, no warm-up', size: 1, sitting: 10 },
          ],
        },
      ],
    },
  ],
  finish: {
    outcome: 'Let others hear it: {measure}',
    tasks: [
      { do: 'Go through the whole programme, slowly and then at speed', size: 4, sitting: 30 },
      { do: 'Perform it with at least one listener in the room', size: 2, upTo: 60 },
      { do: 'Record the performance, with sound and picture', size: 1, upTo: 20 },
      { do: 'Practise first and last bars and the way back in after a slip', size: 3, sitting: 20 },
      { do: 'Listen to your very first recording and write down what has grown', size: 1, upTo: 20 },
      { do: 'Choose the next piece and put its first practice date in the calendar', size: 1, upTo: 20 },
    ],
  },
  resources: [
    {
      title: 'A metronome and tuner app',
      notes: 'Free ones do. Tune first, then set the beat so slow that you cannot fail.',
      way: 'app',
    },
    {
      title: 'A teacher, even if only once a month',
      notes: 'Posture and tone are hard to hear and see on your own. Bring one question and one piece to each lesson.',
      way: 'people',
      estimatedMinutes: 45,
    },
    {
      title: 'One method book for adult beginners',
      notes: 'It puts things in the right order. Do the pages you would like to skip.',
      way: 'reading',
    },
    {
      title: 'A free video course in order, such as Justin Guitar, Pianote or a similar channel',
      notes: 'Follow one from lesson one and leave the others. Watch with the instrument in your hands.',
      way: 'video',
    },
    {
      title: 'Sheet music and chord sites: MuseScore, IMSLP',
      notes: 'MuseScore for easy arrangements, IMSLP for classical works out of copyright. Choose below your level.',
      url: 'https://musescore.com',
      from: 0.2,
    },
    {
      title: 'Backing tracks at several speeds',
      notes: 'Playing with others, when nobody is there. Slow the track down in the player rather than rushing.',
      way: 'audio',
      from: 0.4,
    },
    {
      title: 'An open stage, jam session, choir or amateur ensemble nearby',
      notes: 'Go and listen once before you take part. Most love beginners who keep time.',
      way: 'people',
      from: 0.7,
    },
  ],
  examples: {
    measures: [
      'I can play three songs by heart',
      'I play one song at a family party',
      'I pass the first grade exam',
      'I can accompany myself while singing',
    ],
    starts: [
      'I have never held an instrument',
      'I had lessons as a child',
      'I know a few songs but get stuck',
      'I play alone, never with others',
    ],
    reasons: [
      'I have always wanted to',
      'To switch off after work',
      'To play with my children',
      'To join a band or choir',
    ],
    obstacles: ['The neighbours hear me', 'My fingers hurt', 'I lose patience', 'I only ever play the beginning'],
  },
};
