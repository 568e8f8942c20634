import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResponseBody } from '#contract/schema/endpoint.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { type TimeEntry, timeEntries } from '#contract/time-entries/time-entries.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { ApiError } from '#web/http/api-error.ts';
import { meQuery, useUser } from '../account/auth.ts';
import { call } from '#web/http/client.ts';
import { initialClockReadings } from '#web/http/initial-data.ts';
import { parseInitialData } from '#web/http/request.ts';
import { focusAreaKeys } from '../goals/focus-areas.ts';
import { createIdempotencyKey } from '#web/http/idempotency.ts';
import { responseCachedAt } from '#web/offline/cached-at.ts';
import { sendOrQueue, OFFLINE_TIMEOUT_MS } from '#web/offline/send-or-queue.ts';
import { type EntryTexts, isQueuedStart, readOutbox, useOutbox } from '#web/offline/outbox.ts';
import { applyOutbox } from '#web/offline/apply-outbox.ts';
import { entryStep, isOnStep, stepBody, type TimerStep } from '#web/offline/timer-step.ts';
import { type ClockReading, readClocks } from '#web/http/clock-reading.ts';
import { syncServerClockFromCache, syncServerClock, toServerTime } from '#web/http/server-clock.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { invalidateTimeEntries, staleWithTimeEntries, timeEntryKeys } from '../cache/time-entry-keys.ts';

export const REFETCH_INTERVAL_MS = 30_000;
const OFFLINE_REFETCH_INTERVAL_MS = 3000;

export interface ActiveEntries extends ResponseBody<typeof timeEntries.active> {
  /** Set on a response from the service worker's cache: when it was cached, by this device's clock. */
  readonly cachedAt?: number;
}

/**
 * Refetched every half minute while the tab is visible and whenever it becomes visible; more often while the server
 * cannot be reached although the browser is online. This is the only query that is polled: its revision tells whether
 * anything else has changed (`live-updates.ts`).
 */
export const activeEntriesQuery = queryOptions({
  queryKey: timeEntryKeys.active,
  queryFn: async ({ signal }): Promise<ActiveEntries> => {
    for (;;) {
      const requestedAt = readClocks();
      let response = Response.error();
      const onResponse = (received: Response) => (response = received);
      const result = await call(timeEntries.active, {}, { signal, onResponse });
      const active = syncClockWith(result, response, requestedAt);
      if (active) return active;
    }
  },
  initialData: () => {
    const initial = parseInitialData(timeEntries.active, {});
    return initial && syncClockWith(initial.result, initial.response, readClocks());
  },
  meta: { url: timeEntries.active.path },
  refetchInterval: ({ state: { data } }) =>
    data?.cachedAt !== undefined && navigator.onLine ? OFFLINE_REFETCH_INTERVAL_MS : REFETCH_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
});

/** Synchronizes the clock with a response. Returns undefined if the device's clock jumped and the response is unusable. */
function syncClockWith(
  active: ActiveEntries,
  response: Response,
  requestedAt: ClockReading,
): ActiveEntries | undefined {
  const cachedAt = responseCachedAt(response);
  if (cachedAt !== undefined) {
    syncServerClockFromCache(active.serverNow, cachedAt);
    return { ...active, cachedAt };
  }
  const clocks = initialClockReadings(response) ?? ([requestedAt, readClocks()] as const);
  return syncServerClock(active.serverNow, ...clocks) ? active : undefined;
}

export type { TimerStep };

export interface Timers {
  readonly running: readonly TimeEntry[];
  /** Starts whose requests are in flight. */
  readonly starting: readonly StartingTimer[];
  /** Ids of the entries whose stop is in flight. */
  readonly stopping: ReadonlySet<string>;
  /** Temporary ids of the timers whose start is in the outbox. */
  readonly unsent: ReadonlySet<string>;
}

const startMutationKey = [...timeEntryKeys.all, 'start'] as const;
const stopMutationKey = [...timeEntryKeys.all, 'stop'] as const;

/** Drops the server's time, which changes with every response. */
const selectEntries = ({ data }: ActiveEntries) => data;

