import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { NO_PREFERENCE } from '#domain/assistant/brief.ts';
import { parseNarrative, appendAnswers } from './narrative.ts';
import { nextQuestion } from './questions.ts';

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
    const { question, pillar } = nextQuestion(history, null);
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

  it('contains the answers', () => {
    const { history, narrative } = answerAllQuestions();
    const texts = history.map(({ a, pillar }) => ({ q: '', a: typeof a === 'string' ? a : a.join(', '), pillar }));
    expect(parseNarrative(narrative)).toEqual(texts);
  });

  it('is the same whether answers are added at once or one by one', () => {
    const { history, narrative } = answerAllQuestions();
    expect(appendAnswers('', Object.fromEntries(history.map(({ q, a }) => [q, a])))).toBe(narrative);
  });

  it('omits skipped questions, and labels unknown questions with their own text', () => {
    const { question } = nextQuestion([{ q: '', a: 'x', pillar: 'Specific' }], null);
    expect(appendAnswers('Goal', { [question]: NO_PREFERENCE })).toBe('Goal');
    expect(appendAnswers('Goal', { 'Which\nshore?': ' The  other\none ' })).toBe('Goal\nWhich shore?: The other one');
  });

  it('replaces only the beginning when the goal changes', () => {
    const { question } = nextQuestion([], null);
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
