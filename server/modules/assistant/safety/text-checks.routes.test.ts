import { describe, expect, it } from 'vitest';
import { concerns } from '#domain/assistant/concerns.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { helpMessages, supportMessages } from './help-messages.ts';

const PATH = '/api/ai/check-text';
const DANGEROUS = 'kill myself before christmas';

describeOnEachDatabase('POST /api/ai/check-text', {}, (t) => {
  it('answers with support if the text calls for it, and stores and logs nothing', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    const { status, json } = await ann.send('POST', PATH, { text: DANGEROUS });
    expect([status, json]).toEqual([200, { help: { concern: 'selfHarm', message: supportMessages.selfHarm } }]);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(t.log.join('\n')).not.toContain(DANGEROUS);
  });

  it('answers with nothing for other texts, even empty ones', async () => {
    const ann = await createPlanningUser(t);
    for (const text of ['', 'Learn Spanish', 'a '.repeat(limits.narrative / 2)]) {
      const { status, json } = await ann.send('POST', PATH, { text });
      expect([status, json]).toEqual([200, { help: null }]);
    }
  });

  it('rejects a text that is too long', async () => {
    const ann = await createPlanningUser(t);
    expect((await ann.send('POST', PATH, { text: 'a'.repeat(limits.narrative + 1) })).status).toBe(422);
  });

  it('does not keep a plan typed by hand from being saved', async () => {
    const ann = await createPlanningUser(t);
    const plan = { focusAreaId: ann.area, title: DANGEROUS, description: DANGEROUS };
    expect((await ann.send('POST', '/api/action-plans', plan)).status).toBe(201);
  });
});

describe('messages that offer help', () => {
  it('name a contact that is available everywhere, in few words', () => {
    for (const message of [...Object.values(helpMessages), ...Object.values(supportMessages)]) {
      expect(message).toMatch(/findahelpline\.com|emergency number/);
      expect(message.length).toBeLessThan(500);
    }
  });

  it('refuse only where nothing is stored', () => {
    for (const concern of concerns) {
      expect(helpMessages[concern]).toMatch(/won't|don't make|could put you in danger/);
      expect(supportMessages[concern]).not.toMatch(/we won't|we don't make/i);
    }
  });
});
