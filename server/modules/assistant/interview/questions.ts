import { type AnsweredStep, type Pillar, pillars, type Question } from './brief.ts';
import { usualHours } from './estimate.ts';
import type { GoalKind } from './goal-kind.ts';
import { recognise } from './recognise.ts';
import { frameIn, textOf } from './read-frame.ts';

const asked: Readonly<Record<Pillar, string>> = {
  Specific: 'What would you like to achieve?',
  Measurable: 'How will you know that you have reached it?',
  Achievable: 'Where do you stand today?',
  Relevant: 'Why does it matter to you?',
  'Time-bound': 'By when would you like to be there?',
  Commitment: 'How much time can you give it, and how hard do you want to push?',
  Obstacles: 'What could get in the way?',
  Learning: 'What helps you to learn and to keep going?',
};

const optional = new Set<Pillar>(['Relevant', 'Obstacles', 'Learning']);
const takingSeveral = new Set<Pillar>(['Obstacles', 'Learning']);

const goals = [
  'Hold a conversation in Spanish',
  'Run ten kilometres without a break',
  'Save for three months without income',
  'Play five songs on the guitar',
  'Write the first draft of a short novel',
];

const ways = ['Books and articles', 'Videos', 'Podcasts', 'A course', 'An app', 'Other people', 'Trying things out'];
const usualObstacles = ['Too little time', 'Tired after work', 'My phone distracts me', 'I put things off'];

/** The built-in planner's question after so many answers, with examples that fit what was said so far. */
export function nextQuestion(history: readonly AnsweredStep[]): Question {
  const pillar = pillars[history.length] ?? pillars[0];
  return {
    question: asked[pillar],
    examples: examplesOf(pillar, history),
    optional: optional.has(pillar),
    multiSelect: takingSeveral.has(pillar),
    pillar,
  };
}

/** Which pillar one of our own questions is about. */
export function pillarOf(question: string): Pillar | undefined {
  return pillars.find((pillar) => asked[pillar] === question);
}

function examplesOf(pillar: Pillar, history: readonly AnsweredStep[]): readonly string[] {
  if (pillar === 'Specific') return goals;
  if (pillar === 'Learning') return ways;
  const [goal = '', ...besides] = history.map(textOf);
  const said = [goal, ...besides].join('\n');
  if (pillar === 'Time-bound') return timeExamples(said);
  if (pillar === 'Commitment') return effortExamples(said, history);
  const { kind, subject } = recognise(goal, besides.join('\n'));
  const fitting = kind.examples[examplesFor[pillar]].map((example) => example.replaceAll('{subject}', () => subject));
  const more = pillar === 'Obstacles' ? usualObstacles.filter((obstacle) => !fitting.includes(obstacle)) : [];
  return [...fitting, ...more].slice(0, 7);
}

const examplesFor = {
  Measurable: 'measures',
  Achievable: 'starts',
  Relevant: 'reasons',
  Obstacles: 'obstacles',
} as const satisfies Partial<Record<Pillar, keyof GoalKind['examples']>>;

const roundWeeks = [4, 6, 8, 12, 16, 20, 26, 36, 52];

/** With much, some and little time for it each week. */
function timeExamples(said: string): string[] {
  const hours = usualHours(said);
  const weeks = new Set([10, 5, 3].map((weekly) => roundWeeks.find((round) => round >= hours / weekly) ?? 52));
  return [...[...weeks].map((few) => `In ${few} weeks`), 'No fixed date: whenever I have time'];
}

function effortExamples(said: string, history: readonly AnsweredStep[]): string[] {
  const { weeks } = frameIn(history);
  const needed = Math.min(Math.max(2, Math.round(usualHours(said) / weeks)), 8);
  return [
    `${Math.max(1, Math.round(needed / 2))} hours a week, light`.replace(/^1 hours/, '1 hour'),
    `${needed} hours a week, medium`,
    `${Math.min(needed + Math.max(1, Math.round(needed / 2)), 20)} hours a week, strong`,
    '30 minutes a day, medium',
  ];
}
