import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Result, Sent } from '#contract/endpoint.ts';
import type { Goal } from '#contract/goals.ts';
import { type TimeEntry, timeEntries } from '#contract/time-entries.ts';
import { wholeSecond } from '#domain/time-span.ts';
import { ApiError } from './api-error.ts';
import { answerTo } from './answer-to.ts';
import { meQuery, useUser } from './auth.ts';
import { call } from './client.ts';
import { useCreation } from './creation.ts';
import { earlyClocks } from './early-answer.ts';
import { readEarlyAnswer } from './exchange.ts';
import { focusAreaKeys } from './focus-areas.ts';
import { goneAfter } from './gone-after.ts';
import { newIdempotencyKey } from './idempotency-keys.ts';
import { keptAtOf } from './kept-at.ts';
import { nowOrLater, PATIENCE_MS } from './now-or-later.ts';
import { queueOf, useQueue } from './offline-queue.ts';
import { runningWith } from './running-with-queue.ts';
import { noteEarlierServerNow, noteServerNow, readClocks, type Reading, serverTimeOf } from './server-clock.ts';
import { refreshTimeEntries, timeEntryKeys } from './time-entry-keys.ts';

export const REFRESH_MS = 30_000;
const RETRY_MS = 3000;

interface Active extends Result<typeof timeEntries.active> {
  /** There is no connection: this is what was said then, by the clock of this device. */
  readonly keptAt?: number;
}

/**
 * Asked again every half minute while the tab is in sight, and whenever it comes back into sight; more often as long as
 * there should be a connection and is none.
 */
export const activeEntriesQuery = queryOptions({
  queryKey: timeEntryKeys.active,
  queryFn: async ({ signal }): Promise<Active> => {
    for (;;) {
      const asked = readClocks();
      let answer = Response.error();
      const onAnswer = (come: Response) => (answer = come);
      const result = await call(timeEntries.active, {}, { signal, onAnswer });
      const active = activeAt(result, answer, asked);
      if (active) return active;
    }
  },
  initialData: () => {
    const early = readEarlyAnswer(timeEntries.active, {});
    return early && activeAt(early.result, early.answer, readClocks());
  },
  refetchInterval: ({ state: { data } }) => (data?.keptAt !== undefined && navigator.onLine ? RETRY_MS : REFRESH_MS),
  refetchOnWindowFocus: 'always',
});

/** Sets the clock by what was answered; undefined where that says nothing. */
function activeAt(active: Active, answer: Response, asked: Reading): Active | undefined {
  const keptAt = keptAtOf(answer);
  if (keptAt !== undefined) {
    noteEarlierServerNow(active.serverNow, keptAt);
    return { ...active, keptAt };
  }
  const clocks = earlyClocks(answer) ?? ([asked, readClocks()] as const);
  return noteServerNow(active.serverNow, ...clocks) ? active : undefined;
}

export function entriesOfDayQuery(date: string) {
  return queryOptions({
    queryKey: timeEntryKeys.day(date),
    ...answerTo(timeEntries.byDay, { query: { date } }),
    // Another device may have started or stopped something.
    refetchInterval: REFRESH_MS,
  });
}

/** What runs, and what is about to run or to stop. */
export interface Timers {
  readonly running: readonly TimeEntry[];
  /** The goals whose timers were started a moment ago; the server has not said so yet. */
  readonly starting: readonly StartingGoal[];
  /** The ids of entries that are being stopped. */
  readonly stopping: ReadonlySet<string>;
  /** The ids of those that the server has yet to hear of. */
  readonly unsent: ReadonlySet<string>;
}

const startKey = [...timeEntryKeys.all, 'start'] as const;
const stopKey = [...timeEntryKeys.all, 'stop'] as const;

