import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { type SavedDraft, useSaveDraft, useUndoPlan } from '#web/api/assistant.ts';
import { failureOf } from '#web/api/failure.ts';
import { showToast } from '#web/ui/toast.ts';

/** Stores a draft and goes to the plan that it has become, which can be taken back for a while. */
export function useSavePlan(onDone: () => void) {
  const router = useRouter();
  const navigate = useNavigate();
  const { mutateAsync: store } = useSaveDraft();
  const { mutateAsync: takeBack } = useUndoPlan();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function undo(id: string): Promise<void> {
    try {
      await takeBack(id);
      await navigate({ to: '/action-plans' });
      showToast('done', 'Plan removed.');
    } catch (error) {
      showToast('failed', failureOf(error, 'The plan was not removed.').message);
    }
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
      showToast('done', 'Plan saved.', undefined, { label: 'Undo', run: () => void undo(planId) });
      await navigate(plan);
    } catch (error) {
      setFailure(isHomeless(error) ? new ApiError(404, HOMELESS) : failureOf(error, 'The plan was not saved.'));
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  }

  return { isSaving, failure, isHomeless: isHomeless(failure), save };
}

const HOMELESS = 'The plan was not saved: its focus area was deleted meanwhile. Please choose another one.';

/** There is but one thing that a draft needs and that may be gone. */
function isHomeless(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
