/** What was made together with a plan of the assistant. */
export interface CameAlong {
  readonly goalIds: readonly string[];
  /** Null where the area was there before. */
  readonly focusAreaId: string | null;
  /** Of all that was made, as it was made. */
  readonly fingerprint: string;
}

export function cameAlongText({ goalIds, focusAreaId, fingerprint }: CameAlong): string {
  return JSON.stringify({ goalIds, focusAreaId, fingerprint });
}

export function cameAlongIn(text: string): CameAlong {
  return JSON.parse(text) as CameAlong;
}
