import { type RefObject, useEffect, useState } from 'react';

/** About one screen height. */
const ROOT_MARGIN = '800px';

/** Whether an element has been near the viewport, so that distant content can be rendered later. */
export function useNearViewport(element: RefObject<Element | null>, initiallyNear: boolean): boolean {
  const [hasBeenNear, setHasBeenNear] = useState(initiallyNear);
  useEffect(() => {
    if (hasBeenNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, hasBeenNear]);
  return hasBeenNear;
}
