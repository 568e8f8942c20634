import { expect, it } from 'vitest';
import { createRefusalCheck, withoutRefused } from './refusals.ts';

it.each([
  ['consolidation loan', 'Compare one cheaper loan with what you pay now', true],
  ['consolidation loan', 'List every credit card with its rate', false],
  ['LinkedIn', 'Update your LinkedIn profile', true],
  ['new tools', 'Buy the missing tools', true],
  ['new tools', 'Sharpen your tools', false],
  ['touching my savings', 'Take the deposit from your savings', true],
  ['touching my savings', 'Save 50 a week', false],
  ['video calls', 'Call the clinic', false],
  ['renting a skip', 'Book a skip for the day of sorting', true],
  ['group classes', "Book an adult beginners' course", true],
  ['group classes', 'Book four single lessons', false],
  ['dragging our cousins in as go-betweens', 'Ask a cousin how he is', true],
  ['online courses', 'Join a course at the club', false],
])('a refusal of "%s" and the task "%s": %s', (refusal, task, isRefused) => {
  expect(createRefusalCheck([refusal])(task)).toBe(isRefused);
});

it('keeps the other choice', () => {
  const refuses = createRefusalCheck(['group classes']);
  expect(withoutRefused("Book an adult beginners' course or four single lessons nearby", refuses)).toBe(
    'Book four single lessons nearby',
  );
});
