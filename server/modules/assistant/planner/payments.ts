import { addDays } from '#domain/calendar/calendar.ts';
import type { PlanInput } from '../plan-input.ts';
import { formatDeadline } from './fill-slots.ts';
import type { WeekPlan, WeekTask } from './plan-stages.ts';
import { parseQuantity } from './quantity.ts';
import { tasksPerWeek } from '../weeks/pack-weeks.ts';

const savingPattern =
  /\b(?:sav(?:e|ing)|put (?:aside|away)|set aside|ahorrar|sparen|ansparen|épargner|économiser|poupar|juntar|economizar)\b|貯/i;
const payingPattern = /\b(?:pay(?:ing)? (?:off|back|down)|repay|debts?|owe|abbezahlen|rembourser|pagar|quitar)\b|返済/i;
const paydayPattern = /\b(?:paid|payday|salary|wages?|pension)\b[^.\d]{0,20}\b(?<day>\d{1,2})(?:st|nd|rd|th)\b/i;

const PAYMENT_MINUTES = 5;
const STANDING_ORDER_MINUTES = 15;
/** A sum that is due sooner is paid at once. */
const MIN_WEEKS = 5;

interface Payment {
  /** Past the end of the weeks if it is due later. */
  readonly week: number;
  readonly task: WeekTask;
  readonly amount: string;
  /** As it is written in a task. */
  readonly date: string;
}

/** The user's sum in equal monthly payments, the first as early as possible; none if the goal is not about paying a sum. */
export function planPayments({ facts, text, weeks, structure }: PlanInput): Payment[] {
  const sum = facts.amount === null ? null : parseQuantity(facts.amount);
  const isPaying = payingPattern.test(facts.goal);
  if (sum?.dimension !== 'money' || structure !== 'weekly' || weeks.length < MIN_WEEKS) return [];
  if (!isPaying && !savingPattern.test(facts.goal)) return [];
  const start = weeks[0]!.from;
  const dates = paydays(
    start,
    facts.deadline ?? weeks.at(-1)!.to,
    Number(paydayPattern.exec(text)?.groups!['day'] ?? 1),
  );
  const rate = Math.ceil(sum.value / Math.max(1, dates.length));
  const inUnit = (value: number) =>
    facts.amount!.replace(/\d[\d.,]*k?/i, () => value.toLocaleString('en-US', { maximumFractionDigits: 0 }));
  return dates.map((date, n) => {
    const index = weeks.findIndex(({ from, to }) => date >= from && date <= to);
    const paid = Math.min(sum.value, rate * (n + 1));
    const amount = inUnit(paid - rate * n);
    const verb = isPaying ? 'Pay' : 'Transfer';
    const day = formatDeadline(date, start);
    const title = `${verb} ${amount} on ${day}: payment ${n + 1} of ${dates.length}, ${inUnit(paid)} of ${facts.amount} altogether`;
    return {
      week: index === -1 ? weeks.length : index,
      task: { text: title, sessions: 1, minutes: PAYMENT_MINUTES },
      amount,
      date: day,
    };
  });
}

/** A day in each month; the first one is within the first week. */
function paydays(start: string, end: string, dayOfMonth: number): string[] {
  const dates = [addDays(start, 1)];
  for (let day = addDays(start, 14); day < end; day = addDays(day, 1)) {
    const isLastDay = addDays(day, 1).endsWith('-01');
    const number = Number(day.slice(-2));
    if (number === dayOfMonth || (isLastDay && number < dayOfMonth)) dates.push(day);
  }
  return dates;
}

export function subtractPayments(capacities: readonly number[], payments: readonly Payment[]): number[] {
  return capacities.map((minutes, week) =>
    payments.some((payment) => payment.week === week) ? Math.max(10, minutes - PAYMENT_MINUTES) : minutes,
  );
}

/** Those that are due after the last week become a standing order. */
export function addPayments(weeks: readonly WeekPlan[], payments: readonly Payment[]): WeekPlan[] {
  const later = payments.filter(({ week }) => week >= weeks.length);
  return weeks.map((week, n) => {
    const due = [
      ...payments.filter((payment) => payment.week === n).map(({ task }) => task),
      ...(n === weeks.length - 1 && later.length > 0 ? [standingOrder(later)] : []),
    ];
    return due.length === 0 ? week : { ...week, tasks: [...due, ...week.tasks].slice(0, tasksPerWeek.max) };
  });
}

function standingOrder(later: readonly Payment[]): WeekTask {
  const [{ amount, date }, last] = [later[0]!, later.at(-1)!];
  const text =
    later.length === 1
      ? `Set up the last payment of ${amount} for ${date}, and keep the account filled until then`
      : `Set up a standing order of ${amount} from ${date} to ${last.date}: the ${later.length} payments after this plan`;
  return { text, sessions: 1, minutes: STANDING_ORDER_MINUTES };
}
