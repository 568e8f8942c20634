import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useDraftOnSessionEnd, useRestoredDraft } from '#web/forms/use-draft.ts';
import { useUpdateWeeklyGoal } from '#web/api/weekly-goals/weekly-goals.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { PlanRow } from '../plan-rows.ts';
import { draftChanges, remainingDraft, editDraft, type RowDraft } from './row-draft.ts';
import type { RowSave } from '../row/view-model.ts';
import { saveErrorMessage } from './save-error.ts';

const SAVED_VISIBLE_MS = 1200;

/** Drafts by focus area id. */
type RowDrafts = ReadonlyMap<string, RowDraft>;

export interface RowActions {
  readonly edit: (row: PlanRow, change: RowDraft) => void;
  readonly discard: (row: PlanRow) => void;
  /** Resolves to whether the row was saved. Never rejects: the row shows the error. */
  readonly save: (row: PlanRow, draft: RowDraft | undefined) => Promise<boolean>;
}

/** The unsaved changes and save states of a week's rows, by focus area id. The returned actions are stable. */
export function usePlanDrafts(weekStart: string) {
  const { _id: userId } = useUser();
  const draftKey = { userId, form: `planner ${weekStart}` };
  const { mutateAsync: update } = useUpdateWeeklyGoal();
  const restored = useRestoredDraft(draftKey) as Readonly<Record<string, RowDraft>> | undefined;
  const [drafts, setDrafts] = useState<RowDrafts>(() => new Map(Object.entries(restored ?? {})));
  const [saveStatuses, setSaveStatuses] = useState<ReadonlyMap<string, RowSave>>(new Map());
  // State updates too late: a second click can arrive before React has rendered the row as saving.
  const inFlight = useRef(new Set<string>());
  const isMounted = useRef(true);

  useDraftOnSessionEnd(draftKey, () => (drafts.size > 0 ? Object.fromEntries(drafts) : undefined));
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const edit = useCallback((row: PlanRow, change: RowDraft) => {
    const id = row.focusAreaId;
    // The saved row may be about to change, so there is nothing to compare with yet. Keep every change.
    const isSaving = inFlight.current.has(id);
    setDrafts((all) => {
      const draft = all.get(id);
      return withEntry(all, id, isSaving ? { ...draft, ...change } : editDraft(row, draft, change));
    });
    if (!isSaving) setSaveStatuses((all) => withEntry(all, id, undefined));
  }, []);

  const discard = useCallback(({ focusAreaId: id }: PlanRow) => {
    if (inFlight.current.has(id)) return;
    setDrafts((all) => withEntry(all, id, undefined));
    setSaveStatuses((all) => withEntry(all, id, undefined));
  }, []);

  const save = useCallback(
    async (row: PlanRow, draft: RowDraft | undefined) => {
      const id = row.focusAreaId;
      const changes = draftChanges(row, draft);
      if (!draft || !changes || inFlight.current.has(id)) return false;
      inFlight.current.add(id);
      setSaveStatuses((all) => withEntry(all, id, { status: 'saving', sent: draft }));
      try {
        await update({ id: row._id, changes });
        const saved: RowSave = { status: 'saved' };
        setDrafts((all) => withEntry(all, id, remainingDraft(all.get(id), draft)));
        setSaveStatuses((all) => withEntry(all, id, saved));
        setTimeout(
          () => setSaveStatuses((all) => (all.get(id) === saved ? withEntry(all, id, undefined) : all)),
          SAVED_VISIBLE_MS,
        );
        return true;
      } catch (error) {
        const message = saveErrorMessage(error);
        setSaveStatuses((all) => withEntry(all, id, { status: 'failed', message }));
        if (needsToast(error, isMounted.current)) showToast('failed', `– ${message}`, row.name);
        return false;
      } finally {
        inFlight.current.delete(id);
      }
    },
    [update],
  );

  const actions = useMemo<RowActions>(() => ({ edit, discard, save }), [edit, discard, save]);
  return { drafts, saveStatuses, wasRestored: restored !== undefined, actions };
}

/** Whether the row itself cannot show the error. An expired session is reported on the login page instead. */
function needsToast(error: unknown, isRowMounted: boolean): boolean {
  const { status } = error as ApiError;
  return status === 404 || (!isRowMounted && status !== 401 && status !== 403);
}

function withEntry<V>(all: ReadonlyMap<string, V>, id: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(all);
  if (value === undefined) next.delete(id);
  else next.set(id, value);
  return next;
}
