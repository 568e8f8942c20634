import { useEffect, useEffectEvent } from 'react';

const EDGE_PX = 20;
const DISTANCE_PX = 80;

/** Calls back when a finger that came down at the left edge of the screen is drawn into it. */
export function useEdgeSwipe(onSwipe: () => void): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number } | undefined;

    function down({ touches }: TouchEvent) {
      // Under an open dialog there is nothing to open.
      if (document.querySelector('dialog:modal')) return;
      const [finger] = touches;
      start =
        finger && touches.length === 1 && finger.clientX <= EDGE_PX
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
    }

    function moved({ changedTouches }: TouchEvent) {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const distance = finger.clientX - start.x;
      const isSideways = distance > Math.abs(finger.clientY - start.y);
      if (distance <= DISTANCE_PX || !isSideways) return;
      start = undefined;
      swiped();
    }

    document.addEventListener('touchstart', down, { passive: true });
    document.addEventListener('touchmove', moved, { passive: true });
    document.addEventListener('touchend', moved, { passive: true });
    return () => {
      document.removeEventListener('touchstart', down);
      document.removeEventListener('touchmove', moved);
      document.removeEventListener('touchend', moved);
    };
  }, []);
}
