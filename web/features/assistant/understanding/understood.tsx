import { useRef, useState } from 'react';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { listChips } from './chips.ts';
import {
  type CorrectedValue,
  type Corrections,
  correctionKey,
  currentPlaybooks,
  noCorrections,
} from './corrections.ts';
import { EditorPopover, type Target } from './editor-popover.tsx';
import classes from './understood.module.css';
import type { Reading } from './use-understanding.ts';

interface UnderstoodProps {
  readonly reading: Reading;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
  /** The user has set the hours themselves. */
  readonly hidesHours?: boolean;
}

/** What was understood, as chips. Tapping one corrects it, its cross removes it. */
export function Understood({ reading, corrections, onCorrect, hidesHours = false }: UnderstoodProps) {
  const { read } = reading;
  const formats = useFormats();
  const row = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<Target>();
  const playbooks = currentPlaybooks(read, corrections);
  const playbooksKey = correctionKey('playbooks', read.playbooks);
  const chips = listChips(read, corrections, formats).filter(({ field }) => !hidesHours || field !== 'weeklyMinutes');
  const canChoosePlaybook = playbooks.length === 0 && (read.playbooks.length > 0 || read.alternatives.length > 0);

  const correct = (key: string, value: CorrectedValue) =>
    onCorrect({ ...corrections, values: { ...corrections.values, [key]: value } });

  function remove(key: string, value: CorrectedValue) {
    correct(key, value);
    // The button that had the focus is gone.
    row.current?.focus();
  }

  const labels = [...playbooks.map(({ name }) => `read as ${name}`), ...chips.map(({ label }) => label)];
  return (
    <div className={classes.understood}>
      <section ref={row} className={classes.chips} aria-label="What was understood" tabIndex={-1}>
        {playbooks.map((playbook) => (
          <UnderstoodChip
            key={playbook.id}
            label={`Read as: ${playbook.name}`}
            onEdit={(anchor) => setTarget({ anchor, type: 'playbook', replaced: playbook })}
            onRemove={() =>
              remove(
                playbooksKey,
                playbooks.filter((other) => other !== playbook),
              )
            }
          />
        ))}
        {canChoosePlaybook && (
          <UnderstoodChip
            label="Read as: your own plan"
            onEdit={(anchor) => setTarget({ anchor, type: 'playbook', replaced: undefined })}
          />
        )}
        {chips.map((chip) => (
          <UnderstoodChip
            key={chip.key}
            label={chip.label}
            onEdit={(anchor) => setTarget({ anchor, type: 'fact', chip })}
            onRemove={() => remove(chip.key, null)}
          />
        ))}
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
          alternatives={read.alternatives}
          onFact={(chip, value) => correct(chip.key, value)}
          onPlaybook={(chosen) => {
            const replaced = target.type === 'playbook' ? target.replaced : undefined;
            const kept = playbooks.filter(({ id }) => id !== chosen?.id && id !== replaced?.id);
            correct(playbooksKey, chosen ? [chosen, ...kept] : []);
          }}
          // A popover that closes late must not close the one that was opened after it.
          onClose={() => setTarget((current) => (current === target ? undefined : current))}
        />
      )}
    </div>
  );
}

interface UnderstoodChipProps {
  readonly label: string;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove?: () => void;
}

function UnderstoodChip({ label, onEdit, onRemove }: UnderstoodChipProps) {
  return (
    <span className={classes.chip}>
      <button type="button" aria-haspopup="dialog" dir="auto" onClick={({ currentTarget }) => onEdit(currentTarget)}>
        {label}
      </button>
      {onRemove && (
        <button type="button" aria-label={`Remove: ${label}`} onClick={onRemove}>
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  );
}

interface PartsFieldProps {
  readonly reading: Reading;
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** Asks what the goal consists of if neither the text nor a playbook says it. */
export function PartsField({ reading, corrections, onCorrect }: PartsFieldProps) {
  if (!reading.corrected.needsParts && corrections.parts === '') return null;
  return (
    <Textarea
      label="What has to be true before you are done?"
      description="Three to seven lines. The plan is written from them."
      rows={3}
      value={corrections.parts}
      onChange={({ currentTarget }) => onCorrect({ ...corrections, parts: currentTarget.value })}
    />
  );
}
