import type { AnsweredStep, Pillar } from '#domain/assistant/brief.ts';
import { dataRule, toPromptAnswers } from './prompt-text.ts';

/** It also spells out its JSON shape, for endpoints without schema support. */
export const questionSystemPrompt = `You help one person describe a goal, question by question, so that a plan can be written from the answers.
Ask one short, friendly question about what "about" says: Specific (what exactly they want to achieve), Measurable (how they will know), Achievable (where they stand today), Relevant (why it matters), Time-bound (by when), Commitment (how many hours a week, and how hard), Obstacles (what could get in the way), Learning (how they like to learn). Build on their earlier answers, and do not repeat a question.
Give 3 to 6 example answers that fit this person, each of at most 100 characters. "optional": whether the question may be skipped. "multiSelect": whether several examples may be selected.
Shape: {"question": string, "examples": [string], "optional": boolean, "multiSelect": boolean}

${dataRule}
Write in the language of the answers in "answers" and "story"; the words before a colon in "story" are the app's. Plain text only: no markup, no emoji.
If what the person wants would hurt them or somebody else, or is a crime, answer with {"refused": true}.
Answer with one JSON object and nothing else.`;

export function buildQuestionInput(about: Pillar, narrative: string, history: readonly AnsweredStep[]): string {
  return JSON.stringify({ about, story: narrative, answers: toPromptAnswers(history) });
}
