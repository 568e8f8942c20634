import { connect } from 'node:net';

const CONNECTIONS = 8;

/** Requests per second that a server answers, asked over a few kept-alive connections with as little work here as possible. */
export async function requestsPerSecond(
  address: string,
  path: string,
  cookie: string,
  seconds: number,
): Promise<number> {
  const { hostname, port } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`;
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => ask(hostname, Number(port), request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function ask(hostname: string, port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let head = '';
    let missing = 0;
    const socket = connect({ host: hostname, port, noDelay: true }, () => socket.write(request));
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        head += chunk;
        const body = head.indexOf('\r\n\r\n') + 4;
        if (body < 4) return;
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(`unexpected answer: ${head.slice(0, 200)}`));
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - body);
        head = '';
      }
      if (missing > 0) return;
      answered++;
      if (performance.now() < until) {
        socket.write(request);
      } else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}
