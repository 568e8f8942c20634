import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { forgetDraft } from '#web/api/draft.ts';
import { onSessionEnd } from '#web/api/session-end.ts';
import { useUpdateWeeklyGoal } from '#web/api/weekly-goals.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Drafts, keepDrafts, keptDrafts } from './kept-drafts.ts';
import type { PlanRow } from './plan-rows.ts';
import { changesOf, draftAfterSave, editedDraft, type RowDraft } from './row-draft.ts';
import type { RowSave } from './row-state.ts';
import { savingFailure } from './saving-failure.ts';

const SAVED_SHOWN_MS = 1200;

export interface PlanActions {
  readonly edit: (row: PlanRow, change: RowDraft) => void;
  readonly discard: (row: PlanRow) => void;
  /** Whether it was saved. Never rejects: the row shows what went wrong. */
  readonly save: (row: PlanRow, draft: RowDraft | undefined) => Promise<boolean>;
}

/** What was changed in the rows of a week, by focus area, and how saving it goes. The actions stay the same functions. */
export function usePlanDrafts(weekStart: string) {
  const { _id: userId } = useUser();
  const place = { userId, form: `planner ${weekStart}` };
  const { mutateAsync: update } = useUpdateWeeklyGoal();
  const [left] = useState(() => keptDrafts(place));
  const [drafts, setDrafts] = useState<Drafts>(left);
  const [saves, setSaves] = useState<ReadonlyMap<string, RowSave>>(new Map());
  // State alone is late: a second click can come before React has drawn the row as being saved.
  const underWay = useRef(new Set<string>());
  const isShown = useRef(true);

  const keep = useEffectEvent(() => keepDrafts(place, drafts));
  useEffect(() => {
    isShown.current = true;
    if (left.size > 0) forgetDraft();
    const stop = onSessionEnd(() => keep());
    return () => {
      isShown.current = false;
      stop();
    };
  }, [left]);

  const edit = useCallback((row: PlanRow, change: RowDraft) => {
    const id = row.focusAreaId;
    // While a save is under way nobody knows what the row will be.
    const isOpen = underWay.current.has(id);
    setDrafts((all) => {
      const draft = all.get(id);
      return changed(all, id, isOpen ? { ...draft, ...change } : editedDraft(row, draft, change));
    });
    if (!isOpen) setSaves((all) => changed(all, id, undefined));
  }, []);

  const discard = useCallback(({ focusAreaId: id }: PlanRow) => {
    if (underWay.current.has(id)) return;
    setDrafts((all) => changed(all, id, undefined));
    setSaves((all) => changed(all, id, undefined));
  }, []);

  const save = useCallback(
    async (row: PlanRow, draft: RowDraft | undefined) => {
      const id = row.focusAreaId;
      const changes = changesOf(row, draft);
      if (!draft || !changes || underWay.current.has(id)) return false;
      underWay.current.add(id);
      setSaves((all) => changed(all, id, { is: 'saving', sent: draft }));
      try {
        await update({ id: row._id, changes });
        const saved: RowSave = { is: 'saved' };
        setDrafts((all) => changed(all, id, draftAfterSave(all.get(id), draft)));
        setSaves((all) => changed(all, id, saved));
        setTimeout(
          () => setSaves((all) => (all.get(id) === saved ? changed(all, id, undefined) : all)),
          SAVED_SHOWN_MS,
        );
        return true;
      } catch (error) {
        const message = savingFailure(error);
        setSaves((all) => changed(all, id, { is: 'failed', message }));
        if (isToldBeside(error, isShown.current)) showToast('failed', `– ${message}`, row.name);
        return false;
      } finally {
        underWay.current.delete(id);
      }
    },
    [update],
  );

  const actions = useMemo<PlanActions>(() => ({ edit, discard, save }), [edit, discard, save]);
  return { drafts, saves, wasLeft: left.size > 0, actions };
}

/** Where the row is out of sight, or goes with the next answer. Whoever's session is over is told on the log-in page. */
function isToldBeside(error: unknown, isRowShown: boolean): boolean {
  const { status } = error as ApiError;
  return status === 404 || (!isRowShown && status !== 401 && status !== 403);
}

function changed<V>(all: ReadonlyMap<string, V>, id: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(all);
  if (value === undefined) next.delete(id);
  else next.set(id, value);
  return next;
}
