import { type AnsweredStep, firstQuestion, type Pillar, pillars, type Question } from '#domain/assistant/brief.ts';
import type { ExampleAnswers } from '#planner/example-answers.ts';
import { UNKNOWN_HOURS } from '../feasibility/feasibility.ts';
import examples from './examples.json' with { type: 'json' };

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

const MAX_EXAMPLES = 7;
const weekChoices = [4, 6, 8, 12, 16, 20, 26, 36, 52];

/** The next question of the built-in generator, with examples that fit the goal. */
export function nextQuestion(history: readonly AnsweredStep[], fitting: ExampleAnswers | null): Question {
  const pillar = pillars[history.length] ?? pillars[0];
  return {
    question: questionTexts[pillar],
    examples: [...new Set(listExamples(pillar, fitting).map(capitalize))].slice(0, MAX_EXAMPLES),
    optional: optionalPillars.has(pillar),
    multiSelect: multiSelectPillars.has(pillar),
    pillar,
  };
}

/** The pillar of a built-in question. Undefined for questions of a model. */
export function findPillar(question: string): Pillar | undefined {
  return pillars.find((pillar) => questionTexts[pillar] === question);
}

function listExamples(pillar: Pillar, fitting: ExampleAnswers | null): readonly string[] {
  const general = examples[pillar];
  if (pillar === 'Measurable') return fitting?.measures ?? general;
  if (pillar === 'Achievable') return fitting?.starts ?? general;
  if (pillar === 'Time-bound') return [...listTimes(fitting?.hours ?? UNKNOWN_HOURS), ...general];
  return pillar === 'Obstacles' ? [...(fitting?.obstacles ?? []), ...general] : general;
}

/** One example each for 10, 5 and 3 hours a week. */
function listTimes({ from, to }: ExampleAnswers['hours']): string[] {
  const hours = (from + to) / 2;
  const weeks = [10, 5, 3].map((weeklyHours) => weekChoices.find((choice) => choice >= hours / weeklyHours) ?? 52);
  return weeks.map((count) => `In ${count} weeks`);
}

const capitalize = ([first = '', ...rest]: string) => first.toUpperCase() + rest.join('');
