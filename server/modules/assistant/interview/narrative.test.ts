import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { skipped } from './brief.ts';
import { answersIn, narrativeWith } from './narrative.ts';
import { nextQuestion } from './questions.ts';
import { briefFromAnswers, briefFromPrompt } from './read-answers.ts';

const frame = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;
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

/** As the wizard asks: each answer told in the story, then the next question. */
function whole() {
  const history: { q: string; a: string | string[]; pillar: string }[] = [];
  let narrative = '';
  for (const a of answers) {
    const { question, pillar } = nextQuestion(history);
    narrative = narrative === '' ? String(a) : narrativeWith(narrative, { [question]: a });
    history.push({ q: question, a, pillar });
  }
  return { history, narrative };
}

describe('the story of the answers', () => {
  it('can be read by people, and begins with the goal', () => {
    expect(whole().narrative).toBe(
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

  it('gives the same brief as the answers themselves', () => {
    const { history, narrative } = whole();
    const brief = briefFromAnswers(history, frame, { title: ' Olé ' });
    expect(brief).toEqual({
      ...frame,
      title: 'Olé',
      goal: 'Learn Spanish',
      measure: 'I can order a meal',
      start: 'A few words',
      reason: 'My in-laws',
      obstacles: ['Too little time', 'Shyness'],
      learning: ['Videos', 'Other people'],
    });
    expect(briefFromPrompt(narrative, frame, { title: 'Olé' })).toEqual(brief);
  });

  it('takes for unsaid what people type into a field that they would rather leave empty', () => {
    for (const a of ['-', 'n/a', 'none', 'No idea.', 'I don’t know']) {
      const history = [
        { q: '', a: 'Learn Spanish', pillar: 'Specific' },
        { q: '', a, pillar: 'Achievable' },
        { q: '', a, pillar: 'Obstacles' },
      ];
      expect(briefFromAnswers(history, frame, {})).toMatchObject({ start: '', obstacles: [] });
    }
  });

  it('tells all answers at once just as well as one by one', () => {
    const { history, narrative } = whole();
    expect(narrativeWith('', Object.fromEntries(history.map(({ q, a }) => [q, a])))).toBe(narrative);
  });

  it('passes over what was skipped, and tells questions of others in their own words', () => {
    const { question } = nextQuestion([{ q: '', a: 'x', pillar: 'Specific' }]);
    expect(narrativeWith('Goal', { [question]: skipped })).toBe('Goal');
    expect(narrativeWith('Goal', { 'Which\nshore?': ' The  other\none ' })).toBe('Goal\nWhich shore?: The other one');
  });

  it('takes another beginning and keeps the rest', () => {
    const { question } = nextQuestion([]);
    expect(narrativeWith('Goal\nWhy: Fun', { [question]: 'Other' })).toBe('Other\nWhy: Fun');
    expect(answersIn('Other\nWhy: Fun')).toEqual([
      { q: '', a: 'Other', pillar: 'Specific' },
      { q: '', a: 'Fun', pillar: 'Relevant' },
    ]);
  });

  it('never grows longer than it may', () => {
    const long = narrativeWith('x', { Q: '🙂'.repeat(limits.narrative) });
    expect(Array.from(long)).toHaveLength(limits.narrative);
  });
});

describe('a description in one go', () => {
  it('gives away what its sentences say', () => {
    const prompt =
      'I want to learn the violin because my grandfather played it. I am a complete beginner. I will know it when I can play Silent Night. I prefer videos and other people. But I am shy, and my flat is noisy.';
    expect(briefFromPrompt(prompt, frame, {})).toMatchObject({
      goal: 'I want to learn the violin because my grandfather played it',
      measure: 'I can play Silent Night',
      start: 'I am a complete beginner',
      reason: 'my grandfather played it',
      obstacles: ['I am shy', 'my flat is noisy'],
      learning: ['videos', 'other people'],
    });
  });

  it('hears where somebody stands', () => {
    const { start } = briefFromPrompt('Run a half marathon. I already run 10 km twice a week.', frame, {});
    expect(start).toBe('I already run 10 km twice a week');
  });

  it('may begin with where somebody stands', () => {
    const prompt = 'I already run 10 km twice a week. I want to run a half marathon.';
    expect(briefFromPrompt(prompt, frame, {})).toMatchObject({
      goal: 'I want to run a half marathon',
      start: 'I already run 10 km twice a week',
    });
    expect(briefFromPrompt("I'm going to learn Greek", frame, {}).goal).toBe("I'm going to learn Greek");
    expect(briefFromPrompt('I am a beginner', frame, {}).goal).toBe('I am a beginner');
  });

  it('is a goal, whatever it is', () => {
    expect(briefFromPrompt('Ein Boot bauen', frame, {})).toMatchObject({ goal: 'Ein Boot bauen', measure: '' });
    expect(briefFromPrompt('Learn Spanish so that I can talk with my in-laws!', frame, {}).measure).toBe(
      'I can talk with my in-laws',
    );
  });
});
