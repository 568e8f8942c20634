/** Four different tasks on what somebody finds hard, for successive weeks; {s} is the weak spot. */
interface Drills {
  readonly pattern: RegExp;
  readonly texts: readonly [string, ...string[]];
}

const drills: readonly Drills[] = [
  {
    pattern: /\b(?:speak|talk|convers|pronunc|accent)/i,
    texts: [
      'Talk aloud for five minutes about your day, record it, and write down three sentences that you could not say',
      'Talk for 15 minutes with a tutor or tandem partner, and ask for the three corrections that matter most',
      'Repeat a recording of one minute aloud, sentence by sentence, until your own recording sounds like it',
      'Tell the story of your first recording again without notes, and compare the two',
    ],
  },
  {
    pattern: /\b(?:listen|understanding (?:people|natives|speech)|hearing)/i,
    texts: [
      'Listen to the same two minutes three times, without text, with text and without again, and note what you missed',
      'Write down one minute of speech word for word, then check it against the transcript',
      'Listen once to something new at your level, and sum it up aloud in three sentences',
      'Listen again to the recording that was hardest so far, and count the words that are still missing',
    ],
  },
  {
    pattern: /\b(?:grammar|spelling|vocabulary|words|tenses|cases|articles)\b/i,
    texts: [
      'Collect your last ten mistakes in {s}, sort them by kind, and begin with the most frequent',
      'Write ten sentences of your own on the hardest point of {s}, and have them corrected',
      'Repeat the corrected sentences on {s} from memory, aloud, on three days',
      'Test yourself on {s} with 20 fresh examples, and compare the score with the last one',
    ],
  },
  {
    pattern: /\b(?:hand|hands|rhythm|chords?|barre|tempo|timing|sight-reading|bars|fingering|intonation|strumming)\b/i,
    texts: [
      'Play the two bars that ask most of {s} alone, at half tempo, until five times running are clean',
      'Warm up with five minutes for {s} only, with the metronome, and note the fastest tempo that is clean',
      'Record the passage that depends most on {s}, and mark the beat at which it slips',
      "Raise last week's clean tempo for {s} by four beats, and go back at the second mistake",
    ],
  },
  {
    pattern:
      /\b(?:hills?|climbs?|climbing|descents?|sprints?|endurance|stamina|turns?|kick|breathing|balance|flexibility|strength|core|serve|backhand|footwork|speed|swimming|cycling|running|jumps?|landings?)\b/i,
    texts: [
      'Practise {s} while you are fresh: six short repetitions with full rests, and count the clean ones',
      'Add four repetitions of {s} to an easy session, at an effort at which you can still talk',
      'Film or measure one repetition of {s}, and compare it with the first one',
      'Let a coach or experienced partner watch {s}, and practise the one correction they give',
    ],
  },
];

const examDrills: Drills['texts'] = [
  'Answer ten questions on {s} without help, and sort the wrong ones into not known, mixed up and misread',
  'Explain {s} aloud for five minutes to somebody, and look up each point at which you got stuck',
  'Write one page on {s} from memory, then add in red what was missing',
  'Answer ten fresh questions on {s}, and compare the score with the first one',
];

const otherDrills: Drills['texts'] = [
  'Begin the week with {s}: do one small example slowly, and write down exactly where it goes wrong',
  'Show one example of {s} to somebody who is good at it, and note the first thing to change',
  'Do three fresh examples of {s} with that one change in mind, and keep the best',
  'Compare the latest example of {s} with the first one, and name the next thing to improve',
];

/** Tasks on a weak spot, for a goal of the given name. */
export function drillsFor(spot: string, name: string): readonly string[] {
  const isExam = /\b(?:test|exam|certificate|licence|finals)\b/i.test(name);
  const texts = drills.find(({ pattern }) => pattern.test(spot))?.texts ?? (isExam ? examDrills : otherDrills);
  return texts.map((text) => text.replaceAll('{s}', () => spot));
}