/** `isLate`: for a part that is mounted after the page, which has just loaded them. */
export function useTimers({ isLate = false } = {}) {
  const { data, error, isFetching, refetch } = useQuery({ ...activeEntriesQuery, refetchOnMount: !isLate });
  const starting = useMutationState({
    filters: { mutationKey: startKey, status: 'pending' },
    select: ({ state }): StartingGoal => ({
      ...(state.variables as StartedGoal),
      startAt: new Date(wholeSecond(serverTimeOf(state.submittedAt))).toISOString(),
    }),
  });
  const stopping = useMutationState({
    filters: { mutationKey: stopKey, status: 'pending' },
    select: ({ state }) => (state.variables as TimeEntry)._id,
  });
  const { _id: userId, singleTimer } = useUser();
  const queue = useQueue(userId);
  const active = data?.data;
  const running = useMemo(() => active && runningWith(queue, active), [queue, active]);
  const last = starting.at(-1);
  const stoppedByStart = singleTimer && last ? (running ?? []).filter(({ goalId }) => goalId !== last._id) : [];
  const timers: Timers | undefined = running && {
    running,
    // The answer may be here before the request is over.
    starting: starting.filter((goal) => running.every(({ goalId }) => goalId !== goal._id)),
    stopping: new Set([...stopping, ...stoppedByStart.map(({ _id }) => _id)]),
    unsent: new Set(queue.map(({ key }) => key)),
  };
  return { timers, error, isFetching, refetch };
}

/** As much of a goal as it takes to start its timer, and to show that. */
export type StartedGoal = Pick<Goal, '_id' | 'title' | 'focusArea'>;

interface StartingGoal extends StartedGoal {
  /** When that was wished for. */
  readonly startAt: string;
}

/** Asked anew, of the server; undefined where it does not answer. */
export async function isRunningNow(queryClient: QueryClient, goalId: string): Promise<boolean | undefined> {
  try {
    const { data, keptAt } = await queryClient.fetchQuery({ ...activeEntriesQuery, staleTime: 0, retry: false });
    return keptAt === undefined ? data.some((entry) => entry.goalId === goalId) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * Shows as starting at once; nothing is left of it should it fail. Without a connection it runs, and is sent later.
 * Resolves to the timers that it stopped.
 */
export function useStartTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: startKey,
    mutationFn: async (goal: StartedGoal): Promise<readonly TimeEntry[]> => {
      const stopped = stoppedByStartOf(queryClient, goal._id);
      // Each click is an action of its own. The server does not start a running timer twice anyway.
      const idempotencyKey = newIdempotencyKey();
      await nowOrLater(
        queryClient,
        goal._id,
        async () => {
          const options = { timeoutMs: PATIENCE_MS, idempotencyKey };
          const entry = await call(timeEntries.create, { body: { goalId: goal._id } }, options);
          const isOver = ({ _id, goalId }: TimeEntry) =>
            goalId === entry.goalId || stopped.some((other) => other._id === _id);
          changeActive(queryClient, (list) => [...list.filter((each) => !isOver(each)), entry]);
          return entry;
        },
        ({ queueStart, queueStop }, click) => {
          for (const other of stopped) queueStop(other, click);
          return queueStart(queryClient, goal, { ...click, idempotencyKey });
        },
      );
      return stopped;
    },
    onMutate: () => forgetAnswersUnderWay(queryClient),
    // The goal may have been closed or deleted since.
    onError: () => void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals }),
    onSettled: () => refresh(queryClient),
  });
}

/** The other running timers, if the account wants one at a time. */
function stoppedByStartOf(queryClient: QueryClient, goal: string): readonly TimeEntry[] {
  const user = queryClient.getQueryData(meQuery.queryKey);
  if (!user?.singleTimer) return [];
  const active = queryClient.getQueryData<Active>(timeEntryKeys.active)?.data ?? [];
  return runningWith(queueOf(user._id), active).filter(({ goalId }) => goalId !== goal);
}

/** The goal of an entry, to start its timer again. */
export function startedGoal({ goal: { _id, title, focusArea } }: TimeEntry): StartedGoal {
  return { _id, title, focusArea: focusArea._id };
}

export interface StoppedEntry extends TimeEntry {
  /** The server has yet to hear of it. */
  readonly isQueued?: true;
}

