import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimeInput, stepTime } from './parse-time-input.ts';

describe('time input', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    [' 21.15 ', '21:15'],
    ['2115', '21:15'],
    ['21 15', '21:15'],
    ['7h05', '07:05'],
    ['0', '00:00'],
    ['000', '00:00'],
    ['24:00', '24:00'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['9 : 30', '09:30'],
    ['21h', '21:00'],
    ['21h30', '21:30'],
    ['21H30', '21:30'],
    ['9p', '21:00'],
    ['9a', '09:00'],
    ['9pm', '21:00'],
    ['9:30pm', '21:30'],
    ['9:30 PM', '21:30'],
    ['9.30 p.m.', '21:30'],
    ['930p', '21:30'],
    ['0930 am', '09:30'],
    ['12am', '00:00'],
    ['12:15 am', '00:15'],
    ['12pm', '12:00'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
  ])('accepts common notations: %s', (text, time) => {
    expect(parseTimeInput(text)).toBe(time);
  });

  it.each([
    '',
    ' ',
    ':',
    '9:3',
    '9:60',
    '25',
    '24:01',
    '12345',
    '-1',
    '13pm',
    '0am',
    '9x',
    '9:30 bm',
    '9hp',
    'pm',
    'soon',
    'constructor',
    '٩:٣٠',
  ])('rejects text that is not a time: %s', (text) => {
    expect(parseTimeInput(text)).toBeUndefined();
  });

  it('leaves a normalized time unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
        expect(parseTimeInput(time)).toBe(time);
      }),
    );
  });

  it('steps up and down to multiples of the step, within the same day', () => {
    expect(stepTime('09:00', 1, 5)).toBe('09:05');
    expect(stepTime('09:03', 1, 5)).toBe('09:05');
    expect(stepTime('09:03', -1, 5)).toBe('09:00');
    expect(stepTime('00:00', -1, 5)).toBe('00:00');
    expect(stepTime('23:58', 1, 5)).toBe('23:59');
  });
});
