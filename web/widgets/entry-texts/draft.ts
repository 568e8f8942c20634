/** A field that is saved while typing, and may be changed elsewhere at the same time. */
export interface Draft<Value> {
  /** As the user sees it. */
  readonly value: Value;
  /** How often the value was replaced by one that was not typed here. */
  readonly version: number;
  /** What the server has, as far as this tab knows. */
  readonly saved: Value;
  /** The value whose request is in flight. */
  readonly sending?: Value | undefined;
  /** A value that was saved elsewhere and is not shown, because the user is editing. */
  readonly other?: Value | undefined;
  /** Whether the value still has to be sent. */
  readonly isEdited: boolean;
  readonly isFocused: boolean;
  readonly state: 'unchanged' | 'saved' | 'queued' | 'failed';
  /** Why the last attempt to save failed. */
  readonly failure?: string | undefined;
}

export type DraftEvent<Value> =
  | { readonly type: 'focused' | 'blurred' | 'otherChosen' }
  | { readonly type: 'typed' | 'received' | 'sent'; readonly value: Value }
  | { readonly type: 'saved'; readonly value: Value; readonly isQueued: boolean }
  | { readonly type: 'failed'; readonly value: Value; readonly message: string };

export function createDraft<Value>(value: Value): Draft<Value> {
  return { value, version: 0, saved: value, isEdited: false, isFocused: false, state: 'unchanged' };
}

type IsEqual<Value> = (a: Value, b: Value) => boolean;

export function reduceDraft<Value>(
  draft: Draft<Value>,
  event: DraftEvent<Value>,
  isEqual: IsEqual<Value>,
): Draft<Value> {
  const { value, saved, sending, other } = draft;
  switch (event.type) {
    case 'focused':
      return { ...draft, isFocused: true };
    case 'blurred':
      return adoptOther({ ...draft, isFocused: false });
    case 'typed': {
      const isEdited = !isEqual(event.value, sending ?? saved);
      return { ...draft, value: event.value, isEdited, failure: undefined, ...(!isEdited && { other: undefined }) };
    }
    case 'received':
      return receive(draft, event.value, isEqual);
    case 'sent': {
      // More may have been typed by the same event, such as the tag that leaving its field adds.
      const isEdited = !isEqual(value, event.value);
      return { ...draft, sending: event.value, isEdited, other: undefined, failure: undefined };
    }
    case 'saved': {
      // A later value is in flight.
      if (sending !== undefined && !isEqual(sending, event.value)) return { ...draft, saved: event.value };
      const isEdited = !isEqual(value, event.value);
      const state = event.isQueued ? 'queued' : 'saved';
      return adoptOther({ ...draft, saved: event.value, sending: undefined, isEdited, state });
    }
    case 'failed':
      if (sending !== undefined && !isEqual(sending, event.value)) return draft;
      return { ...draft, sending: undefined, isEdited: true, state: 'failed', failure: event.message };
    case 'otherChosen':
      return other === undefined ? draft : replaceValue(draft, other);
  }
}

/** Never overwrites what the user is typing. */
function receive<Value>(draft: Draft<Value>, received: Value, isEqual: IsEqual<Value>): Draft<Value> {
  const { value, saved, sending, isEdited, isFocused } = draft;
  const isOwn = sending !== undefined && isEqual(received, sending);
  if (isOwn || isEqual(received, saved)) return { ...draft, other: undefined };
  if (isEqual(received, value)) return { ...draft, saved: received, other: undefined, isEdited: false };
  if (isEdited || isFocused || sending !== undefined) return { ...draft, saved: received, other: received };
  return replaceValue(draft, received);
}

/** Shows the other value once the user has left the field without editing it. */
function adoptOther<Value>(draft: Draft<Value>): Draft<Value> {
  const { other, isEdited, isFocused } = draft;
  return other === undefined || isEdited || isFocused ? draft : replaceValue(draft, other);
}

function replaceValue<Value>(draft: Draft<Value>, value: Value): Draft<Value> {
  const version = draft.version + 1;
  return { ...draft, value, version, saved: value, other: undefined, isEdited: false, state: 'unchanged' };
}
