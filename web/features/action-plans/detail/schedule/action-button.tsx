import { type ComponentProps, useEffect } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';

/** A button that is likely to be focused when its own action removes it. */
export function ActionButton(props: ComponentProps<typeof Button>) {
  useEffect(() => restoreFocus, []);
  return <Button {...props} />;
}
