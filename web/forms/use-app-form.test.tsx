import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { createFieldError } from '#contract/schema/errors.ts';
import { ApiError } from '#web/http/api-error.ts';
import { endSession } from '#web/http/session-end.ts';
import { bindText, bindValue } from './bind.ts';
import { clearDraft } from './draft.ts';
import { useAppForm } from './use-app-form.ts';

interface Values {
  readonly password: string;
  readonly confirm: string;
  readonly minutes: number | null;
  readonly tags: readonly string[];
}

const schema = z.object({
  password: z.string().check(z.minLength(3, 'Too short')),
  minutes: z.nullable(z.number('Not a time')),
  tags: z.array(z.string()).check(z.maxLength(2, 'Too many')),
});
const draftKey = { userId: 'somebody', form: 'sample' };

interface SampleProps {
  readonly submit: (values: Values) => Promise<unknown>;
}

/** Its fields appear in a different order than its values. */
function Sample({ submit }: SampleProps) {
  const form = useAppForm<Values>({
    initialValues: { password: '', confirm: '', minutes: null, tags: [] },
    schema,
    validate: ({ password, confirm }) => ({ confirm: confirm === password ? undefined : 'Not the same' }),
    aliases: { duration: 'minutes' },
    defaultField: 'confirm',
    draftKey,
    submit,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {form.failure && <p role="alert">{form.failure.message}</p>}
      {form.draft && <p>Restored</p>}
      <p>{form.isDirty ? 'Changed' : 'Unchanged'}</p>
      <form.Field name="tags">
        {(field) => {
          const { name, value, error, onChange } = bindValue(field);
          return (
            <label>
              tags
              <input
                data-field={name}
                defaultValue={value.join(',')}
                onChange={({ currentTarget }) => onChange(currentTarget.value.split(','))}
              />
              <span>{error}</span>
            </label>
          );
        }}
      </form.Field>
      <form.Field name="minutes">
        {(field) => {
          const { name, value, error, onChange } = bindValue(field);
          return (
            <label>
              minutes
              <input
                data-field={name}
                defaultValue={value ?? ''}
                onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
              />
              <span>{error}</span>
            </label>
          );
        }}
      </form.Field>
      {(['password', 'confirm'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => {
            const { error, ...input } = bindText(field);
            return (
              <label>
                {name}
                <input {...input} />
                <span>{error}</span>
              </label>
            );
          }}
        </form.Field>
      ))}
      <button type="submit" aria-busy={form.submitting}>
        Save
      </button>
    </form>
  );
}

const password = page.getByRole('textbox', { name: 'password' });
const confirm = page.getByRole('textbox', { name: 'confirm' });
const tags = page.getByRole('textbox', { name: 'tags' });
const minutes = page.getByRole('textbox', { name: 'minutes' });
const save = page.getByRole('button', { name: 'Save' });
const message = (text: string) => page.getByText(text, { exact: true });

let root: Root;
let container: HTMLElement;
const submit = vi.fn<(values: Values) => Promise<unknown>>();

function render() {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<Sample submit={submit} />);
}

function unmount() {
  root.unmount();
  container.remove();
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined);
  render();
});

afterEach(() => {
  unmount();
  clearDraft();
});

test('submits values without changing their types', async () => {
  await password.fill('secret');
  await confirm.fill('secret');
  await minutes.fill('90');
  await tags.fill('book,free');
  await save.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  expect(submit).toHaveBeenCalledWith({ password: 'secret', confirm: 'secret', minutes: 90, tags: ['book', 'free'] });
});

test('shows messages from the schema and from its own rules, and focuses the first invalid field on the page', async () => {
  await confirm.fill('x');
  await minutes.fill('soon');
  await save.click();
  await expect.element(message('Not a time')).toBeVisible();
  await expect.element(message('Too short')).toBeVisible();
  await expect.element(message('Not the same')).toBeVisible();
  await expect.element(minutes).toHaveFocus();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(submit).not.toHaveBeenCalled();
});

test('dismisses a message when its field changes, or when a change to another field fixes it', async () => {
  await confirm.fill('secret');
  await save.click();
  await expect.element(message('Not the same')).toBeVisible();
  await password.fill('s');
  await expect.element(message('Too short')).not.toBeInTheDocument();
  await expect.element(message('Not the same')).toBeVisible();
  await password.fill('secret');
  await expect.element(message('Not the same')).not.toBeInTheDocument();
});

test('does not complain about a field that becomes invalid until the next submission', async () => {
  await confirm.fill('secret');
  await save.click();
  await expect.element(message('Too short')).toBeVisible();
  await tags.fill('a,b,c');
  await expect.element(message('Too many')).not.toBeInTheDocument();
  await save.click();
  await expect.element(message('Too many')).toBeVisible();
});

test('shows server errors under their fields, and can be submitted again without changing those fields', async () => {
  submit.mockRejectedValueOnce(
    new ApiError(422, 'Invalid', {
      errors: [createFieldError('duration', 'Too late'), createFieldError('captcha', 'Missing')],
    }),
  );
  await password.fill('secret');
  await confirm.fill('secret');
  await save.click();
  await expect.element(message('Too late')).toBeVisible();
  await expect.element(message('Missing')).toBeVisible();
  await expect.element(minutes).toHaveFocus();
  // Changes to other fields do not dismiss errors that only the server can check.
  await tags.fill('book');
  await expect.element(message('Too late')).toBeVisible();
  await save.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(2);
  await expect.element(message('Too late')).not.toBeInTheDocument();
});

test('shows an error without fields until the next submission', async () => {
  submit.mockRejectedValueOnce(new ApiError(503, 'Not now'));
  await password.fill('secret');
  await confirm.fill('secret');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not now');
  await save.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('submits once, even if it is submitted again before React renders', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  submit.mockReturnValue(promise);
  await password.fill('secret');
  await confirm.fill('secret');
  const form = container.querySelector('form')!;
  form.requestSubmit();
  form.requestSubmit();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  form.requestSubmit();
  resolve();
  await expect.element(save).toHaveAttribute('aria-busy', 'false');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('submits on Enter in a field', async () => {
  await password.fill('secret');
  await confirm.fill('secret');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
});

test('picks up what a password manager fills in, with events or without', async () => {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const [first, second] = await Promise.all([password.findElement(), confirm.findElement()]);
  setValue.call(first, 'secret');
  first.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(message('Changed')).toBeVisible();
  setValue.call(second, 'secret');
  await save.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  expect(submit.mock.calls[0]![0]).toMatchObject({ password: 'secret', confirm: 'secret' });
});

test('restores the input, including numbers and lists, once after the session has ended', async () => {
  await minutes.fill('120');
  await tags.fill('book,free');
  await expect.element(message('Changed')).toBeVisible();
  endSession();
  unmount();
  render();
  await expect.element(message('Restored')).toBeVisible();
  await expect.element(message('Changed')).toBeVisible();
  await password.fill('secret');
  await confirm.fill('secret');
  await save.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  expect(submit.mock.calls[0]![0]).toMatchObject({ minutes: 120, tags: ['book', 'free'] });
  unmount();
  render();
  await expect.element(message('Unchanged')).toBeVisible();
  await expect.element(message('Restored')).not.toBeInTheDocument();
});

test('stores no draft of a form that is unchanged or saved', async () => {
  await expect.element(message('Unchanged')).toBeVisible();
  endSession();
  await password.fill('secret');
  await confirm.fill('secret');
  await save.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  endSession();
  unmount();
  render();
  await expect.element(message('Unchanged')).toBeVisible();
});
