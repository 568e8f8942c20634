import { type RefObject, useEffect, useState } from 'react';

/** About a screen away it is soon to be seen. */
const NEAR = '800px';

/** Whether an element has been near the screen by now: what is far away need not be drawn yet. */
export function useWasNear(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [wasNear, setWasNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (wasNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
