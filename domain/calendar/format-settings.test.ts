import { describe, expect, it } from 'vitest';
import { type Formats, resolveFormats } from './format-settings.ts';

describe('resolveFormats', () => {
  const american: Formats = { date: 'month-first', time: '12h' };

  it('follows the language only where the user has chosen nothing', () => {
    expect(resolveFormats({ dateFormat: 'auto', timeFormat: 'auto' }, american)).toEqual(american);
    expect(resolveFormats({ dateFormat: 'iso', timeFormat: 'auto' }, american)).toEqual({ date: 'iso', time: '12h' });
    expect(resolveFormats({ dateFormat: 'auto', timeFormat: '24h' }, american)).toEqual({
      date: 'month-first',
      time: '24h',
    });
  });
});
