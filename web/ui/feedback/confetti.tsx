import { useEffect, useRef } from 'react';
import * as classes from './confetti.module.css';

const COLORS = ['#6c6cf2', '#9260ee', '#35bca9', '#f9b123', '#e5484d'];

/** Plays once over everything, unless the user prefers reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const canvasElement = canvas.current!;
    let clear: (() => void) | undefined;
    let isCancelled = false;
    // A popover is in the top layer, above the dialog.
    canvasElement.showPopover();
    async function play() {
      const { default: confetti } = await import('canvas-confetti');
      if (isCancelled) return;
      const fire = confetti.create(canvasElement, { resize: true });
      clear = () => fire.reset();
      await fire({ particleCount: 140, spread: 90, startVelocity: 45, origin: { y: 0.7 }, colors: COLORS });
    }
    play().catch(() => {
      // Purely decorative, so a failed import is ignored.
    });
    return () => {
      isCancelled = true;
      clear?.();
    };
  }, []);
  return <canvas ref={canvas} popover="manual" className={classes.canvas} aria-hidden="true" />;
}
