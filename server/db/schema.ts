import type { Generated, Kysely } from 'kysely';
import type { DateFormat, TimeFormat } from '#domain/calendar/format-settings.ts';
import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import type { DeletionKind } from '#domain/deletion.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import type { Priority } from '#domain/inventory.ts';

export type Db = Kysely<Schema>;

/**
 * The tables of both databases. Instants are milliseconds UTC, weeks are the date of their Monday, ids are UUIDv7 text.
 * Primary keys start with the user's id, except in `users` and in tables that are read before the user is known.
 */
export interface Schema {
  users: {
    id: string;
    /** As the user typed it. */
    email: string;
    /** Lower-cased, so that an address has one account regardless of case. */
    email_key: string;
    password_hash: string;
    time_zone: string;
    /** 1: starting a timer stops the others. */
    single_timer: 0 | 1;
    date_format: DateFormat;
    time_format: TimeFormat;
    created_at: number;
    last_login_at: number | null;
    /** Null unless an operator has disabled the account. */
    disabled_at: number | null;
    /** How many changes were made to the account; lags behind by up to a second (`Revisions`). */
    revision: Generated<number>;
  };
  /**
   * Upper bounds for the number of rows per table: counted once, then incremented by insertions but not decremented by
   * deletions. Null until counted. Insertions update this row first, so it also locks the account.
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
    task_ticks: number | null;
    support_messages: number | null;
  };
  sessions: {
    /** SHA-256 of the cookie's token, so that a leaked table does not expose sessions. */
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
    /** The name as a sort key (`toSortKey`). */
    name_key: string;
    color: AreaColor;
  };
  /** A week's settings are in the row with the latest `from_week` that is not after that week. */
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
    /** The title as a sort key (`toSortKey`). */
    title_key: string;
  };
  time_entries: {
    user_id: string;
    id: string;
    goal_id: string;
    started_at: number;
    /** Null while the timer is running. */
    ended_at: number | null;
    created_at: number;
    /** May be empty. */
    note: string;
    /** A JSON array of text. */
    tags: string;
    /** The note and tags, normalized for search (`entrySearchText`). */
    search_text: string;
  };
  /** The plan for a focus area in a week. The defaults apply to weeks without a row. */
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
    /** JSON: what the assistant created together with the plan, to undo all of it; null if it was created by hand. */
    came_along: string | null;
    /** The Monday of the plan's first week; null until it is started. */
    start_week: string | null;
    /** The Monday of the week in which it was paused; null unless it is paused. */
    paused_from: string | null;
    /** A JSON array of the pauses that are over: `PlanPause`. */
    pauses: string;
    finished_at: number | null;
    /** JSON: the changes of the last replan (`StoredReplan`), to undo it; null if there is none. */
    last_replan: string | null;
  };
  /** A goal is in at most one plan. */
  action_plan_goals: {
    user_id: string;
    goal_id: string;
    action_plan_id: string;
    /** The week of the plan, counted from 1. Null: the number in the goal's title, if any. */
    week: number | null;
  };
  inventory_items: {
    user_id: string;
    id: string;
    goal_id: string;
    priority: Priority;
    estimated_minutes: number | null;
    rating: number | null;
    /** Null while pending. */
    completed_at: number | null;
    created_at: number;
    /** The title as a sort key (`toSortKey`). */
    title_key: string;
    title: string;
    url: string | null;
    /** A JSON array of text. */
    tags: string;
    /** Title, notes, tags and link, normalized for search. */
    search_text: string;
    notes: string;
    reflection_note: string;
  };
  tasks: {
    user_id: string;
    id: string;
    goal_id: string;
    title: string;
    /** Null while open. */
    completed_at: number | null;
    created_at: number;
    /** Its size; of a repeating task, each time. */
    estimated_minutes: number | null;
    /** Null if it is done once. */
    times_per_week: number | null;
    /** The week of the plan, counted from 1; of a repeating task, the first one. Null: the week of its goal. */
    week: number | null;
    /** The last week of a repeating task. Null: as long as the plan. */
    until_week: number | null;
    /** Sorts the tasks of a goal, as text (`positionBetween`); ties are in the order of creation. */
    position: string;
    /** When it was taken out of the plan without deleting it. */
    set_aside_at: number | null;
  };
  /** The days on which a repeating task was done. */
  task_ticks: {
    user_id: string;
    task_id: string;
    day: string;
  };
  /** The task or resource that an entry was tracked on: exactly one of them, of the same goal as the entry. */
  entry_steps: {
    user_id: string;
    entry_id: string;
    task_id: string | null;
    item_id: string | null;
  };
  /** The resources that a task was created from. */
  task_items: {
    user_id: string;
    task_id: string;
    item_id: string;
  };
  /** An account has at most one reset link at a time. */
  password_resets: {
    user_id: string;
    /** SHA-256 of the token in the mail, so that a leaked table does not expose links. */
    token_hash: string;
    expires_at: number;
  };
  /** Each lets one person create an account. Who used it is not recorded. */
  invitations: {
    /** SHA-256 of the token in the link, so that a leaked table does not expose invitations. */
    token_hash: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    /** The intended recipient, as noted by the operator; null once the invitation was used. */
    note: string | null;
  };
  /** Messages from users to the operator. */
  support_messages: {
    user_id: string;
    id: string;
    kind: 'bug' | 'feature' | 'general' | 'contact';
    /** The title of feedback, or the name of the sender. */
    subject: string;
    body: string;
    /** The address for a reply; null if none is wanted. */
    email: string | null;
    created_at: number;
  };
  /** The focus areas of the sample data that still exist. */
  sample_focus_areas: {
    user_id: string;
    focus_area_id: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    /** Method and path of the request that the key was first used for. */
    call: string;
    status: number;
    body: string;
    created_at: number;
  };
  /** What to delete at the next start if a bulk write was interrupted. */
  pending_deletions: {
    user_id: string;
    id: string;
    /** JSON: a `DeletionScope`. */
    scope: string;
  };
  /** Deletions that the user can undo. */
  deletions: {
    user_id: string;
    id: string;
    kind: DeletionKind;
    title: string;
    deleted_at: number;
    /** 0 once evicted to free space; the cleanup then deletes it. */
    expires_at: number;
    /** JSON: a `RestorableScope`. */
    scope: string;
    /** JSON: `DeletionDetails`; null if there are none. */
    details: string | null;
    /** JSON: the response to the restoration; null until restored. The cleanup then deletes its rows. */
    result: string | null;
  };
  /** Each row holds a part of a deletion: rows of one table, in the order in which they were deleted, children first. */
  deleted_rows: {
    user_id: string;
    /** The id of the deletion and the number of the part: '….000001'. */
    id: string;
    deletion_id: string;
    table_name: string;
    row_count: number;
    /** The length of `content`. */
    size: number;
    /** JSON: `columns` without the user's id, and `rows` with their values in that order. */
    content: string;
  };
  /** The model that writes a user's plans with their own API key. */
  model_keys: {
    user_id: string;
    /** The id of a `Provider`. */
    provider: string;
    model: string;
    /** Can be decrypted only for this user and provider (`SecretCipher`). Different after every change. */
    encrypted_key: string;
    saved_at: number;
  };
  rate_limits: {
    /** An HMAC, so that the table exposes neither IP addresses nor accounts. */
    key: string;
    count: number;
    resets_at: number;
  };
  secrets: {
    name: string;
    value: string;
  };
}
