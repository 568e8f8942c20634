import { type ReactNode, useState } from 'react';
import { Button } from './button/button.tsx';

/** The states of a component, shown at /dev/ui and mounted by the tests. Each is rendered as a component. */
export interface Gallery {
  readonly name: string;
  readonly states: Readonly<Record<string, () => ReactNode>>;
}

export const gallery = (name: string, states: Gallery['states']): Gallery => ({ name, states });

interface ControlledProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the value of a component that has none of its own. */
export function Controlled<Value>({ initial, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Opens a dialog, which would cover the other states. */
export function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" data-opens onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

export const doNothing = () => undefined;
