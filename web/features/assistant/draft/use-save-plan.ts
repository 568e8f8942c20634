import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { type SaveDraftInput, useSaveDraft, useUndoPlan } from '#web/api/assistant/saved-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';

const FOCUS_AREA_DELETED = 'The plan was not saved because its focus area has been deleted. Please choose another one.';

/** Saves a draft and navigates to the new plan. A toast offers to undo it. */
export function useSavePlan(onDone: () => void, onFocusAreaDeleted: () => void) {
  const router = useRouter();
  const navigate = useNavigate();
  const { mutateAsync: saveDraft, forget: discardAttempt } = useSaveDraft();
  const { mutateAsync: undoPlan } = useUndoPlan();
  // A ref, because a second click can arrive before React renders the button as busy.
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<ApiError>();

  async function undo(id: string): Promise<void> {
    // False once the user has navigated elsewhere, or is about to.
    const isShown = () => router.latestLocation.pathname === `/action-plans/${id}`;
    try {
      // Preloaded, so that the plan's page is left before it finds that the plan was deleted.
      if (isShown()) await router.preloadRoute({ to: '/action-plans' });
      await undoPlan(id);
    } catch (cause) {
      const { message, isTransient } = withContext(cause, 'The plan was not removed.');
      showToast('failed', message, undefined, isTransient ? undoAction(id) : undefined);
      return;
    }
    showToast('done', 'Plan removed.');
    if (isShown()) await navigate({ to: '/action-plans', replace: true });
  }

  function undoAction(id: string) {
    return { label: 'Undo', run: () => void undo(id) };
  }

  async function save(draft: SaveDraftInput): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsSaving(true);
    setError(undefined);
    try {
      const { _id: planId } = await saveDraft(draft);
      const planPage = { to: '/action-plans/$planId', params: { planId }, replace: true } as const;
      // Preloaded, because this page is empty once the draft is discarded.
      await router.preloadRoute(planPage);
      onDone();
      showToast('done', 'Plan saved.', undefined, undoAction(planId));
      await navigate(planPage);
    } catch (cause) {
      // The focus area is the only record that a draft refers to.
      const isFocusAreaDeleted = cause instanceof ApiError && cause.status === 404;
      if (isFocusAreaDeleted) onFocusAreaDeleted();
      setError(
        isFocusAreaDeleted ? new ApiError(404, FOCUS_AREA_DELETED) : withContext(cause, 'The plan was not saved.'),
      );
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  }

  return { isSaving, error, save, discardAttempt };
}
