import type { Plugin } from 'vite';

/** Replacements for modules of TanStack Form, by the name under which they are imported. */
const replacements: Readonly<Record<string, string>> = {
  // The devtools client would send the values of every form, including passwords, as events that any script on the
  // page can read.
  '@tanstack/devtools-event-client': 'export class EventClient { emit() {} on() { return () => undefined; } }',
  // We do not use field groups, which would add 2 kB to each first load with a form.
  './useFormGroup.js': 'export const FormGroup = undefined;',
};

const prefix = '\0form-library:';

/** Leaves parts of TanStack Form out of the build. If an update renames them, the first-load budgets will show it. */
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
