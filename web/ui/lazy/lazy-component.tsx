import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { arrived, PartLoadError } from './part-load-error.ts';
import { mayReload, reload } from './reload-once.ts';
import { showToast } from './toast.ts';

interface LazyProps {
  /** Called where it could not be fetched, so that it can be asked for again. */
  readonly onClose?: () => void;
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** A part of a page that is fetched after it. Should it not arrive, the page stays, and says so. */
export function lazyPart<Props extends LazyProps>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const failed = useEffectEvent((error: unknown) => {
      if (!(error instanceof PartLoadError)) throw error;
      // After a release there are new files, which a reload gets; else there is no connection.
      if (mayReload()) return reload();
      showToast('failed', error.message);
      props.onClose?.();
    });

    useEffect(() => {
      if (Part) return;
      void (async () => {
        try {
          loaded = await arrived(load);
          setPart(() => loaded);
        } catch (error) {
          failed(error);
        }
      })();
    }, [Part]);

    return Part ? <Part {...props} /> : Meanwhile ? <Meanwhile /> : null;
  };
}

/**
 * The same for what nobody needs to see the page, such as a dialog: fetched as soon as the user does anything at all, so
 * that it is there when it is asked for.
 */
export function lazyDialog<Props extends Required<LazyProps>>(load: () => Promise<ComponentType<Props>>) {
  whenUsed(() => {
    // Should it fail now, it is fetched again when it is to be shown.
    load().catch(() => undefined);
  });
  return lazyPart(load);
}

function whenUsed(act: () => void): void {
  const used = () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, used, true);
    act();
  };
  for (const sign of signsOfUse) window.addEventListener(sign, used, true);
}
