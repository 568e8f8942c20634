import { useLayoutEffect, useRef } from 'react';
import type { PlaybookReference } from '#contract/understanding.ts';
import type { Chip } from './chips.ts';
import type { CorrectedValue } from './corrections.ts';
import classes from './editor-popover.module.css';
import { FactEditor } from './fact-editor.tsx';
import { PlaybookPicker } from './playbook-picker.tsx';

/** The chip to edit, and its button. */
export type Target = { readonly anchor: HTMLElement } & (
  | { readonly type: 'fact'; readonly chip: Chip }
  | { readonly type: 'playbook'; readonly replaced: PlaybookReference | undefined }
);

interface EditorPopoverProps {
  readonly target: Target;
  readonly alternatives: readonly PlaybookReference[];
  readonly onFact: (chip: Chip, value: CorrectedValue) => void;
  /** Without a playbook, the plan is written from the user's own words. */
  readonly onPlaybook: (playbook: PlaybookReference | undefined) => void;
  readonly onClose: () => void;
}

/** Edits a chip below it. The native popover closes on Esc or an outside click and restores the focus. */
export function EditorPopover({ target, alternatives, onFact, onPlaybook, onClose }: EditorPopoverProps) {
  const popover = useRef<HTMLDialogElement>(null);
  const { anchor } = target;
  useLayoutEffect(() => {
    const element = popover.current!;
    // The chip gets the focus back, even in browsers where a click does not focus a button.
    anchor.focus();
    element.showPopover();
    position(element, anchor);
    element.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [anchor]);

  const close = () => popover.current?.hidePopover();

  return (
    <dialog
      ref={popover}
      popover="auto"
      aria-label={getLabel(target)}
      className={classes.popover}
      onToggle={({ newState }) => (newState === 'closed' ? onClose() : undefined)}
    >
      {target.type === 'fact' ? (
        <FactEditor
          chip={target.chip}
          onSave={(value) => {
            onFact(target.chip, value);
            close();
          }}
        />
      ) : (
        <PlaybookPicker
          alternatives={alternatives}
          onChoose={(playbook) => {
            onPlaybook(playbook);
            close();
          }}
        />
      )}
    </dialog>
  );
}

function getLabel(target: Target): string {
  if (target.type === 'playbook') return 'Read the goal as';
  // The text of a goal is long, and in the field anyway.
  return target.chip.field === 'goal' ? 'Correct the goal' : `Correct: ${target.chip.label}`;
}

const GAP = 4;
const VIEWPORT_GAP = 8;

/** Below the chip, or above it if there is more space; aligned with its left edge unless that would leave the viewport. */
function position(popover: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - GAP - VIEWPORT_GAP;
  const above = top - GAP - VIEWPORT_GAP;
  const opensUpward = popover.scrollHeight > below && above > below;
  Object.assign(popover.style, {
    top: opensUpward ? 'auto' : `${bottom + GAP}px`,
    bottom: opensUpward ? `${clientHeight - top + GAP}px` : 'auto',
    left: `${Math.max(VIEWPORT_GAP, Math.min(left, clientWidth - VIEWPORT_GAP - popover.offsetWidth))}px`,
    maxHeight: `${opensUpward ? above : below}px`,
  });
}
