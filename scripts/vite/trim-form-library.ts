import type { Plugin } from 'vite';

/** What takes the place of a module of TanStack Form, by the name under which it is imported. */
const replacements: Readonly<Record<string, string>> = {
  // The devtools client would send the values of every form, passwords too, as events that any script on the page can read.
  '@tanstack/devtools-event-client': 'export class EventClient { emit() {} on() { return () => undefined; } }',
  // Groups of fields, which we do not use: 2 kB of each first load with a form.
  './useFormGroup.js': 'export const FormGroup = undefined;',
};

const prefix = '\0form-library:';

/** Leaves parts of TanStack Form out of the build. If an update renames them, the budgets of the first load will tell. */
export function trimFormLibrary(): Plugin {
  return {
    name: 'trim-form-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in replacements && importer?.match(/@tanstack\/(form-core|react-form)\/.*\/(EventClient|useForm)\.js/)
        ? prefix + source
        : undefined,
    load: (module) => (module.startsWith(prefix) ? replacements[module.slice(prefix.length)] : undefined),
  };
}
