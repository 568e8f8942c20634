import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { chooseAction, currentUrl } from '#web/testing/screen.ts';
import {
  alert,
  button,
  dialog,
  draftHeading,
  goalField,
  goalCards,
  main,
  openDraft,
  paste,
  planPath,
  saveButton,
  taskFields,
  textbox,
  inputValue,
} from '#web/testing/assistant.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const moveUp = '{Alt>}{ArrowUp}{/Alt}';

const readTaskTitles = (goal: string) => taskFields(goal).all().map(inputValue);

async function expectTasks(goal: string, titles: readonly string[]): Promise<void> {
  await expect.poll(() => readTaskTitles(goal)).toEqual(titles);
}

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Spanish' });
});

describe('by mouse', () => {
  test('moves, removes, restores and adds tasks', async () => {
    await openDraft();
    await expect.element(draftHeading).toHaveFocus();
    await expect.element(goalCards).toHaveLength(4);
    const first = inputValue(textbox('Task 1 of week 1'));
    const second = inputValue(textbox('Task 2 of week 1'));
    const count = taskFields('week 1').elements().length;
    (await textbox('Task 1 of week 1').findElement()).focus();
    await button('Move task 1 of week 1 down').click();
    await expect.element(textbox('Task 1 of week 1')).toHaveValue(second);
    await expect.element(textbox('Task 2 of week 1')).toHaveValue(first);
    await button('Remove task 2 of week 1').click();
    await expect.element(taskFields('week 1')).toHaveLength(count - 1);
    await button('Undo').click();
    await expect.element(textbox('Task 2 of week 1')).toHaveValue(first);
    await expect.element(textbox('Task 2 of week 1')).toHaveFocus();
    await goalCards.first().getByRole('button', { name: 'Add task' }).click();
    await press('Wave');
    await expect.element(textbox(`Task ${count + 1} of week 1`)).toHaveValue('Wave');
  });

  test('renumbers weeks that are moved, removed and added', async () => {
    await openDraft();
    await textbox('Title of week 1').fill('Greet people');
    const third = inputValue(textbox('Title of week 3'));
    await chooseAction('week 3', 'Move up');
    await chooseAction('week 2', 'Move up');
    await expect.element(textbox('Title of week 1')).toHaveValue(third);
    await expect.element(textbox('Title of week 2')).toHaveValue('Greet people');
    await chooseAction('week 4', 'Remove');
    await expect.element(goalCards).toHaveLength(3);
    await expect.element(main).toMatchTextContent('Weekly · 3 weeks');
    await button('Close message').click();
    await button('Add week').click();
    await press('Have dinner');
    await expect.element(textbox('Title of week 4')).toHaveValue('Have dinner');
  });
});

describe('by keyboard', () => {
  test('writes tasks line by line and adds up how long they take', async () => {
    await openDraft();
    for (let left = taskFields('week 2').elements().length; left > 0; left--) {
      await textbox('Task 1 of week 2').fill('');
      await press('{Backspace}');
    }
    await expect.element(taskFields('week 2')).not.toBeInTheDocument();
    await expect.element(goalCards.nth(1).getByRole('button', { name: 'Add task' })).toHaveFocus();
    await press('{Enter}');
    await press('One (1 h)');
    await press('{Enter}');
    await press('Two (3 × 45 min)');
    await press('{Enter}');
    await press('Three (2 h)');
    await expectTasks('week 2', ['One (1 h)', 'Two (3 × 45 min)', 'Three (2 h)']);
    await expect.element(goalCards.nth(1)).toMatchTextContent('3 tasks · 5 h 15 min of 4 h, 1 h 15 min over');
  });

  test('moves tasks and weeks with Alt and an arrow key', async () => {
    await openDraft();
    const [first = '', second = '', third = '', ...rest] = readTaskTitles('week 2');
    await textbox('Task 3 of week 2').click();
    // The third press has no effect.
    for (let presses = 1; presses <= 3; presses++) await press(moveUp);
    await expect.element(textbox('Task 1 of week 2')).toHaveFocus();
    await expectTasks('week 2', [third, first, second, ...rest]);
    await press('{End}{Enter}');
    await expectTasks('week 2', [third, '', first, second, ...rest]);
    await press('{Backspace}');
    await expect.element(textbox('Task 1 of week 2')).toHaveFocus();
    await textbox('Title of week 2').fill('Second');
    await press(moveUp);
    await expect.element(textbox('Title of week 1')).toHaveFocus();
    await expect.element(textbox('Title of week 1')).toHaveValue('Second');
  });

  test('splits a task with Enter and joins two with Backspace', async () => {
    await openDraft();
    const rest = readTaskTitles('week 1').slice(1);
    const first = textbox('Task 1 of week 1');
    await first.fill('Greet people');
    await press(`{Home}${'{ArrowRight}'.repeat('Greet '.length)}{Enter}`);
    await expectTasks('week 1', ['Greet', 'people', ...rest]);
    await press('Wave at ');
    await expectTasks('week 1', ['Greet', 'Wave at people', ...rest]);
    await press('{Home}{Backspace}');
    await expectTasks('week 1', ['Greet Wave at people', ...rest]);
    await press('them. ');
    await expect.element(first).toHaveFocus();
    await press('{Home}{Enter}');
    await press('Before');
    await expectTasks('week 1', ['Before', 'Greet them. Wave at people', ...rest]);
  });

  test('keeps the title of the plan on one line', async () => {
    await openDraft();
    const title = textbox('Title of the plan');
    await title.fill('Seville');
    await press('{Home}{Enter}');
    await press('In ');
    await expect.element(title).toHaveValue('In Seville');
  });
});

