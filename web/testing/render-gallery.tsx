import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ComponentStates } from '#web/dev/component-states.tsx';
import { useApplyColorScheme } from '#web/ui/color-scheme.ts';
import type { Gallery } from '#web/ui/gallery.tsx';

/** Mounts all states of a component until the test has finished. */
export function renderGallery(gallery: Gallery): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Themed gallery={gallery} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

function Themed({ gallery }: { readonly gallery: Gallery }) {
  useApplyColorScheme();
  return <ComponentStates gallery={gallery} />;
}
