import { Controlled, gallery } from '../gallery.tsx';
import { ListIcon } from '../icons/icons.tsx';
import { CheckIcon } from '../icons/svg-icon.tsx';
import { Chip, ChipButton, ChipGroup } from './chip.tsx';

const examples = ['Run a half marathon', 'Speak Spanish', 'Write a novel'];

export default gallery('Chip', {
  plain: () => <Chip>Completed</Chip>,
  accent: () => <Chip variant="accent">This week</Chip>,
  'with an icon': () => (
    <Chip variant="accent">
      <ListIcon size={14} /> In Plan
    </Chip>
  ),
  'a long text': () => <Chip>{'Donaudampfschifffahrt'.repeat(4)}</Chip>,
  'one of several': () => (
    <Controlled initial="Speak Spanish">
      {(chosen, choose) => (
        <ChipGroup legend="For example">
          {examples.map((example) => (
            <ChipButton key={example} aria-pressed={example === chosen} onClick={() => choose(example)}>
              {example}
            </ChipButton>
          ))}
        </ChipGroup>
      )}
    </Controlled>
  ),
  'with a panel': () => (
    <ChipGroup legend="Start from" panel={<p>The panel of the expanded chip.</p>}>
      <ChipButton aria-expanded>A playbook…</ChipButton>
      <ChipButton aria-busy>Ask a model</ChipButton>
    </ChipGroup>
  ),
  small: () => (
    <>
      <ChipButton size="sm" aria-pressed>
        <CheckIcon size={14} />
        Done already
      </ChipButton>{' '}
      <ChipButton size="sm" aria-pressed={false}>
        Not for me
      </ChipButton>
    </>
  ),
});
