// calibrate, and what mode 'auto' makes of it. On contexts of their own: what has been measured changes what 'auto' does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { type Context, calibrate, createContext, gesv, getrf, posv, potrf } from '../../src/index.ts';
import { rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, gpuSweep, gpuTest } from '../setup/contexts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-costs-'));
const before = process.env['BASALT_TUNING'];
beforeAll(() => {
  process.env['BASALT_TUNING'] = folder;
});
afterAll(() => {
  process.env['BASALT_TUNING'] = before;
  rmSync(folder, { recursive: true });
});

/** Factors a matrix of order n with mode 'auto'; returns why it was done as it was, and the pivots. */
async function auto(context: Context, n: number) {
  const rng = mulberry32(n);
  const A = context.upload(
    's',
    Float32Array.from({ length: n * n }, () => signed(rng)),
  );
  const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
  const length = context.queue.trace.length;
  await getrf(context.queue, { m: n, n, A, lda: n, ipiv, info });
  const why = context.queue.trace.slice(length).map((entry) => entry.why);
  const pivots = [...(await context.download(ipiv))];
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  return { why: why.find((text) => text.startsWith('auto')), pivots };
}

gpuSweep(
  'auto is native until calibrate has measured, then the cheapest; stored costs serve later contexts',
  async () => {
    using first = await createContext({ backend: 'gpu' });
    const native = await auto(first, 40);
    expect(native.why).toMatch(/^auto: native, for calibrate\(\) has not measured yet/);
    // What is called behind it, without waiting, is chosen by what it finds.
    const measuring = calibrate(first, { store: true });
    const measured = await auto(first, 40);
    const costs = (await measuring)!;
    expect(measured.why).toMatch(/^auto: (native|hybrid|cpu); expected native .* ms, hybrid .* ms, CPU .* ms/);
    expect(measured.pivots).toEqual(native.pivots);
    for (const cost of Object.values(costs))
      for (const ms of Object.values(cost as Record<string, number>)) expect(ms >= -1e-15).toBe(true);
    // The cheapest of what it expects, whatever that is on a machine that does something else, too.
    const [, place, ...expected] = /^auto: (\w+); .*native ([\d.]+) ms, hybrid ([\d.]+) ms, CPU ([\d.]+) ms/.exec(
      measured.why!,
    )!;
    const chosen = expected[['native', 'hybrid', 'cpu'].indexOf(place!)];
    expect(Number(chosen)).toBe(Math.min(...expected.map(Number)));
    if (first.gpu!.software) {
      const [A, info] = [first.upload('s', Float32Array.of(4)), first.alloc('i', 1)];
      await potrf(first.queue, { uplo: 'l', n: 1, A, lda: 1, info });
      const own = first.queue.trace.filter(({ routine }) => routine === 'spotrf');
      expect(own[0]!.why).toMatch(/^auto: .* expected native/);
    }

    using second = await createContext({ backend: 'gpu' });
    expect((await auto(second, 40)).why).toMatch(/expected native/);

    const file = path.join(folder, 'factor.json');
    const text = readFileSync(file, 'utf8');
    for (const broken of [
      text.replace(/"luWhole.perProduct":\s*[^,]*,/, ''),
      text.replace(/"luWhole.perProduct":\s*[^,]*,/, '"luWhole.perProduct": "x",'),
      '{',
    ]) {
      expect(broken).not.toBe(text);
      writeFileSync(file, broken);
      using third = await createContext({ backend: 'gpu' });
      expect((await auto(third, 40)).why).toMatch(/has not measured/);
    }
  },
);

gpuTest('gesv is hybrid, native and automatic', async (context) => {
  const n = 60;
  const rng = mulberry32(1);
  const a = Float32Array.from({ length: n * n }, () => signed(rng));
  const ones = Float32Array.from({ length: n }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += a[i + j * n]!;
    return sum;
  });
  const pivots = [];
  for (const mode of ['auto', 'hybrid', 'native'] as const) {
    const [A, B] = [context.upload('s', a), context.upload('s', ones)];
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
    await gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info, mode });
    const x = await context.download(B);
    // A matrix at random may be of any condition: what counts is what the solution leaves of the right-hand side.
    for (let i = 0; i < n; i++) {
      let left = ones[i]!;
      for (let j = 0; j < n; j++) left -= a[i + j * n]! * x[j]!;
      expect(Math.abs(left)).toBeLessThan(1e-4);
    }
    expect((await context.download(info))[0]).toBe(0);
    pivots.push([...(await context.download(ipiv))]);
    for (const buffer of [A, B, ipiv, info]) buffer.dispose();
  }
  expect(pivots[1]).toEqual(pivots[0]);
  expect(pivots[2]).toEqual(pivots[0]);
});

gpuTest('posv is hybrid, native and automatic, and puts B back', async (context) => {
  const n = 150;
  const a = new Float32Array(n * n).fill(0.5);
  for (let i = 0; i < n; i++) a[i + i * n] = 2;
  for (const uplo of ['l', 'u'] as const) {
    for (const mode of ['auto', 'hybrid', 'native'] as const) {
      const [A, B] = [context.upload('s', a), context.upload('s', new Float32Array(n).fill(2 + 0.5 * (n - 1)))];
      const info = context.alloc('i', 1);
      const call = { uplo, n, nrhs: 1, A, lda: n, B, ldb: n, info, mode };
      await posv(context.queue, call);
      for (const xi of await context.download(B)) expect(Math.abs(xi - 1)).toBeLessThan(1e-3);
      expect((await context.download(info))[0]).toBe(0);
      context.write(A, a);
      context.write(A.at(140 + 140 * n), Float32Array.of(-1));
      context.write(B, new Float32Array(n).fill(5));
      await posv(context.queue, call);
      expect((await context.download(info))[0]).toBe(141);
      expect([...(await context.download(B))]).toEqual(new Array(n).fill(5));
      for (const buffer of [A, B, info]) buffer.dispose();
    }
  }
});

gpuTest('a singular system in hybrid mode leaves B as it was', async (context) => {
  const n = 40;
  const [A, B] = [context.alloc('s', n * n), context.upload('s', new Float32Array(n).fill(3))];
  const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
  await gesv(context.queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info, mode: 'hybrid' });
  expect((await context.download(info))[0]).toBe(1);
  expect([...(await context.download(B))]).toEqual(new Array(n).fill(3));
  for (const buffer of [A, B, ipiv, info]) buffer.dispose();
});

it('does nothing without a GPU, and refuses options that there are none', async () => {
  expect(await calibrate(cpu)).toBeUndefined();
  expect(await rejectionOf(() => calibrate(cpu, { shop: true } as object))).toBeInstanceOf(ArgumentError);
});
