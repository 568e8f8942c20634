import type { CommitmentLevel, PlanStructure } from '#domain/action-plan.ts';
import type { DeletionKind } from '#domain/deletion.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import type { Priority } from '#domain/inventory.ts';

/**
 * The tables, once for both databases. Instants are milliseconds UTC, weeks the day of their Monday, ids UUIDv7 text.
 * Every table of a user's own
 * things has the user's id first in its key; `users` and what is looked up before a user is known do not.
 */
export interface Schema {
  users: {
    id: string;
    /** As typed. */
    email: string;
    /** Lower-cased: what makes two spellings one account. */
    email_key: string;
    password_hash: string;
    time_zone: string;
    /** 1: starting a timer stops the others. */
    single_timer: 0 | 1;
    created_at: number;
    last_login_at: number | null;
    /** Since when the account cannot be logged in to; null while it can. */
    disabled_at: number | null;
  };
  /**
   * At most how many of each kind the user has: counted at some time, plus all that was added since; deletions are not
   * subtracted. Null until it is counted. Insertions update this row first, so it also locks the account.
   */
  account_sizes: {
    user_id: string;
    focus_areas: number | null;
    focus_area_settings: number | null;
    goals: number | null;
    time_entries: number | null;
    weekly_goals: number | null;
    action_plans: number | null;
    inventory_items: number | null;
    tasks: number | null;
    task_items: number | null;
    support_messages: number | null;
  };
  sessions: {
    /** SHA-256 of the cookie's token: a copy of this table opens no session. */
    token_hash: string;
    user_id: string;
    id: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    user_agent: string;
  };
  focus_areas: {
    user_id: string;
    id: string;
    name: string;
    description: string;
    created_at: number;
    /** The `sortKey` of its name. */
    name_key: string;
  };
  /** What holds in a week is the row of the latest `from_week` that is not after it. */
  focus_area_settings: {
    user_id: string;
    focus_area_id: string;
    from_week: string;
    focus_area_class: FocusAreaClass;
    default_weekly_min: number;
    weight: number;
  };
  goals: {
    user_id: string;
    id: string;
    focus_area_id: string;
    title: string;
    status: GoalStatus;
    is_favorite: 0 | 1;
    timeframe_year: number;
    created_at: number;
    /** When it was completed or archived. */
    closed_at: number | null;
    /** The `sortKey` of its title. */
    title_key: string;
  };
  time_entries: {
    user_id: string;
    id: string;
    goal_id: string;
    started_at: number;
    /** Null while it runs. */
    ended_at: number | null;
    created_at: number;
  };
  /** What is planned for a focus area in a week; a week without its row is as planned by default. */
  weekly_goals: {
    user_id: string;
    id: string;
    focus_area_id: string;
    week_start: string;
    /** The user's own target; null follows the default. */
    goal_min: number | null;
    is_resting: 0 | 1;
    created_at: number;
    /** When today's targets were applied to this past week; null if it was planned row by row. */
    applied_at: number | null;
  };
  action_plans: {
    user_id: string;
    id: string;
    focus_area_id: string;
    title: string;
    description: string;
    structure: PlanStructure;
    /** Null for a backlog, and only then. */
    weeks: number | null;
    weekly_hours: number;
    commitment_level: CommitmentLevel;
    created_at: number;
    /** JSON: what the assistant made together with it, so that all of it can be taken back; null if it was made by hand. */
    came_along: string | null;
  };
  /** Which goals are in which plan; a goal is in one at most. */
  action_plan_goals: {
    user_id: string;
    goal_id: string;
    action_plan_id: string;
  };
  inventory_items: {
    user_id: string;
    id: string;
    goal_id: string;
    priority: Priority;
    estimated_minutes: number | null;
    rating: number | null;
    /** Null while it is pending. */
    completed_at: number | null;
    created_at: number;
    /** The `sortKey` of its title. */
    title_key: string;
    title: string;
    url: string | null;
    /** A JSON array of text. */
    tags: string;
    /** Title, notes, tags and link, folded: what is searched. */
    search_text: string;
    notes: string;
    reflection_note: string;
  };
  tasks: {
    user_id: string;
    id: string;
    goal_id: string;
    title: string;
    /** Null while it is to be done. */
    completed_at: number | null;
    created_at: number;
  };
  /** From which resources a task was made. */
  task_items: {
    user_id: string;
    task_id: string;
    item_id: string;
  };
  /** The way to a new password, of which an account has one at a time. */
  password_resets: {
    user_id: string;
    /** SHA-256 of the token in the mail: a copy of this table opens nothing. */
    token_hash: string;
    expires_at: number;
  };
  /** Each lets one person create an account. Nothing says who used it. */
  invitations: {
    /** SHA-256 of the token in the link: a copy of this table invites nobody. */
    token_hash: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    /** Whom the operator meant it for; null once it was used. */
    note: string | null;
  };
  /** What users have written to those who run the server. */
  support_messages: {
    user_id: string;
    id: string;
    kind: 'bug' | 'feature' | 'general' | 'contact';
    /** The title of feedback, the name of who writes. */
    subject: string;
    body: string;
    /** Where an answer is wanted; null where none is. */
    email: string | null;
    created_at: number;
  };
  /** The focus areas that came with the sample data, as far as they are still there. */
  sample_focus_areas: {
    user_id: string;
    focus_area_id: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    /** Method and path of the call the key was first used for. */
    call: string;
    status: number;
    body: string;
    created_at: number;
  };
  /** What a bulk write deletes, or has written so far: deleted at the next start if the write was interrupted. */
  pending_deletions: {
    user_id: string;
    id: string;
    /** JSON: a `DeletionScope`. */
    scope: string;
  };
  /** What the user has deleted and can restore. */
  deletions: {
    user_id: string;
    id: string;
    kind: DeletionKind;
    title: string;
    deleted_at: number;
    /** Until when it can be restored; 0 once it was, or was dropped to make room. The sweep deletes it then. */
    expires_at: number;
    /** JSON: the `RestorableScope` that was deleted. */
    scope: string;
  };
  /** The rows of a deletion in the order in which they were deleted, children first. */
  deleted_rows: {
    user_id: string;
    /** The id of the deletion and the number of the part, such as '….000001'. */
    id: string;
    deletion_id: string;
    /** All rows of a part are of one table. */
    table_name: string;
    row_count: number;
    /** The length of `content`. */
    size: number;
    /** JSON: `columns`, and the values of each row in their order. Without the user. */
    content: string;
  };
  rate_limits: {
    /** Hashed: the table names neither addresses nor accounts. */
    key: string;
    count: number;
    resets_at: number;
  };
  secrets: {
    name: string;
    value: string;
  };
}
