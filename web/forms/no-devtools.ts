/** Replaces the devtools client of the form library: scripts/vite/module-options.ts. */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => undefined;
  }
}
