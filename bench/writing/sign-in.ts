/**
 * `npm run bench:sign-in [-- --seconds=10 --times=10]`: measures how many sign-ins per second the built product serves,
 * then sends `--times` that rate. Prints the share of the rate that is still served (goodput), the time of a refusal,
 * and the time until recovery.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HttpClient } from '../load/http-client.ts';
import { percentile } from '../measure.ts';
import { startProduct } from '../product/start-product.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    times: { type: 'string', default: '10' },
  },
});
const [seconds, times] = [Number(values.seconds), Number(values.times)];
if (!(seconds > 0) || !(times > 0)) {
  process.stderr.write('--seconds and --times are numbers above 0\n');
  process.exit(2);
}

interface Answer {
  status: number;
  ms: number;
}

const PEOPLE = 20;
const PASSWORD = 'Sail!away7';
const CONNECTIONS = 2000;

async function call(method: string, body: object): Promise<Answer> {
  const from = performance.now();
  const { status } = await client.send({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=wayfarer-web`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return { status, ms: performance.now() - from };
}

let turn = 0;
function signIn(): Promise<Answer> {
  turn += 1;
  const email = `person${turn % PEOPLE}@example.com`;
  return call('signInWithPassword', { email, password: PASSWORD });
}

/**
 * Sends four sign-ins at a time, each as soon as the previous one was answered, which is as fast as the product can
 * serve.
 */
async function atCapacity(): Promise<Answer[]> {
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const one = async () => {
    while (performance.now() < until) answers.push(await signIn());
  };
  await Promise.all(Array.from({ length: 4 }, one));
  return answers;
}

/** Sends sign-ins at a fixed rate, independently of the responses. */
async function beyondCapacity(perSecond: number): Promise<Answer[]> {
  const from = performance.now();
  const answers: Promise<Answer>[] = [];
  while (performance.now() - from < seconds * 1000) {
    const due = Math.floor(((performance.now() - from) / 1000) * perSecond);
    while (answers.length < due) answers.push(signIn());
    await wait(5);
  }
  return Promise.all(answers);
}

const good = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
const rate = (answers: Answer[]) => good(answers).length / seconds;

function within(answers: Answer[], share: number): string {
  const ms = percentile(
    answers.map((answer) => answer.ms),
    share,
  );
  return Number.isNaN(ms) ? 'none' : `${Math.round(ms)} ms`;
}

function statuses(answers: Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}

const dir = await mkdtemp(join(tmpdir(), 'wayfarer-bench-sign-in-'));
const product = await startProduct({ DATA_DIR: join(dir, 'data') });
const client = new HttpClient(product.port, CONNECTIONS);
try {
  for (let index = 0; index < PEOPLE; index += 1) {
    await call('signUp', { email: `person${index}@example.com`, password: PASSWORD });
  }
  const before = await atCapacity();
  const during = await beyondCapacity(rate(before) * times);
  await wait(1000);
  const after = await atCapacity();
  const refused = during.filter(({ status }) => status !== 200);
  const lines = [
    ['capacity', `${rate(before).toFixed(1)} sign-ins a second`, `p95 ${within(before, 0.95)}`],
    [`at ${times} times that`, statuses(during), `served: p95 ${within(good(during), 0.95)}`],
    ['', '', `refused: p50 ${within(refused, 0.5)}, p95 ${within(refused, 0.95)}`],
    ['goodput', `${((100 * rate(during)) / rate(before)).toFixed(0)} % of capacity`, ''],
    ['a second later', `${rate(after).toFixed(1)} sign-ins a second`, statuses(after)],
  ];
  for (const [name = '', value = '', more = ''] of lines) {
    process.stdout.write(`${name.padEnd(20)}${value.padEnd(32)}${more}\n`);
  }
} finally {
  client.close();
  await product.stop();
  await rm(dir, { recursive: true, force: true });
}
