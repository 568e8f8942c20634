import { expect, it, test } from 'vitest';
import { thingOfClass } from './thing-of-class.ts';

test.each([
  ['organising-an-event', 'hold a proper funeral for our old cat', 'a proper funeral for our old cat'],
  ['organising-an-event', 'a naming day for the twins', 'a naming day for the twins'],
  ['learning-a-hand-skill', 'learn to tie 12 knots', 'tying 12 knots'],
  ['learning-a-hand-skill', 'whistle with my fingers', 'whistling with my fingers'],
  ['learning-a-subject', 'understand how bridges stay up', 'how bridges stay up'],
  ['learning-a-subject', 'teach myself the basics of microeconomics', 'microeconomics'],
  ['a-daily-habit', 'floss every night', 'flossing'],
  ['a-new-behaviour-at-work', 'stop answering emails after 7 pm', 'not answering emails after 7 pm'],
  ['applying-for-something-official', 'apply for Irish citizenship', 'Irish citizenship'],
  [
    'applying-for-something-official',
    'register our old well with the water authority',
    'the registration of our old well',
  ],
  ['converting-something', 'turn a horse trailer into a camera obscura', 'a horse trailer'],
  ['converting-something', 'make a reading nook out of the old wardrobe', 'the old wardrobe'],
  ['saving-or-paying-a-sum', 'save £2,400 for a hearing aid', 'a hearing aid'],
  ['a-creative-series', 'photograph fifty front doors', 'the fifty front doors'],
  ['training-an-animal', 'get our rescue greyhound to stay alone', 'our rescue greyhound'],
  ['visiting-every-one', 'eat at every noodle shop on our road and review them', 'every noodle shop on our road'],
  ['making-a-decision', 'figure out if I should retrain as a teacher', 'retraining as a teacher'],
  ['a-physical-challenge', 'walk 100 km in 24 hours', 'the walk'],
  ['making-an-object', 'carve a set of chess figures for my nephew', 'a set of chess figures'],
  ['performing-a-piece', 'sing a duet with my daughter at her wedding', 'a duet'],
  ['a-physical-challenge', 'swim across Lake Zurich', 'the swim across Lake Zurich'],
  ['teaching-somebody', 'teach my six-year-old to ride a bike', 'riding a bike'],
  ['improving-a-measurement', 'lower my cholesterol from 6.8 to below 5', 'my cholesterol'],
  ['returning-to-an-activity-after-injury', 'play the cello again after a wrist fracture', 'playing the cello'],
  ['buying-something-well', "buy a used canoe that doesn't leak", 'a used canoe'],
  ['handing-over-or-ending', 'resign as treasurer', 'the role of treasurer'],
  ['researching-a-question', 'find out who built our house', 'who built our house'],
  ['finding-a-job-or-place', 'find a flat in Leeds under 900 a month', 'a flat'],
])('reads what the slot of “%s” stands for: %s', (id, goal, thing) => {
  expect(thingOfClass(id, goal, goal)).toBe(thing);
});

it('looks for it in the rest of the text if the goal only says “it”', () => {
  expect(thingOfClass('repairing-something', 'mend it myself', 'The shed roof leaks. I want to mend it myself')).toBe(
    'the shed roof',
  );
});

it('is at most eight words long, and no sentence', () => {
  const goal = 'build a rocking chair from the old oak in the garden of my late grandmother in Devon';
  expect(thingOfClass('making-an-object', goal, goal)!.split(' ').length).toBeLessThanOrEqual(8);
  expect(thingOfClass('making-an-object', 'make it', 'make it')).toBeNull();
  expect(thingOfClass('a-life-transition', 'I stopped working in June', '')).toBeNull();
  expect(thingOfClass('unknown', 'build a chair', '')).toBeNull();
});
