import { type AnsweredStep, firstQuestion, type Pillar, pillars, type Question } from '#domain/assistant/brief.ts';
import type { ExampleAnswers } from '#planner/example-answers.ts';
import { capitalize, truncate } from '../user-text.ts';

const questionTexts: Readonly<Record<Pillar, string>> = {
  Specific: firstQuestion.question,
  Measurable: 'How will you know that you have reached it?',
  Achievable: 'Where do you stand today?',
  Relevant: 'Why does it matter to you?',
  'Time-bound': 'When would you like to get there?',
  Commitment: 'How much time can you give it, and how hard do you want to push?',
  Obstacles: 'What could get in the way?',
  Learning: 'What helps you learn and keep going?',
};

const optionalPillars = new Set<Pillar>(['Relevant', 'Obstacles', 'Learning']);
const multiSelectPillars = new Set<Pillar>(['Obstacles', 'Learning']);

const goalExamples = [
  'Hold a conversation in Spanish',
  'Run ten kilometres without a break',
  'Save for three months without income',
  'Play five songs on the guitar',
  'Write the first draft of a short novel',
];

const learningExamples = [
  'Books and articles',
  'Videos',
  'Podcasts',
  'A course',
  'An app',
  'Other people',
  'Trying things out',
];

const commonObstacles = ['Too little time', 'Tired after work', 'My phone distracts me', 'I put things off'];
const reasons = [
  'I have wanted it for years',
  'It would make daily life easier',
  'For my work',
  'Somebody counts on it',
];
const unknownMeasures = [
  'Somebody else can see or use the result',
  'A number that I can measure',
  'It is done by a date',
];
const unknownStarts = ['From zero', 'I have tried it before', 'I am half-way', 'I have everything I need but time'];
const effortExamples = [
  '2 hours a week, light',
  '4 hours a week, medium',
  '6 hours a week, strong',
  '30 minutes a day, medium',
];

const MAX_EXAMPLES = 7;
const MAX_LENGTH = 140;

/** The next question of the built-in generator, with examples that fit the goal. */
export function nextQuestion(history: readonly AnsweredStep[], fitting: ExampleAnswers | null): Question {
  const pillar = pillars[history.length] ?? pillars[0];
  const examples = buildExamples(pillar, fitting).map((text) => truncate(capitalize(text), MAX_LENGTH));
  return {
    question: questionTexts[pillar],
    examples: [...new Set(examples)].slice(0, MAX_EXAMPLES),
    optional: optionalPillars.has(pillar),
    multiSelect: multiSelectPillars.has(pillar),
    pillar,
  };
}

/** The pillar of a built-in question. Undefined for questions of a model. */
export function findPillar(question: string): Pillar | undefined {
  return pillars.find((pillar) => questionTexts[pillar] === question);
}

function buildExamples(pillar: Pillar, fitting: ExampleAnswers | null): readonly string[] {
  const examples: Readonly<Record<Pillar, () => readonly string[]>> = {
    Specific: () => goalExamples,
    Measurable: () => fitting?.measures ?? unknownMeasures,
    Achievable: () => fitting?.starts ?? unknownStarts,
    Relevant: () => reasons,
    'Time-bound': () => buildTimeExamples(fitting ? (fitting.hours.from + fitting.hours.to) / 2 : UNKNOWN_HOURS),
    Commitment: () => effortExamples,
    Obstacles: () => [...(fitting?.obstacles ?? []), ...commonObstacles],
    Learning: () => learningExamples,
  };
  return examples[pillar]();
}

/** For a goal about which nothing is known. */
const UNKNOWN_HOURS = 40;
const weekChoices = [4, 6, 8, 12, 16, 20, 26, 36, 52];

/** One example each for 10, 5 and 3 hours a week. */
function buildTimeExamples(hours: number): string[] {
  const weeks = [10, 5, 3].map((weeklyHours) => weekChoices.find((choice) => choice >= hours / weeklyHours) ?? 52);
  return [...weeks.map((count) => `In ${count} weeks`), 'No fixed date: whenever I have time'];
}
