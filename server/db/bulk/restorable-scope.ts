/** Records that are deleted with everything in them and can be restored. */
export interface RestorableScope {
  /** Earlier versions stored 'goals-and-plans'. */
  readonly kind: 'records' | 'goals-and-plans';
  readonly goalIds: readonly string[];
  readonly planIds: readonly string[];
  /** The goals and plans in these areas are also in `goalIds` and `planIds`. */
  readonly areaIds?: readonly string[];
  readonly taskIds?: readonly string[];
  readonly itemIds?: readonly string[];
  readonly entryIds?: readonly string[];
  /** The focus areas that contain the records, without which they cannot be restored. */
  readonly focusAreaIds: readonly string[];
  /** Likewise, the goals. */
  readonly parentGoalIds?: readonly string[];
  /** Areas, goals and plans whose names were not unique when they were deleted, so that they are restored unchanged. */
  readonly sharedNameIds?: readonly string[];
}

export const emptyScope: RestorableScope = { kind: 'records', goalIds: [], planIds: [], focusAreaIds: [] };

/** A scope whose rows are being moved to the deletion with this id. */
export interface MovedScope {
  readonly kind: 'moved';
  readonly deletionId: string;
  readonly of: RestorableScope;
}