/** `isLate` skips the refetch on mount, for components mounted after a page that has just loaded the timers. */
export function useTimers({ isLate = false } = {}) {
  const query = useQuery({ ...activeEntriesQuery, select: selectEntries, refetchOnMount: !isLate });
  const { data: active, error, refetch } = query;
  const starting = useMutationState({
    filters: { mutationKey: startMutationKey, status: 'pending' },
    select: ({ state }): StartingTimer => ({
      ...(state.variables as TimerGoal),
      startAt: new Date(floorToSecond(toServerTime(state.submittedAt))).toISOString(),
    }),
  });
  const stopping = useMutationState({
    filters: { mutationKey: stopMutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as TimeEntry)._id,
  });
  const { _id: userId, singleTimer } = useUser();
  const queue = useOutbox(userId);
  const running = useMemo(() => active && applyOutbox(queue, active), [queue, active]);
  const lastStarting = starting.at(-1);
  const stoppedByStart = (running ?? []).filter((entry) =>
    singleTimer && lastStarting && lastStarting._id !== entry.goalId
      ? true
      : starting.some((goal) => switchesStep(goal, entry)),
  );
  const timers: Timers | undefined = running && {
    running,
    // The new timer appears in the cache before the mutation settles. Of several starts of a goal, the last one wins.
    starting: starting.filter(
      (goal, n) =>
        !running.some((entry) => isTimerOf(goal, entry)) &&
        !starting.slice(n + 1).some((later) => later._id === goal._id),
    ),
    stopping: new Set([...stopping, ...stoppedByStart.map(({ _id }) => _id)]),
    unsent: new Set(queue.filter(isQueuedStart).map(({ key }) => key)),
  };
  // `isFetching` is read only when needed: a component re-renders when a property of the query that it has read changes.
  return { timers, error, isFetching: error !== null && query.isFetching, refetch };
}

/** The fields needed to start a goal's timer and to show it as starting, and the texts that its entry begins with. */
export type TimerGoal = Pick<Goal, '_id' | 'title' | 'focusArea'> &
  EntryTexts & { readonly step?: TimerStep | undefined };

interface StartingTimer extends TimerGoal {
  /** When the user started it. */
  readonly startAt: string;
}

/** Whether starting the goal leaves the running timer as it is. */
function isTimerOf(goal: TimerGoal, entry: TimeEntry): boolean {
  return goal._id === entry.goalId && isOnStep(entry, goal.step);
}

/** Whether starting the goal ends the timer, because it runs on something else of the same goal. */
function switchesStep(goal: TimerGoal, entry: TimeEntry): boolean {
  return goal._id === entry.goalId && !isOnStep(entry, goal.step);
}

/** Asks the server whether the timer is running, bypassing the cache; undefined if it cannot be reached. */
export async function fetchIsRunning(queryClient: QueryClient, goal: TimerGoal): Promise<boolean | undefined> {
  try {
    const { data, cachedAt } = await queryClient.fetchQuery({ ...activeEntriesQuery, staleTime: 0, retry: false });
    return cachedAt === undefined ? data.some((entry) => isTimerOf(goal, entry)) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Starts a timer, or queues the start while offline. Resolves to the entries that the start stopped. */
export function useStartTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: startMutationKey,
    mutationFn: async (goal: TimerGoal): Promise<readonly TimeEntry[]> => {
      const stopped = findEntriesStoppedByStart(queryClient, goal);
      // A new key per click; the server never starts a running timer twice.
      const idempotencyKey = createIdempotencyKey();
      await sendOrQueue({
        ...getSendContext(queryClient),
        goalId: goal._id,
        send: async () => {
          const options = {
            timeoutMs: OFFLINE_TIMEOUT_MS,
            idempotencyKey,
            invalidation: prepareInvalidation(queryClient, staleWithTimeEntries),
          };
          const body = { goalId: goal._id, ...stepBody(goal.step), ...initialTexts(goal) };
          const entry = await call(timeEntries.create, { body }, options);
          const isReplaced = ({ _id, goalId }: TimeEntry) =>
            goalId === entry.goalId || stopped.some((other) => other._id === _id);
          updateActiveCache(queryClient, (list) => [...list.filter((each) => !isReplaced(each)), entry]);
          return entry;
        },
        enqueue: ({ enqueueStart, enqueueStop }, action) => {
          for (const other of stopped) enqueueStop(other, action);
          const { step } = goal;
          const start = { goal: toEntryGoal(queryClient, goal), ...(step && { step }), ...initialTexts(goal) };
          return enqueueStart(start, { ...action, idempotencyKey });
        },
      });
      return stopped;
    },
    onMutate: () => cancelInFlight(queryClient),
    // The goal may have been closed or deleted elsewhere.
    onError: () => void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals }),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** The goal's timer if it runs on something else, and all other timers if the account allows only one at a time. */
