import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';
import {
  button,
  dialog,
  draftHeading,
  generationPath,
  goalCards,
  listSavedPlans,
  main,
  openDraft,
  planPath,
  saveButton,
  textbox,
} from '#web/testing/assistant.ts';

const spare = page.getByRole('region', { name: 'Spare weeks' });

/** Opens a draft of four weeks, of which the last two have nothing to do. */
async function openSpareDraft(changes: object = {}): Promise<void> {
  intercept(generationPath, async ({ forward }) => {
    const lines = (await (await forward()).text()).split('\n').filter(Boolean);
    const done = JSON.parse(lines.at(-1)!) as { draft: { goals: object[] }; understanding: object };
    const goals = done.draft.goals.map((goal, n) =>
      n < 2 ? goal : { title: `Week ${n + 1}: Spare week`, tasks: [], resources: [] },
    );
    const understanding = { ...done.understanding, startsOn: '2026-11-23' };
    return new Response(`${JSON.stringify({ ...done, draft: { ...done.draft, goals }, understanding, ...changes })}\n`);
  });
  await openDraft();
}

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Spanish' });
});

test('weeks without work are one line, which ends the plan before them and can be undone', async () => {
  await openSpareDraft();
  await expect.element(goalCards).toHaveLength(2);
  await expect.element(spare).toMatchTextContent('The work ends in week 2, so weeks 3 to 4 are spare.');
  await expect.element(main).toMatchTextContent('Weekly · 4 weeks');
  await expect.element(button('Use all 4 weeks')).not.toBeInTheDocument();
  await button('End after week 2').click();
  await expect.element(spare).not.toBeInTheDocument();
  await expect.element(main).toMatchTextContent('Weekly · 2 weeks');
  await button('Undo').click();
  await expect.element(button('End after week 2')).toHaveFocus();
  await remountApp();
  await expect.element(spare).toMatchTextContent('The work ends in week 2, so weeks 3 to 4 are spare.');
  await saveButton.click();
  await expect.poll(currentUrl).toMatch(planPath);
  expect(await listSavedPlans()).toMatchObject([{ weeks: 4 }]);
});

test('a week that the user adds is not spare, and shows those before it', async () => {
  await openSpareDraft();
  await button('Add week').click();
  await expect.element(textbox('Title of week 5')).toHaveFocus();
  await expect.element(goalCards).toHaveLength(5);
  await expect.element(spare).not.toBeInTheDocument();
});

test('a deadline within the plan is named, and all weeks can be used instead', async () => {
  await openSpareDraft({ deadline: '2026-12-04' });
  await expect.element(spare).toMatchTextContent(/^Your deadline, 4 Dec.*, is in week 2, so weeks 3 to 4 are spare\./);
  await textbox('Title of week 1').fill('Mine');
  const requests = recordWrites(generationPath);
  await button('Use all 4 weeks').click();
  await expect.element(textbox('Title of week 1')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(textbox('Title of week 1')).not.toHaveValue('Mine');
  await expect.element(draftHeading).toHaveFocus();
  expect(requests).toMatchObject([{ body: { deadline: null, numberOfWeeks: 4 } }]);
  await button('Back to the form').click();
  await expect.element(page.getByLabelText('Weeks', { exact: true })).toHaveValue('4');
});

test('lets the model write the weeks that are missing after those of the user', async () => {
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
  await openSpareDraft({ planner: 'model' });
  await expect.element(spare).toMatchTextContent(/^Weeks 3 to 4 are not written yet\./);
  await textbox('Title of week 1').fill('Mine');
  const requests = recordWrites(generationPath);
  await button('Write the rest').click();
  const continues = { goals: [{ title: 'Week 1: Mine' }, {}, {}, {}] };
  await expect.poll(() => requests).toMatchObject([{ body: { numberOfWeeks: 4, continues } }]);
});

test('leaves the weeks open when a model changes the whole draft, which can be undone', async () => {
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
  await openSpareDraft({ planner: 'model' });
  const title = textbox('Title of week 1');
  await title.fill('Mine');
  intercept('/api/ai/change-draft', async ({ body }) => {
    const { draft } = body as { draft: { goals: readonly object[] } };
    const goals = [{ ...draft.goals[0], title: 'Week 1: Changed' }, ...draft.goals.slice(1)];
    return Response.json({ draft: { ...draft, goals }, changes: [], leftOut: [], usage: null });
  });
  await button('Ask for a change').click();
  await dialog.getByRole('textbox').fill('Another title');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.element(title).toHaveValue('Changed');
  await button('Undo').click();
  await expect.element(title).toHaveValue('Mine');
});
