import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk, ChunkLoadError } from './chunk-load-error.ts';
import { nextTask } from './next-task.ts';
import { canReload, reloadPage } from './reload-page.ts';
import { showToast } from '../toast/toast.ts';

interface LazyProps {
  /** Called if loading fails, so that the caller can reset and the user can retry. */
  readonly onClose?: () => void;
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads a part of a page after the page itself. If that fails, the page stays usable and shows a toast. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): FunctionComponent<Props & LazyProps> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props & LazyProps) {
    const [Component, setComponent] = useState(() => loaded);
    const handleError = useEffectEvent(async (error: unknown) => {
      if (!(error instanceof ChunkLoadError)) throw error;
      // A release may have replaced the chunk, so a reload gets the new one. Otherwise there is no connection.
      if (await canReload()) return reloadPage();
      showToast('failed', error.message);
      props.onClose?.();
    });

    useEffect(() => {
      if (Component) return;
      void (async () => {
        try {
          // Lets the browser respond to input after rendering the page.
          await nextTask();
          loaded = await loadChunk(load);
          setComponent(() => loaded);
        } catch (error) {
          await handleError(error);
        }
      })();
    }, [Component]);

    return Component ? <Component {...props} /> : Fallback ? <Fallback /> : null;
  };
}

/**
 * A lazy component that is not visible at first, such as a dialog. Preloaded on the user's first interaction, so that it
 * opens without delay.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props & Required<LazyProps>> {
  onFirstInteraction(() => {
    // A failed preload is ignored; opening the dialog loads it again.
    load().catch(() => undefined);
  });
  return lazyComponent(load);
}

function onFirstInteraction(callback: () => void): void {
  // There is no window while the server renders.
  if (typeof window === 'undefined') return;
  const handleInteraction = () => {
    for (const type of interactionEvents) window.removeEventListener(type, handleInteraction, true);
    callback();
  };
  for (const type of interactionEvents) window.addEventListener(type, handleInteraction, true);
}
