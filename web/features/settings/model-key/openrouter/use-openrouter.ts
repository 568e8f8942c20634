import { useEffect, useState } from 'react';
import { useUser } from '#web/api/auth.ts';
import { useConnectOpenRouter } from '#web/api/model-keys.ts';
import { ApiError, isUnauthorized } from '#web/http/api-error.ts';
import type { Failure } from '#web/ui/feedback/form-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { putBack, startConnection, takeReturned } from './connection.ts';

const INSECURE = {
  message: 'OpenRouter can only be connected over https. Please enter an API key instead.',
  retryAfter: undefined,
};

/** Connects OpenRouter: the user logs in there, and the connection is finished after the return. */
export function useOpenRouter(model: string | undefined) {
  const { _id: userId } = useUser();
  const { mutateAsync: connect, isPending } = useConnectOpenRouter();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    const returned = model === undefined ? undefined : takeReturned(userId);
    if (model === undefined || !returned) return;
    const { code, verifier } = returned;
    const finish = async () => {
      try {
        await connect({ code, verifier, model });
        showToast('done', 'now writes your plans.', model);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isUnauthorized(error)) putBack(returned);
        else setFailure(error);
      }
    };
    void finish();
  }, [connect, model, userId]);

  async function start() {
    // Browsers offer the hash function only over https and on localhost.
    if (!isSecureContext) return setFailure(INSECURE);
    setFailure(undefined);
    location.assign(await startConnection(userId));
  }

  return { isConnecting: isPending, failure, start: () => void start() };
}
