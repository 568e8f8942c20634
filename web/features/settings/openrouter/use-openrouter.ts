import { useEffect, useState } from 'react';
import { useUser } from '#web/api/account/auth.ts';
import { useConnectOpenRouter } from '#web/api/assistant/model-keys.ts';
import { ApiError, isUnauthorized } from '#web/http/api-error.ts';
import { readTabStorage } from '#web/http/tab-storage.ts';
import type { Failure } from '#web/ui/feedback/form-alert.tsx';
import { ChunkLoadError, loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';

const loadConnection = () => loadChunk(() => import('./connection.ts'));

/** Connects OpenRouter: the user logs in there, and the connection is finished after the return. */
export function useOpenRouter(model: string | undefined) {
  const { _id: userId } = useUser();
  const { mutateAsync: connect, isPending } = useConnectOpenRouter();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    if (model === undefined || readTabStorage('openRouter') === undefined) return;
    const finish = async () => {
      const { takeReturned, putBack } = await loadConnection();
      const returned = takeReturned(userId);
      if (!returned) return;
      const { code, verifier } = returned;
      try {
        await connect({ code, verifier, model });
        showToast('done', 'now writes your plans.', model);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        putBack(returned);
      }
    };
    finish().catch((error: unknown) => setFailure(toFailure(error)));
  }, [connect, model, userId]);

  async function start() {
    setFailure(undefined);
    const { startConnection } = await loadConnection();
    location.assign(await startConnection(userId));
  }

  return {
    isConnecting: isPending,
    failure,
    start: () => void start().catch((error: unknown) => setFailure(toFailure(error))),
  };
}

function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error;
  if (error instanceof ChunkLoadError) return { message: error.message, retryAfter: undefined };
  throw error;
}
