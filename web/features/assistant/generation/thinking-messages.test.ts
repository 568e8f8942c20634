import { expect, test } from 'vitest';
import { pickThinkingMessage, thinkingMessages } from './thinking-messages.ts';

test('there are fifty different messages, short enough for two lines on a phone', () => {
  expect(thinkingMessages).toHaveLength(50);
  expect(new Set(thinkingMessages).size).toBe(50);
  expect(thinkingMessages.filter(({ length }) => length > 52)).toEqual([]);
});

test('no message is picked twice in a row', () => {
  let shown = pickThinkingMessage();
  for (let turn = 0; turn < 500; turn++) {
    const next = pickThinkingMessage(shown);
    expect(next).not.toBe(shown);
    shown = next;
  }
});
