import '#web/app/base-styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ComponentStates } from './component-states.tsx';
import { galleries } from './galleries.ts';
import { Overview } from './overview.tsx';

// The gallery of components at /dev/ui, which only the development server has.

const parameters = new URLSearchParams(location.search);
const gallery = galleries.find(({ name }) => name === parameters.get('component')) ?? galleries[0]!;
const scheme = parameters.get('scheme');
document.documentElement.dataset['colorScheme'] = scheme ?? 'light';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>{scheme ? <ComponentStates gallery={gallery} /> : <Overview selected={gallery.name} />}</StrictMode>,
);
