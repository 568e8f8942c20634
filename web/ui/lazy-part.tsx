import { type ComponentType, lazy, Suspense } from 'react';
import { arrived } from './part-load-error.ts';

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A part of a page that nobody needs to see it, such as a dialog: fetched as soon as the user does anything at all, so
 * that it is there when it is asked for.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  whenUsed(() => {
    // Should it fail now, it is fetched again when it is to be shown.
    load().catch(() => undefined);
  });
  const Part = lazy(async () => ({ default: await arrived(load) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function whenUsed(act: () => void): void {
  const used = () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, used, true);
    act();
  };
  for (const sign of signsOfUse) window.addEventListener(sign, used, true);
}