export function useStopTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: stopKey,
    mutationFn: (entry: TimeEntry): Promise<StoppedEntry> =>
      nowOrLater(
        queryClient,
        entry.goalId,
        () =>
          call(timeEntries.update, { params: { id: entry._id }, body: { endNow: true } }, { timeoutMs: PATIENCE_MS }),
        ({ queueStop }, click) => queueStop(entry, click),
      ),
    onMutate: () => forgetAnswersUnderWay(queryClient),
    onSuccess: ({ _id, goal }) => {
      changeActive(queryClient, (list) => list.filter((entry) => entry._id !== _id));
      // Another tab has closed it, which this one has not heard of.
      if (goal.status !== 'Active') void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
    },
    onSettled: () => refresh(queryClient),
  });
}

export type EntryChanges = Omit<Sent<typeof timeEntries.update>['body'], 'endNow' | 'stoppedAt' | 'resume'>;
export type NewEntry = Required<Omit<Sent<typeof timeEntries.create>['body'], 'runningSince'>>;

export function useCreateEntry() {
  const queryClient = useQueryClient();
  const { send } = useCreation(timeEntries.create);
  return useMutation({
    mutationKey: timeEntryKeys.all,
    mutationFn: (body: NewEntry) => send({ body }),
    onMutate: () => forgetAnswersUnderWay(queryClient),
    onSettled: () => refresh(queryClient),
  });
}

/** Times show at once, and are taken back should it fail. */
export function useUpdateEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: timeEntryKeys.all,
    // One after the other: of two wishes for one entry the later is the one that stays.
    scope: { id: 'time-entries' },
    mutationFn: ({ entry, changes }: { readonly entry: TimeEntry; readonly changes: EntryChanges }) =>
      call(timeEntries.update, { params: { id: entry._id }, body: changes }),
    onMutate: async ({ entry, changes: { startAt = entry.startAt, endAt = entry.endAt } }) => {
      await forgetAnswersUnderWay(queryClient);
      putEntry(queryClient, { ...entry, startAt, endAt });
    },
    onSuccess: (updated) => putEntry(queryClient, updated),
    onError: (_, { entry }) => putEntry(queryClient, entry),
    onSettled: () => refresh(queryClient),
  });
}

export function useDeleteEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: timeEntryKeys.all,
    mutationFn: (id: string) => goneAfter(call(timeEntries.remove, { params: { id } })),
    onMutate: () => forgetAnswersUnderWay(queryClient),
    onSuccess: (_, id) => {
      changeActive(queryClient, (list) => list.filter(({ _id }) => _id !== id));
      changeDays(queryClient, (list) => list.filter(({ _id }) => _id !== id));
    },
    onSettled: () => refresh(queryClient),
  });
}

/** Where it is shown already; where else it belongs now is asked for. */
function putEntry(queryClient: QueryClient, entry: TimeEntry): void {
  const put = (list: TimeEntry[]) => list.map((old) => (old._id === entry._id ? entry : old));
  changeDays(queryClient, put);
  changeActive(queryClient, (list) => (entry.endAt === null ? put(list) : list.filter(({ _id }) => _id !== entry._id)));
}

export function changeActive(queryClient: QueryClient, change: (list: TimeEntry[]) => TimeEntry[]): void {
  queryClient.setQueryData<Active>(
    timeEntryKeys.active,
    (active) => active && { ...active, data: change(active.data) },
  );
}

function changeDays(queryClient: QueryClient, change: (list: TimeEntry[]) => TimeEntry[]): void {
  queryClient.setQueriesData<TimeEntry[]>({ queryKey: timeEntryKeys.days }, (list) => list && change(list));
}

/** An entry as it is shown, if any day that was loaded has it. */
export function shownEntry(queryClient: QueryClient, id: string): TimeEntry | undefined {
  const days = queryClient.getQueriesData<TimeEntry[]>({ queryKey: timeEntryKeys.days });
  return days.flatMap(([, list]) => list ?? []).find(({ _id }) => _id === id);
}

/** An answer that is on its way still shows everything as it was. */
function forgetAnswersUnderWay(queryClient: QueryClient): Promise<void> {
  return queryClient.cancelQueries({ queryKey: timeEntryKeys.all });
}

/** Once nothing more is under way: an earlier answer would undo what the screen already shows. */
function refresh(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: timeEntryKeys.all }) === 0) refreshTimeEntries(queryClient);
  });
}
