import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../server/testing/databases.ts';
import { House } from './house.ts';
import { openFiles, timeOf } from './machine.ts';
import type { Person } from './person.ts';

afterEach(() => House.closeAll());

/** Connections of browsers that are kept for the next request are closed after 72 seconds; ours are closed at once. */
const NEARLY = 15;

const json = { 'content-type': 'application/json' };

async function open(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** How long somebody waits for the page of the timers. */
const waited = ({ server, people }: House) =>
  timeOf(server.pid, () => people[0]!.must('GET', '/api/time-entries/active'));

async function recovered(house: House, filesBefore: number): Promise<void> {
  const began = performance.now();
  await expect
    .poll(async () => (await waited(house)) < 1000 && openFiles(house.server.pid) < filesBefore + NEARLY, {
      timeout: 5000,
    })
    .toBe(true);
  console.log(`all well again after ${(performance.now() - began).toFixed(0)} ms`);
  expect(house.server.output).not.toMatch(/"level":[56]0|Unhandled|Warning/);
}

describe.each(databaseKinds)('on $name', (kind) => {
  it('500 connections that ask at once are all answered, and leave nothing behind', async () => {
    const house = await House.open(kind);
    const people = await house.join(10);
    const before = openFiles(house.server.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: 500 });
    const statuses = new Map<number, number>();
    let most = 0;
    const asking = Array.from({ length: 500 }, async (_, n) => {
      for (let round = 0; round < 4; round++) {
        const status = await statusOf(people[n % people.length]!, '/api/time-entries/active', agent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        most = Math.max(most, openFiles(house.server.pid) - before);
      }
    });
    await Promise.all(asking);
    agent.destroy();
    console.log(`${kind.name}: up to ${most} connections, answered ${JSON.stringify([...statuses])}`);
    expect(most).toBeGreaterThan(400);
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(1000);
    await recovered(house, before);
  });

  it('1,000 half-open sockets, broken off uploads and broken chunks: the server survives and forgets them', async () => {
    const house = await House.open(kind);
    const [ann] = await house.join(1);
    const before = openFiles(house.server.pid);
    const post = (more: Readonly<Record<string, string | number>>) =>
      ann!.head('POST', '/api/focus-areas', { ...json, ...more });
    const upload = ann!.head('POST', '/api/import', { ...json, 'content-length': 9_000_000 });
    const kinds = [
      '',
      'GET /api/health HTTP/1.1\r\nHost: x\r\n',
      `${post({ 'content-length': 500 })}{"name": "Half`,
      `${upload}${'x'.repeat(60_000)}`,
      `${post({ 'transfer-encoding': 'chunked' })}5\r\n{"nam`,
      `${post({ 'transfer-encoding': 'chunked' })}ZZZ\r\nnot a length\r\n`,
      `${post({ 'transfer-encoding': 'chunked' })}ffffffffffffffff\r\n{`,
      `${post({ 'transfer-encoding': 'chunked', 'content-length': 5 })}5\r\n{"nam\r\n0\r\n\r\n`,
      `${post({ 'content-length': -5 })}{}`,
      `${post({ 'content-length': 9 })}{"name":}`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: 1000 }, async (_, n) => {
        const socket = await open(house.address);
        socket.write(kinds[n % kinds.length]!);
        return socket;
      }),
    );
    await pause(500);
    expect(openFiles(house.server.pid) - before).toBeGreaterThan(300);
    // While they are there, others work.
    for (let n = 0; n < 20; n++) expect(await waited(house)).toBeLessThan(1000);
    for (const [n, socket] of sockets.entries()) {
      if (n % 3 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await recovered(house, before);
    expect((await ann!.must('GET', '/api/focus-areas')).json).toEqual([]);
    expect((await house.server.kill('SIGTERM')).code).toBe(0);
  });
});

describe('200 slow clients', () => {
  it('are cut off after two minutes and a half at most, while others work', { timeout: 400_000 }, async () => {
    const figures = await Promise.all(databaseKinds.map(async (kind) => letDawdle(await House.open(kind), kind.name)));
    for (const { headers, bodies, p95 } of figures) {
      expect(headers).toBeLessThan(100);
      expect(bodies).toBeLessThan(160);
      expect(p95).toBeLessThan(500);
    }
  });
});

/** After how many seconds the last was cut off, and how many milliseconds others waited meanwhile. */
async function letDawdle(house: House, name: string) {
  const [ann] = await house.join(1);
  const before = openFiles(house.server.pid);
  const began = performance.now();
  const sockets = await Promise.all(Array.from({ length: 200 }, () => open(house.address)));
  const slow = sockets.map(async (socket, n) => {
    socket.resume();
    socket.write(
      n % 2 === 0
        ? 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : ann!.head('POST', '/api/focus-areas', { ...json, 'content-length': 5000 }),
    );
    // Always something, so that none of them is idle.
    const timer = setInterval(() => socket.write(' '), 2000);
    await closed(socket);
    clearInterval(timer);
    return (performance.now() - began) / 1000;
  });
  const over = Promise.all(slow);
  const times: number[] = [];
  let ended: number[] | undefined;
  while (!ended) {
    times.push(await waited(house));
    ended = await Promise.race([over, pause(200).then(() => undefined)]);
  }
  times.sort((a, b) => a - b);
  const last = (rest: number) => Math.max(...ended.filter((_, n) => n % 2 === rest));
  const figures = { headers: last(0), bodies: last(1), p95: times[Math.floor(times.length * 0.95)]! };
  console.log(`${name}: cut off after seconds, and others waited: ${JSON.stringify(figures)}`);
  await recovered(house, before);
  return figures;
}

function statusOf({ address, headers }: Person, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(address + path, { headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode!));
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
