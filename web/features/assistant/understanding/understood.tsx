import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { type Chip, isWholeText, listChips } from './chips.ts';
import { chosenPlaybooks, type CorrectedValue, type Corrections, noCorrections, playbooksKey } from './corrections.ts';
import { EditorPopover, type Target } from './editor-popover.tsx';
import classes from './understood.module.css';
import type { Reading } from './use-understanding.ts';

export interface UnderstoodProps {
  readonly reading: Reading;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  /** The user has set the hours themselves. */
  readonly hidesHours?: boolean;
  /** A question next to the chips asks for the playbook. */
  readonly hidesOwnPlan?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** What was understood, as chips. Tapping one corrects it, its cross removes it. */
export function Understood(props: UnderstoodProps) {
  const { reading, corrections, onCorrect, hidesHours = false, hidesOwnPlan = false, ref } = props;
  const { read, corrected } = reading;
  const formats = useFormats();
  const row = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => row.current!);
  const [target, setTarget] = useState<Target>();
  // A corrected goal may have another playbook.
  const playbooks = chosenPlaybooks(read, corrections) ?? corrected.playbooks;
  const { goalChip, chips } = toVisibleChips(listChips(read, corrections, formats), reading, hidesHours);
  const canChoosePlaybook = !hidesOwnPlan && (read.playbooks.length > 0 || read.alternatives.length > 0);

  const correct = (key: string, value: CorrectedValue) =>
    onCorrect({ ...corrections, values: { ...corrections.values, [key]: value } });

  function remove(key: string, value: CorrectedValue) {
    correct(key, value);
    // The button that had the focus is gone.
    row.current?.focus();
  }

  const labels = [
    ...(goalChip ? [goalChip.label] : []),
    ...playbooks.map(({ name }) => `read as ${name}`),
    ...chips.map(({ label }) => label),
  ];
  const renderChip = (chip: Chip) => (
    <UnderstoodChip
      key={chip.key}
      label={chip.label}
      onEdit={(anchor) => setTarget({ anchor, type: 'fact', chip })}
      // There is no plan without a goal.
      onRemove={chip === goalChip ? undefined : () => remove(chip.key, null)}
    />
  );
  return (
    <div className={classes.understood}>
      <section ref={row} className={classes.chips} aria-label="What was understood" tabIndex={-1}>
        {goalChip && renderChip(goalChip)}
        {playbooks.map((playbook) => (
          <UnderstoodChip
            key={playbook.id}
            label={`Read as: ${playbook.name}`}
            onEdit={(anchor) => setTarget({ anchor, type: 'playbook', replaced: playbook })}
            onRemove={() =>
              remove(
                playbooksKey(read),
                playbooks.filter((other) => other !== playbook),
              )
            }
          />
        ))}
        {playbooks.length === 0 && canChoosePlaybook && (
          <UnderstoodChip
            label="Read as: your own plan"
            onEdit={(anchor) => setTarget({ anchor, type: 'playbook', replaced: undefined })}
          />
        )}
        {chips.map(renderChip)}
        {Object.keys(corrections.values).length > 0 && (
          <button
            type="button"
            className={classes.reset}
            onClick={() => {
              onCorrect({ ...noCorrections, parts: corrections.parts });
              row.current?.focus();
            }}
          >
            Undo corrections
          </button>
        )}
      </section>
      <VisuallyHidden component="output">{labels.length > 0 && `Understood: ${labels.join(', ')}.`}</VisuallyHidden>
      {target && (
        <EditorPopover
          target={target}
          alternatives={corrected.alternatives}
          onFact={(chip, value) => correct(chip.key, value)}
          onPlaybook={(chosen) => {
            const replaced = target.type === 'playbook' ? target.replaced : undefined;
            const kept = playbooks.filter(({ id }) => id !== chosen?.id && id !== replaced?.id);
            correct(playbooksKey(read), chosen ? [chosen, ...kept] : []);
          }}
          // A popover that closes late must not close the one that was opened after it.
          onClose={() => setTarget((current) => (current === target ? undefined : current))}
        />
      )}
    </div>
  );
}

/** The goal comes first, because everything else depends on it. It is left out if it only repeats the text. */
function toVisibleChips(all: readonly Chip[], { read, text }: Reading, hidesHours: boolean) {
  const goal = all.find(({ field }) => field === 'goal');
  const repeatsText = goal?.value === read.facts.goal && isWholeText(goal.value, text);
  return {
    goalChip: repeatsText ? undefined : goal,
    chips: all.filter(({ field }) => field !== 'goal' && (!hidesHours || field !== 'weeklyMinutes')),
  };
}

interface UnderstoodChipProps {
  readonly label: string;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove?: (() => void) | undefined;
}

function UnderstoodChip({ label, onEdit, onRemove }: UnderstoodChipProps) {
  return (
    <span className={classes.chip}>
      <button type="button" aria-haspopup="dialog" dir="auto" onClick={({ currentTarget }) => onEdit(currentTarget)}>
        <span className={classes.label}>{label}</span>
      </button>
      {onRemove && (
        <button type="button" aria-label={`Remove: ${label}`} onClick={onRemove}>
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  );
}
