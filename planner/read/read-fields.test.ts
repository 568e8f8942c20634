import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
test('x', () => {
  const t = (text: string, pillar='Specific') => console.log(text, JSON.stringify(readFields([{ pillar, text }], clock)));
  t('Run 10 km in 6 weeks, 2 hours a week, light');
  t('finish the quilt by 12 December 2026, at most €900');
  t('In 12 weeks', 'Time-bound');
  t('die Steuer bis zum 31.1. abgeben, 30 Minuten pro Tag');
  t('terminar la mesa antes del 15 de enero');
  t('毎日30分、3月末までに絵を描きたい');
});