function findEntriesStoppedByStart(queryClient: QueryClient, goal: TimerGoal): readonly TimeEntry[] {
  const user = queryClient.getQueryData(meQuery.queryKey);
  if (!user) return [];
  const active = queryClient.getQueryData<ActiveEntries>(timeEntryKeys.active)?.data ?? [];
  const running = applyOutbox(readOutbox(user._id), active);
  return running.filter((entry) => (user.singleTimer && entry.goalId !== goal._id) || switchesStep(goal, entry));
}

function initialTexts({ note, tags }: TimerGoal): EntryTexts {
  return { ...(note && { note }), ...(tags && tags.length > 0 && { tags }) };
}

/** The app counts as offline if the browser says so, or if the last response came from the service worker's cache. */
export function getSendContext(queryClient: QueryClient) {
  const active = queryClient.getQueryData<ActiveEntries>(timeEntryKeys.active);
  return {
    user: queryClient.getQueryData(meQuery.queryKey)!,
    isOffline: !navigator.onLine || active?.cachedAt !== undefined,
  };
}

/** A goal as its entries show it, with the name of its focus area from the cache. */
function toEntryGoal(queryClient: QueryClient, { _id, title, focusArea }: TimerGoal): TimeEntry['goal'] {
  const areas = queryClient.getQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals);
  const name = areas?.find((area) => area._id === focusArea)?.name ?? '';
  return { _id, title, status: 'Active', focusArea: { _id: focusArea, name } };
}

/** A new timer takes the entry's task or resource, note and tags along. */
export function toTimerGoal(entry: TimeEntry): TimerGoal {
  const { _id, title, focusArea } = entry.goal;
  const { note, tags } = entry;
  return { _id, title, focusArea: focusArea._id, step: entryStep(entry), note, tags };
}

export interface StoppedEntry extends TimeEntry {
  /** The stop is in the outbox. */
  readonly isQueued?: true;
}

export function useStopTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: stopMutationKey,
    mutationFn: (entry: TimeEntry) =>
      sendOrQueue<StoppedEntry>({
        ...getSendContext(queryClient),
        goalId: entry.goalId,
        send: () =>
          call(
            timeEntries.update,
            { params: { id: entry._id }, body: { endNow: true } },
            { timeoutMs: OFFLINE_TIMEOUT_MS, invalidation: prepareInvalidation(queryClient, staleWithTimeEntries) },
          ),
        enqueue: ({ enqueueStop }, action) => enqueueStop(entry, action),
      }),
    onMutate: () => cancelInFlight(queryClient),
    onSuccess: ({ _id, goal }) => {
      updateActiveCache(queryClient, (list) => list.filter((entry) => entry._id !== _id));
      // The goal was closed elsewhere, so the cached list of goals is stale.
      if (goal.status !== 'Active') void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
    },
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

export function updateActiveCache(queryClient: QueryClient, update: (list: TimeEntry[]) => TimeEntry[]): void {
  queryClient.setQueryData<ActiveEntries>(
    timeEntryKeys.active,
    (active) => active && { ...active, data: update(active.data) },
  );
}

export function updateListCaches(queryClient: QueryClient, update: (list: TimeEntry[]) => TimeEntry[]): void {
  queryClient.setQueriesData<TimeEntry[]>({ queryKey: timeEntryKeys.lists }, (list) => list && update(list));
}

/** Call it before an optimistic update, which a response in flight would overwrite with the old state. */
export function cancelInFlight(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({ queryKey: timeEntryKeys.all });
}

/** Leaves invalidating to the last pending mutation: an earlier refetch would overwrite the others' optimistic updates. */
export function invalidateWhenIdle(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: timeEntryKeys.all }) === 0) invalidateTimeEntries(queryClient);
  });
}
