import type { KindResource, TaskPattern } from '../goal-kind.ts';
import { quote } from '../user-text.ts';
import type { PersonalTask } from './personal-task.ts';
import { createWordMatcher } from '../goal/word-matcher.ts';

export type LearningStyle = NonNullable<KindResource['way']>;

interface StyleLessons {
  readonly words: readonly string[];
  readonly lessons: readonly string[];
}

const learningStyles: Readonly<Record<LearningStyle, StyleLessons>> = {
  reading: {
    words: ['book*', 'read*', 'article*', 'blog*', 'text*', 'written', 'note*', 'magazine*'],
    lessons: [
      'Read one chapter or long article that helps with this week, and write five lines on what you will use',
      'Read a second opinion on what you are doing, and note where it differs',
      'Copy the three best hints that you have read so far onto one page, and keep it at hand',
    ],
  },
  video: {
    words: ['video*', 'youtube', 'watch*', 'film*', 'visual*', 'tutorial*', 'demonstration*', 'see'],
    lessons: [
      'Watch one video that helps with this week, stop it twice, and do what it shows',
      'Watch somebody who is really good at it, and write down three things they do differently',
      'Film yourself or your work for two minutes, and compare it with a video that you liked',
    ],
  },
  audio: {
    words: ['podcast*', 'audio*', 'listen*', 'radio', 'hearing', 'music'],
    lessons: [
      'Listen to one podcast about your goal on a walk, and say aloud afterwards what stays with you',
      'Record a voice note on what you have learned this week, and listen to it two days later',
      'Choose three episodes or recordings for the weeks ahead, and put them on your phone',
    ],
  },
  people: {
    words: [
      'people',
      'friend*',
      'teacher*',
      'tutor*',
      'coach*',
      'mentor*',
      'group*',
      'communit*',
      'partner*',
      'together',
      'class*',
      'club*',
      'conversation*',
      'talk*',
      'colleague*',
      'team*',
    ],
    lessons: [
      'Ask somebody who has done it three questions that you have written down before',
      'Explain what you did this week to somebody who knows nothing about it, and note where you falter',
      'Meet or call someone with the same goal, and tell each other what comes next',
      'Ask one person to look at what you have done, and to name one thing to change',
    ],
  },
  doing: {
    words: [
      'doing',
      'hands on',
      'practi*',
      'trying',
      'try*',
      'project*',
      'exercise*',
      'experiment*',
      'experience',
      'by myself',
      'trial',
    ],
    lessons: [
      'Try the main thing of this week out before you look anything up, and note what came of it',
      'Do one small piece of the real thing from beginning to end, however rough',
      'Repeat what went worst last week three times in a row, and note what changes',
    ],
  },
  course: {
    words: [
      'course*',
      'lesson*',
      'class*',
      'school',
      'lecture*',
      'workshop*',
      'seminar*',
      'training',
      'bootcamp',
      'structured',
    ],
    lessons: [
      'Choose one course by its table of contents, and do its first lesson',
      'Do the next lesson of your course, with its exercises, and write down what is new to you',
      'Take the lesson that fits this week best, and do its last exercise without looking back',
    ],
  },
  app: {
    words: [
      'app',
      'apps',
      'software',
      'online',
      'computer',
      'duolingo',
      'anki',
      'flashcard*',
      'quiz*',
      'digital',
      'game*',
      'gamif*',
    ],
    lessons: [
      'Try two apps that suit your goal for ten minutes each, and keep one',
      'Set your app to a daily reminder, and use it on five days of this week',
      'Put ten things from this week into your app or onto cards, and go through them twice',
    ],
  },
};

const otherLessons = [
  'Plan one session of this week the way you like it: {way}',
  'Look back at what worked so far, and do more of it: {way}',
];

const lessonSize = { size: 2, upTo: 45 } satisfies Omit<TaskPattern, 'do'>;

export function detectLearningStyles(preferences: readonly string[]): LearningStyle[] {
  const mentions = createWordMatcher(preferences.join('\n'));
  return (Object.keys(learningStyles) as LearningStyle[]).filter((style) => mentions(learningStyles[style].words));
}

/** Returns one list of tasks for each preferred learning style. */
export function lessonsFor(preferences: readonly string[]): PersonalTask[][] {
  const known = detectLearningStyles(preferences).map((style) =>
    learningStyles[style].lessons.map((lesson) => ({ ...lessonSize, do: lesson, values: {} })),
  );
  const others = preferences.filter((text) => detectLearningStyles([text]).length === 0);
  return [
    ...known,
    ...others.map((text) =>
      otherLessons.map((lesson) => ({ ...lessonSize, do: lesson, values: { way: quote(text, 40) } })),
    ),
  ];
}
