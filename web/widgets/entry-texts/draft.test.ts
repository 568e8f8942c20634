import { describe, expect, it } from 'vitest';
import { createDraft, type Draft, type DraftEvent, reduceDraft } from './draft.ts';

type Event = DraftEvent<string>;

const typed = (value: string): Event => ({ type: 'typed', value });
const received = (value: string): Event => ({ type: 'received', value });
const sent = (value: string): Event => ({ type: 'sent', value });
const saved = (value: string): Event => ({ type: 'saved', value, isQueued: false });
const failed = (value: string): Event => ({ type: 'failed', value, message: 'No connection.' });
const focused: Event = { type: 'focused' };
const blurred: Event = { type: 'blurred' };
const otherChosen: Event = { type: 'otherChosen' };

/** The state of a field that began with 'old'. */
const after = (...events: readonly Event[]): Draft<string> =>
  events.reduce((draft, event) => reduceDraft(draft, event, (a, b) => a === b), createDraft('old'));

describe('a field that is saved while typing', () => {
  it('has to be sent while it differs from what was saved', () => {
    expect(after(focused).isEdited).toBe(false);
    expect(after(typed('new')).isEdited).toBe(true);
    expect(after(typed('new'), typed('old')).isEdited).toBe(false);
    expect(after(typed('new'), sent('new'))).toMatchObject({ isEdited: false, sending: 'new' });
    expect(after(typed('new'), sent('new'), saved('new'))).toMatchObject({ isEdited: false, state: 'saved' });
  });

  it('keeps what was typed after the request, and sends it too', () => {
    const typedOn = [typed('new'), sent('new'), typed('newer')];
    expect(after(...typedOn, saved('new'))).toMatchObject({ value: 'newer', saved: 'new', isEdited: true });
    // Back to the text before the request, which is no longer what the server has.
    expect(after(typed('new'), sent('new'), typed('old'), saved('new'))).toMatchObject({
      value: 'old',
      isEdited: true,
    });
    expect(after(typed('newer'), sent('new'), saved('new'))).toMatchObject({ value: 'newer', isEdited: true });
    // The second request was sent before the response to the first, as when the page is left.
    const draft = after(...typedOn, sent('newer'), saved('new'));
    expect(draft).toMatchObject({ sending: 'newer', isEdited: false });
    expect(reduceDraft(draft, saved('newer'), Object.is)).toMatchObject({ sending: undefined, saved: 'newer' });
  });

  it('still has to be sent after an error, until it is saved', () => {
    const events = [typed('new'), sent('new'), failed('new')];
    expect(after(...events)).toMatchObject({ value: 'new', isEdited: true, failure: 'No connection.' });
    expect(after(...events, sent('new'), saved('new'))).toMatchObject({ isEdited: false, failure: undefined });
    expect(after(...events, typed('newer')).failure).toBeUndefined();
  });
});

describe('a value from elsewhere', () => {
  it('is shown at once in a field that nobody edits', () => {
    expect(after(received('theirs'))).toMatchObject({ value: 'theirs', saved: 'theirs', version: 1, isEdited: false });
    expect(after(focused, blurred, received('theirs')).value).toBe('theirs');
  });

  it('never replaces what is being typed, but is reported', () => {
    expect(after(typed('mine'), received('theirs'))).toMatchObject({ value: 'mine', other: 'theirs', isEdited: true });
    expect(after(typed('mine'), sent('mine'), received('theirs'))).toMatchObject({ value: 'mine', other: 'theirs' });
    expect(after(focused, received('theirs'))).toMatchObject({ value: 'old', other: 'theirs', isEdited: false });
  });

  it('is replaced by the next save', () => {
    const events = [focused, received('theirs'), typed('mine'), sent('mine'), saved('mine')];
    expect(after(...events)).toMatchObject({ value: 'mine', saved: 'mine', other: undefined });
    // The text from before their change has to be sent, because the server has theirs.
    expect(after(typed('mine'), received('theirs'), typed('old')).isEdited).toBe(true);
  });

  it('can be chosen, or is shown when the field is left unedited', () => {
    expect(after(typed('mine'), received('theirs'), otherChosen)).toMatchObject({
      value: 'theirs',
      other: undefined,
      isEdited: false,
    });
    expect(after(focused, received('theirs'), blurred)).toMatchObject({ value: 'theirs', other: undefined });
    expect(after(focused, typed('mine'), received('theirs'), blurred)).toMatchObject({ value: 'mine', isEdited: true });
  });

  it('is not reported if it is the one sent from here, or the same as the one typed', () => {
    expect(after(typed('mine'), sent('mine'), received('mine')).other).toBeUndefined();
    expect(after(typed('mine'), sent('mine'), received('old')).other).toBeUndefined();
    expect(after(typed('same'), received('same'))).toMatchObject({ isEdited: false, other: undefined });
    expect(after(typed('mine'), received('theirs'), received('mine'))).toMatchObject({
      isEdited: false,
      other: undefined,
    });
  });
});
