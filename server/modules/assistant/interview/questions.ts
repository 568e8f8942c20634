import { type AnsweredStep, firstQuestion, type Pillar, pillars, type Question } from '#domain/assistant/brief.ts';
import { estimateHours } from '../feasibility/timeline-estimate.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { answerExamples } from './answer-examples.ts';
import { parseScope, answerText } from '#domain/assistant/parse-scope.ts';

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

/** The next question of the built-in generator, with examples that fit what the goal was read as. */
export function nextQuestion(history: readonly AnsweredStep[], playbook: Playbook | null): Question {
  const pillar = pillars[history.length] ?? pillars[0];
  return {
    question: questionTexts[pillar],
    examples: buildExamples(pillar, history, playbook),
    optional: optionalPillars.has(pillar),
    multiSelect: multiSelectPillars.has(pillar),
    pillar,
  };
}

/** The pillar of a built-in question. Undefined for questions of a model. */
export function findPillar(question: string): Pillar | undefined {
  return pillars.find((pillar) => questionTexts[pillar] === question);
}

function buildExamples(pillar: Pillar, history: readonly AnsweredStep[], playbook: Playbook | null): readonly string[] {
  if (pillar === 'Specific') return goalExamples;
  if (pillar === 'Learning') return learningExamples;
  const hours = estimateHours(history.map(answerText).join('\n'), playbook);
  if (pillar === 'Time-bound') return buildTimeExamples(hours);
  if (pillar === 'Commitment') return buildEffortExamples(hours, history);
  return answerExamples(pillar, playbook);
}

const weekChoices = [4, 6, 8, 12, 16, 20, 26, 36, 52];

/** One example each for 10, 5 and 3 hours a week. */
function buildTimeExamples(hours: number): string[] {
  const weeks = new Set(
    [10, 5, 3].map((weeklyHours) => weekChoices.find((choice) => choice >= hours / weeklyHours) ?? 52),
  );
  return [...[...weeks].map((count) => `In ${count} weeks`), 'No fixed date: whenever I have time'];
}

function buildEffortExamples(hours: number, history: readonly AnsweredStep[]): string[] {
  const { weeks } = parseScope(history);
  const needed = Math.min(Math.max(2, Math.round(hours / weeks)), 8);
  return [
    `${Math.max(1, Math.round(needed / 2))} hours a week, light`.replace(/^1 hours/, '1 hour'),
    `${needed} hours a week, medium`,
    `${Math.min(needed + Math.max(1, Math.round(needed / 2)), 20)} hours a week, strong`,
    '30 minutes a day, medium',
  ];
}
