import { narrativeWith } from '#domain/assistant/narrative.ts';
import { writePlan } from '#domain/assistant/planner.ts';
import { nextQuestion } from '#domain/assistant/questions.ts';
import type { Planner } from './planner.ts';

export const builtInPlanner: Planner = {
  name: 'builtIn',
  nextQuestion: async (_, history) => nextQuestion(history),
  summarize: async (story, newAnswers) => narrativeWith(story, newAnswers),
  writePlan: async ({ brief }) => writePlan(brief),
};