test('turns pasted lines into tasks', async () => {
  await openDraft();
  const rest = readTaskTitles('week 1').slice(1);
  await textbox('Task 1 of week 1').fill('Before');
  paste(' all\n\n  One\nTwo\n');
  await expectTasks('week 1', ['Before all', 'One', 'Two', ...rest]);
  await expect.element(textbox('Task 3 of week 1')).toHaveFocus();
});

test('limits the number of tasks per goal', async () => {
  await openDraft();
  const remaining = 20 - taskFields('week 1').elements().length;
  await textbox('Task 1 of week 1').fill('First');
  paste('\nMore'.repeat(remaining - 1));
  await expect.element(taskFields('week 1')).toHaveLength(19);
  await press('{Enter}');
  await press('Last');
  await expect.element(taskFields('week 1')).toHaveLength(20);
  await press('{Enter}');
  await press('of all');
  await expect.element(alert).toHaveTextContent('A goal can have at most 20 tasks.');
  const last = textbox(`Task ${remaining + 1} of week 1`);
  await expect.element(last).toHaveValue('Last of all');
  // Undo restores the task even if that exceeds the limit.
  await button(`Remove task ${remaining + 1} of week 1`).click();
  await goalCards.first().getByRole('button', { name: 'Add task' }).click();
  await button('Undo').click();
  await expect.element(last).toHaveValue('Last of all');
  await expect.element(page.getByText('A goal can have at most 20 tasks. Please remove 1.')).toBeVisible();
});

test('shows each error at its field, even in a collapsed week', async () => {
  await openDraft();
  const week = page.getByRole('button', { name: /^Week 4/ });
  await week.click();
  await textbox('Title of week 4').fill(' ');
  await textbox('Task 1 of week 4').fill('x'.repeat(201));
  await week.click();
  await expect.element(textbox('Title of week 4')).not.toBeInTheDocument();
  await saveButton.click();
  await expect.element(page.getByText('Goal title is required.')).toBeVisible();
  await expect.element(page.getByText('Task title must be at most 200 characters.')).toBeVisible();
  await expect.element(textbox('Title of week 4')).toHaveFocus();
  await press('Talk');
  await expect.element(page.getByText('Goal title is required.')).not.toBeInTheDocument();
  await textbox('Task 1 of week 4').fill('Talk');
  await saveButton.click();
  await expect.poll(currentUrl).toMatch(planPath);
});

test('offers to undo only the latest removal, above the actions', async () => {
  await page.viewport(360, 640);
  await openDraft();
  await textbox('Task 1 of week 1').fill('Learn twenty words about greetings and names by heart '.repeat(3));
  await button('Remove task 1 of week 1').click();
  const message = page.getByRole('status').filter({ hasText: 'removed.' });
  await expect.element(message).toHaveLength(1);
  const { height, bottom } = message.element().getBoundingClientRect();
  expect(height).toBeLessThan(100);
  expect(bottom).toBeLessThan(saveButton.element().getBoundingClientRect().top);
  await chooseAction('week 1', 'Remove');
  await expect.element(goalCards).toHaveLength(3);
  await expect.element(message).toHaveLength(1);
  await button('Undo').click();
  await expect.element(goalCards).toHaveLength(4);
});

test('requires at least one week', async () => {
  await page.viewport(360, 640);
  await openDraft();
  for (let left = 4; left > 0; left--) await chooseAction('week 1', 'Remove');
  await expect.element(button('Add week')).toHaveFocus();
  const message = page.getByRole('status').filter({ hasText: 'removed.' });
  await expect.element(message).toHaveLength(1);
  (await textbox('Title of the plan').findElement()).focus();
  await saveButton.click();
  await expect.element(page.getByText('A plan must have 1 to 52 weeks.')).toBeVisible();
  await expect.element(button('Add week')).toHaveFocus();
  await button('Back to the form').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(goalField).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});

test('keeps a button half covered by the actions in place while it is pressed', async () => {
  await page.viewport(360, 640);
  await openDraft();
  const actions = button('Actions for week 4');
  const { top, height } = (await actions.findElement()).getBoundingClientRect();
  const distance = saveButton.element().parentElement!.getBoundingClientRect().top - (top + height / 2);
  window.scrollBy(0, 4 - distance);
  // Holds the button down as long as a real click does.
  await actions.click({ delay: 100 });
  await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
});

test('keeps the focused element in sight above the actions on a phone', async () => {
  await page.viewport(360, 640);
  await openDraft();
  const actions = saveButton.element().parentElement!;
  const findHiddenFocus = () => {
    const focused = document.activeElement!;
    if (!main.element().contains(focused) || actions.contains(focused)) return undefined;
    const { bottom, top } = focused.getBoundingClientRect();
    const isHidden = bottom > actions.getBoundingClientRect().top + 1 || top < 0;
    return isHidden ? focused.outerHTML.slice(0, 200) : undefined;
  };
  const visited = new Set<Element>();
  for (let presses = 0; presses < 60; presses++) {
    await press('{Tab}');
    visited.add(document.activeElement!);
    // The page scrolls once the focused element has been painted.
    await expect.poll(findHiddenFocus, { interval: 10 }).toBeUndefined();
  }
  expect(visited.size).toBeGreaterThan(40);
});
