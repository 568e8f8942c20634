import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { NO_PREFERENCE } from '#domain/assistant/brief.ts';
import { parseNarrative, appendAnswers } from './narrative.ts';
import { nextQuestion } from './questions.ts';
import { briefFromAnswers, briefFromPrompt } from './parse-brief.ts';

const scope = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;
const answers = [
  'Learn Spanish',
  'I can order a meal',
  'A few words',
  'My in-laws',
  'In 10 weeks',
  '3 hours a week',
  ['Too little time', 'Shyness'],
  ['Videos', 'Other people'],
];

/** Answers every question like the wizard does: summarize each answer, then fetch the next question. */
function answerAllQuestions() {
  const history: { q: string; a: string | string[]; pillar: string }[] = [];
  let narrative = '';
  for (const a of answers) {
    const { question, pillar } = nextQuestion(history);
    narrative = narrative === '' ? String(a) : appendAnswers(narrative, { [question]: a });
    history.push({ q: question, a, pillar });
  }
  return { history, narrative };
}

describe('the narrative of the answers', () => {
  it('is readable text that begins with the goal', () => {
    expect(answerAllQuestions().narrative).toBe(
      [
        'Learn Spanish',
        'Reached when: I can order a meal',
        'Starting point: A few words',
        'Why: My in-laws',
        'Time frame: In 10 weeks',
        'Effort: 3 hours a week',
        'In the way: Too little time, Shyness',
        'Works best with: Videos, Other people',
      ].join('\n'),
    );
  });

  it('yields the same brief as the answers themselves', () => {
    const { history, narrative } = answerAllQuestions();
    const brief = briefFromAnswers(history, scope, { title: ' Olé ' });
    expect(brief).toEqual({
      ...scope,
      title: 'Olé',
      goal: 'Learn Spanish',
      measure: 'I can order a meal',
      start: 'A few words',
      reason: 'My in-laws',
      obstacles: ['Too little time', 'Shyness'],
      learning: ['Videos', 'Other people'],
    });
    expect(briefFromPrompt(narrative, scope, { title: 'Olé' })).toEqual(brief);
  });

  it('ignores placeholder answers such as “n/a” or “no idea”', () => {
    for (const a of ['-', 'n/a', 'none', 'No idea.', 'I don’t know']) {
      const history = [
        { q: '', a: 'Learn Spanish', pillar: 'Specific' },
        { q: '', a, pillar: 'Achievable' },
        { q: '', a, pillar: 'Obstacles' },
      ];
      expect(briefFromAnswers(history, scope, {})).toMatchObject({ start: '', obstacles: [] });
    }
  });

  it('is the same whether answers are added at once or one by one', () => {
    const { history, narrative } = answerAllQuestions();
    expect(appendAnswers('', Object.fromEntries(history.map(({ q, a }) => [q, a])))).toBe(narrative);
  });

  it('omits skipped questions, and labels unknown questions with their own text', () => {
    const { question } = nextQuestion([{ q: '', a: 'x', pillar: 'Specific' }]);
    expect(appendAnswers('Goal', { [question]: NO_PREFERENCE })).toBe('Goal');
    expect(appendAnswers('Goal', { 'Which\nshore?': ' The  other\none ' })).toBe('Goal\nWhich shore?: The other one');
  });

  it('replaces only the beginning when the goal changes', () => {
    const { question } = nextQuestion([]);
    expect(appendAnswers('Goal\nWhy: Fun', { [question]: 'Other' })).toBe('Other\nWhy: Fun');
    expect(parseNarrative('Other\nWhy: Fun')).toEqual([
      { q: '', a: 'Other', pillar: 'Specific' },
      { q: '', a: 'Fun', pillar: 'Relevant' },
    ]);
  });

  it('is truncated to the maximum length', () => {
    const long = appendAnswers('x', { Q: '🙂'.repeat(limits.narrative) });
    expect(Array.from(long)).toHaveLength(limits.narrative);
  });
});

describe('the brief of a free description', () => {
  it('is extracted from its sentences', () => {
    const prompt =
      'I want to learn the violin because my grandfather played it. I am a complete beginner. I will know it when I can play Silent Night. I prefer videos and other people. But I am shy, and my flat is noisy.';
    expect(briefFromPrompt(prompt, scope, {})).toMatchObject({
      goal: 'I want to learn the violin because my grandfather played it',
      measure: 'I can play Silent Night',
      start: 'I am a complete beginner',
      reason: 'my grandfather played it',
      obstacles: ['I am shy', 'my flat is noisy'],
      learning: ['videos', 'other people'],
    });
  });

  it('contains the starting point', () => {
    const { start } = briefFromPrompt('Run a half marathon. I already run 10 km twice a week.', scope, {});
    expect(start).toBe('I already run 10 km twice a week');
  });

  it('finds the goal when the description begins with the starting point', () => {
    const prompt = 'I already run 10 km twice a week. I want to run a half marathon.';
    expect(briefFromPrompt(prompt, scope, {})).toMatchObject({
      goal: 'I want to run a half marathon',
      start: 'I already run 10 km twice a week',
    });
    expect(briefFromPrompt("I'm going to learn Greek", scope, {}).goal).toBe("I'm going to learn Greek");
    expect(briefFromPrompt('I am a beginner', scope, {}).goal).toBe('I am a beginner');
  });

  it('always has a goal', () => {
    expect(briefFromPrompt('Ein Boot bauen', scope, {})).toMatchObject({ goal: 'Ein Boot bauen', measure: '' });
    expect(briefFromPrompt('Learn Spanish so that I can talk with my in-laws!', scope, {}).measure).toBe(
      'I can talk with my in-laws',
    );
  });
});
