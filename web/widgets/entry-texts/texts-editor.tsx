import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type TimeEntry, timeEntryUpdate } from '#contract/time-entries/time-entries.ts';
import { useUser } from '#web/api/account/auth.ts';
import { suggestionsQuery, useSaveTexts } from '#web/api/time-entries/entry-texts.ts';
import { getCsrfToken } from '#web/http/csrf-token.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { type EntryTexts, useOutbox } from '#web/offline/outbox.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TagsField } from '#web/ui/fields/tags-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { AutosaveProblem, AutosaveState } from './autosave-state.tsx';
import { NoteField } from './note-field.tsx';
import * as classes from './texts-editor.module.css';
import { useAutosave } from './use-autosave.ts';

interface TextsEditorProps {
  readonly entry: TimeEntry;
  readonly onClose: () => void;
}

/** The note and tags of a timer, saved while typing. */
export function TextsEditor({ entry, onClose }: TextsEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const { data: suggestions } = useQuery(suggestionsQuery(entry.goalId));
  const isUnsent = useOutbox(useUser()._id).some(({ goal }) => goal._id === entry.goalId);
  const { mutateAsync } = useSaveTexts();
  const save = (texts: EntryTexts) => mutateAsync({ entry, texts });
  const onLost = (message: string) => showToast('failed', message, entry.goal.title);
  const note = useAutosave({
    received: entry.note,
    isEqual: (a, b) => a.trim() === b.trim(),
    validate: (value) => validationMessage(timeEntryUpdate.shape.note, value),
    save: (value) => save({ note: value.trim() }),
    failureContext: 'The note was not saved.',
    onLost,
  });
  const tags = useAutosave<readonly string[]>({
    received: entry.tags,
    isEqual: (a, b) => a.join() === b.join(),
    validate: (value) => validationMessage(timeEntryUpdate.shape.tags, value),
    save: (value) => save({ tags: [...value] }),
    failureContext: 'The tags were not saved.',
    onLost,
  });

  useEffect(() => {
    // There would be no time for it when the page is left. If it fails, saving tries again.
    getCsrfToken().catch(() => undefined);
  }, []);

  useEffect(() => {
    const field = root.current!.querySelector('textarea')!;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  /** Enter finishes a note; Shift+Enter adds a line. */
  function handleNoteKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A tag that is being typed is added when its field loses the focus, which has to be rendered before it is removed.
    flushSync(() => (document.activeElement as HTMLElement).blur());
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc finishes from any of the fields
    <div ref={root} className={classes.editor} onKeyDown={handleKey}>
      <NoteField
        name="note"
        label="Note"
        placeholder="For example: chapter 4"
        rows={1}
        value={note.draft.value}
        error={note.error}
        suggestions={suggestions?.notes ?? []}
        onChange={note.change}
        onKeyDown={handleNoteKey}
        {...note.focusProps}
      />
      <AutosaveProblem autosave={note} format={(value) => value} />
      <div {...tags.focusProps}>
        <TagsField
          // The field manages its own state, so tags from elsewhere need a new one.
          key={tags.draft.version}
          name="tags"
          label="Tags"
          value={tags.draft.value}
          error={tags.error}
          suggestions={suggestions?.tags}
          isSavedWhileTyping
          onChange={tags.change}
        />
      </div>
      <AutosaveProblem autosave={tags} format={(value) => value.join(', ')} />
      <div className={classes.end}>
        <AutosaveState drafts={[note.draft, tags.draft]} isUnsent={isUnsent} />
        <Button variant="default" size="sm" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
