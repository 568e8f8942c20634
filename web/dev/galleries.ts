import type { Gallery } from '#web/ui/gallery.tsx';

const modules = import.meta.glob<Gallery>('../ui/**/*.gallery.tsx', { eager: true, import: 'default' });

/** Of every component that has one, by folder. */
export const galleries = Object.entries(modules).map(([file, { name, states }]) => ({
  folder: file.split('/').at(-2)!,
  name,
  states,
}));
