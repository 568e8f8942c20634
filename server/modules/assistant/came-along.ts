/** What was made together with a plan of the assistant. */
export interface CameAlong {
  readonly goalIds: readonly string[];
  /** Null where the area was there before. */
  readonly focusAreaId: string | null;
}

export function cameAlongText({ goalIds, focusAreaId }: CameAlong): string {
  return JSON.stringify({ goalIds, focusAreaId });
}

export function cameAlongIn(text: string): CameAlong {
  return JSON.parse(text) as CameAlong;
}
