import { describe, expect, it } from 'vitest';
import { estimateExperience } from './prior-experience.ts';
import { languageKind } from '../kinds/language.ts';
import { quittingKind } from '../kinds/quitting.ts';

describe('estimateExperience', () => {
  it.each([
    ['', 0],
    ['Complete beginner', 0],
    ['I have never tried, but I swim regularly', 0],
    ['I know a few words', 0],
    ['I have not played for years', 0],
    ['I walk a lot but do not run', 0],
    ['I know the basics', 0.5],
    ['A2', 0.5],
    ['I had lessons as a child', 0.5],
    ['I used to play for years', 0.5],
    ['I have written three chapters', 0.5],
    ['I have learned it for two years but can’t speak', 0.5],
    ['I already run 10 km twice a week', 1],
    ['B1 level', 1],
    ['I have played for five years', 1],
    ['I HAVE RUN TWO HALF MARATHONS', 1],
    ['Ich laufe 10 km', 0],
  ])('rates “%s” as %d', (start, experience) => {
    expect(estimateExperience(start, languageKind)).toBe(experience);
  });

  it('is zero for kinds whose first phase nobody skips', () => {
    expect(estimateExperience('I have smoked for twenty years', quittingKind)).toBe(0);
  });
});
