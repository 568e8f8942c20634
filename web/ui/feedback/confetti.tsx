import { useEffect, useRef } from 'react';
import classes from './confetti.module.css';

const COLORS = ['#6c6cf2', '#9260ee', '#35bca9', '#f9b123', '#e5484d'];

/** Falls once over everything, for those who like things to move. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const sky = canvas.current!;
    let clear: (() => void) | undefined;
    let isGone = false;
    // Above the dialog that it celebrates with.
    sky.showPopover();
    async function fall() {
      const { default: confetti } = await import('canvas-confetti');
      if (isGone) return;
      const throwInto = confetti.create(sky, { resize: true });
      clear = () => throwInto.reset();
      await throwInto({ particleCount: 140, spread: 90, startVelocity: 45, origin: { y: 0.7 }, colors: COLORS });
    }
    fall().catch(() => {
      // It is decoration: without a connection there is none.
    });
    return () => {
      isGone = true;
      clear?.();
    };
  }, []);
  return <canvas ref={canvas} popover="manual" className={classes.sky} aria-hidden="true" />;
}
