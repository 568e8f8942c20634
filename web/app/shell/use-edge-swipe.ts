import { useEffect, useEffectEvent } from 'react';

const EDGE_PX = 20;
const MIN_DISTANCE_PX = 80;

/** Calls `onSwipe` for a horizontal swipe from the left edge of the screen. */
export function useEdgeSwipe(onSwipe: () => void): void {
  const onSwipeEvent = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number } | undefined;

    function onTouchStart({ touches }: TouchEvent) {
      // The sidebar cannot open over a dialog.
      if (document.querySelector('dialog:modal')) return;
      const [finger] = touches;
      start =
        finger && touches.length === 1 && finger.clientX <= EDGE_PX
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
    }

    function onTouchMove({ changedTouches }: TouchEvent) {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const distance = finger.clientX - start.x;
      const isSideways = distance > Math.abs(finger.clientY - start.y);
      if (distance <= MIN_DISTANCE_PX || !isSideways) return;
      start = undefined;
      onSwipeEvent();
    }

    document.addEventListener('touchstart', onTouchStart, { passive: true });
    document.addEventListener('touchmove', onTouchMove, { passive: true });
    document.addEventListener('touchend', onTouchMove, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onTouchStart);
      document.removeEventListener('touchmove', onTouchMove);
      document.removeEventListener('touchend', onTouchMove);
    };
  }, []);
}
