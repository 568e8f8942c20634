import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { type SavedDraft, useSaveDraft, useUndoPlan } from '#web/api/assistant.ts';
import { failureOf } from '#web/api/failure.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * Stores a draft and goes to the plan that it has become, which can be taken back for a while. `onHomeless`: where it
 * was to go is not there any more.
 */
export function useSavePlan(onDone: () => void, onHomeless: () => void) {
  const router = useRouter();
  const navigate = useNavigate();
  const { mutateAsync: store, forget } = useSaveDraft();
  const { mutateAsync: takeBack } = useUndoPlan();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function undo(id: string): Promise<void> {
    try {
      // The page of the plan is left before it finds out that there is no plan any more.
      await router.preloadRoute({ to: '/action-plans' });
      await takeBack(id);
    } catch (error) {
      const { message, isPassing } = failureOf(error, 'The plan was not removed.');
      showToast('failed', message, undefined, isPassing ? undoing(id) : undefined);
      return;
    }
    showToast('done', 'Plan removed.');
    // Who has gone elsewhere meanwhile, or is on the way, is left alone.
    const isShown = router.latestLocation.pathname === `/action-plans/${id}`;
    if (isShown) await navigate({ to: '/action-plans', replace: true });
  }

  function undoing(id: string) {
    return { label: 'Undo', run: () => void undo(id) };
  }

  async function save(draft: SavedDraft): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const { _id: planId } = await store(draft);
      const plan = { to: '/action-plans/$planId', params: { planId }, replace: true } as const;
      // Once the draft is forgotten its page is empty, so the next one should not have to be waited for.
      await router.preloadRoute(plan);
      onDone();
      showToast('done', 'Plan saved.', undefined, undoing(planId));
      await navigate(plan);
    } catch (error) {
      const isHomeless = error instanceof ApiError && error.status === 404;
      if (isHomeless) onHomeless();
      setFailure(isHomeless ? new ApiError(404, HOMELESS) : failureOf(error, 'The plan was not saved.'));
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  }

  return { isSaving, failure, save, forget };
}

/** There is but one thing that a draft needs and that may be gone. */
const HOMELESS = 'The plan was not saved because its focus area has been deleted. Please choose another one.';
