import { useEffect, useEffectEvent, useState } from 'react';

/** For Enter while the options are loading: calls `confirm` once they have loaded, unless it has been cancelled. */
export function usePendingConfirm(isLoading: boolean, confirm: () => void, isInitiallyPending = false) {
  const [isPending, setPending] = useState(isInitiallyPending);
  const confirmLoaded = useEffectEvent(() => {
    setPending(false);
    confirm();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the options may load at any time
    if (isPending && !isLoading) confirmLoaded();
  }, [isPending, isLoading]);
  return { isPending, setPending };
}
