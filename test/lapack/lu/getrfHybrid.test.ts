// LU with its panels on the CPU: the pivots of the native way and of the reference, bad data, order of calls, errors in the middle.
import { expect, it, vi } from 'vitest';
import { DeviceError, DisposedError } from '../../../src/core/errors.ts';
import { engine } from '../../../src/engine/engine.ts';
import { type Context, chromeTrace, createContext, getrf, getrfWorkspace, laswp } from '../../../src/index.ts';
import { type GetrfData, type GetrfProblem, getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { attempt, judge } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { cpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const pivotsOf = ({ ipiv }: GetrfData): number[] =>
  Array.from(ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows));
const infoOf = ({ info }: GetrfData): number => info.data[info.offset]!;

const run =
  (mode: 'hybrid' | 'native', nb: number): (typeof getrfCase)['run'] =>
  (queue, { m, n }, { A, ipiv, info }) =>
    getrf(queue, { m, n, A, lda: A.ld, ipiv, info, mode, nb });

const spoiled =
  (spoil: (a: Parameters<Source>[0]) => void): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    spoil(a);
  };
const zeroColumns = (...columns: number[]): Source =>
  spoiled((a) => {
    for (const j of columns) a.data.fill(0, a.offset + j * a.ld, a.offset + j * a.ld + a.rows);
  });

gpuTest('hybrid factors with the pivots of native and of the reference', async (context) => {
  const shapes = [
    [0, 0, 4],
    [0, 3, 4],
    [3, 0, 4],
    [1, 1, 4],
    [5, 5, 2],
    [33, 33, 32],
    [100, 100, 16],
    [100, 100, 100],
    [100, 100, 500],
    [150, 60, 16],
    [60, 150, 16],
    [200, 1, 8],
    [1, 200, 8],
    [129, 128, 40],
    [400, 400, 64],
  ] as const;
  for (const [m, n, nb] of shapes) {
    const problem: GetrfProblem = { m, n, layout: LAYOUT };
    const outcome = await attempt(context, getrfCase, problem, 's', run('hybrid', nb));
    expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
    expect(infoOf(outcome.after)).toBe(0);
    const expected = getrfCase.data(problem, 's', new Random());
    getrfCase.reference(problem, expected);
    expect(pivotsOf(outcome.after), `${m} x ${n}`).toEqual(pivotsOf(expected));
    if (m * n <= 10000) {
      const native = await attempt(context, getrfCase, problem, 's', run('native', nb));
      expect(pivotsOf(outcome.after), `${m} x ${n} native`).toEqual(pivotsOf(native.after));
    }
  }
});

gpuTest('hybrid without a block size, and the trace of it', async (context) => {
  const problem: GetrfProblem = { m: 130, n: 140 };
  const outcome = await attempt(context, getrfCase, problem, 's', run('hybrid', 0));
  expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgetrf', backend: 'gpu', kernel: 'panels on the CPU' });
});

gpuTest('hybrid reports zero columns, and completes', async (context) => {
  for (const [m, n] of [
    [70, 70],
    [100, 40],
    [40, 100],
  ] as const) {
    const order = Math.min(m, n);
    for (const zeros of [[0], [order >> 1], [order - 1], [order >> 1, order - 1]]) {
      const problem = { m, n, source: zeroColumns(...zeros), layout: LAYOUT };
      const outcome = await attempt(context, getrfCase, problem, 's', run('hybrid', 16));
      expect(infoOf(outcome.after)).toBe(zeros[0]! + 1);
      expect(judge(getrfCase, problem, 's', outcome)).toEqual([]);
    }
  }
});

gpuTest('hybrid keeps pivots in range with NaN and infinity in A', async (context) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    for (const [i, j] of [
      [0, 0],
      [20, 30],
      [59, 59],
    ] as const) {
      const source = spoiled((a) => {
        a.data[a.offset + i + j * a.ld] = value;
      });
      const { after } = await attempt(context, getrfCase, { m: 60, n: 60, source }, 's', run('hybrid', 16));
      for (const [k, p] of pivotsOf(after).entries()) expect(p > k && p <= 60, `pivot ${k + 1} is ${p}`).toBe(true);
    }
  }
});

/** A random matrix of order n, and what a factorization of it needs. */
function system(context: Context, n: number, seed: number) {
  const rng = mulberry32(seed);
  const a = Float32Array.from({ length: n * n }, () => signed(rng));
  const A = context.upload('s', a);
  const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
  const factor = (mode: 'native' | 'hybrid') => getrf(context.queue, { m: n, n, A, lda: n, ipiv, info, mode, nb: 16 });
  const dispose = () => [A, ipiv, info].forEach((buffer) => void buffer.dispose());
  return { n, a, A, ipiv, info, factor, dispose };
}

gpuTest('calls behind hybrid ones, none of them awaited, see their results', async (context) => {
  const [s, t] = [system(context, 90, 1), system(context, 70, 2)];
  const expected = [];
  for (const x of [s, t]) {
    await x.factor('hybrid');
    expected.push([...(await context.download(x.ipiv))]);
    context.write(x.A, x.a);
  }
  const unit = context.upload(
    's',
    Float32Array.from({ length: 90 }, (_, i) => i),
  );
  const calls = [
    s.factor('hybrid'),
    t.factor('hybrid'),
    // P applied to 0 .. n-1 says which row came where
    laswp(context.queue, { m: 90, n: 1, A: unit, lda: 90, k1: 1, k2: 90, ipiv: s.ipiv }),
  ];
  const [rows, first, second] = [context.download(unit), context.download(s.ipiv), context.download(t.ipiv)];
  context.write(s.A, s.a); // behind the factorization
  const original = context.download(s.A);
  await Promise.all(calls);
  expect([[...(await first)], [...(await second)]]).toEqual(expected);
  const order = Array.from({ length: 90 }, (_, i) => i);
  for (const [k, p] of expected[0]!.entries()) [order[k], order[p - 1]] = [order[p - 1]!, order[k]!];
  expect([...(await rows)]).toEqual(order);
  expect(await original).toEqual(s.a);
  for (const x of [s, t, { dispose: () => unit.dispose() }]) x.dispose();
});

gpuWide(
  'hybrid calls of two contexts, and calls on the CPU meanwhile, give the bits that each gives alone',
  async (context) => {
    using other = await createContext({ backend: 'gpu' });
    const systems = [system(context, 80, 6), system(other, 80, 7), system(cpu, 80, 8)];
    const results = async (together: boolean): Promise<Float32Array[]> => {
      for (const s of systems) s.A.owner.write(s.A, s.a);
      if (together) await Promise.all(systems.map((s) => s.factor('hybrid')));
      else for (const s of systems) await s.factor('hybrid');
      return Promise.all(systems.map((s) => s.A.owner.download(s.A)));
    };
    const expected = await results(false);
    for (let round = 0; round < 3; round++) expect(await results(true)).toEqual(expected);
    for (const s of systems) s.dispose();
  },
);

gpuTest('a buffer disposed of in the middle: the call rejects, the context goes on', async (context) => {
  const [s, t] = [system(context, 120, 3), system(context, 40, 4)];
  const call = s.factor('hybrid');
  const next = t.factor('hybrid');
  s.A.dispose();
  expect(await rejectionOf(() => call)).toBeInstanceOf(DisposedError);
  await next;
  expect((await context.download(t.info))[0]).toBe(0);
  s.dispose();
  t.dispose();
});

gpuTest('a device lost in the middle, a context disposed of: the call rejects', async () => {
  for (const end of ['lost', 'disposed']) {
    const own = await createContext({ backend: 'gpu' });
    const s = system(own, 120, 5);
    await own.queue.sync();
    const call = s.factor('hybrid');
    const behind = s.factor('hybrid');
    if (end === 'lost') own.gpu!.device.destroy();
    else own.dispose();
    for (const each of [call, behind]) {
      const error = await rejectionOf(() => each);
      expect(error instanceof DeviceError || error instanceof DisposedError, String(error)).toBe(true);
    }
    own.dispose();
  }
});

gpuTest(
  'workspace is as much as announced, taken before the loop, and given back, whatever happens',
  async (context) => {
    const { heap } = engine()!;
    const s = system(context, 96, 8);
    await s.factor('hybrid');
    const [used, live] = [heap.used, context.pool!.live];
    const lease = vi.spyOn(context, 'lease');
    const taken = vi.spyOn(context.pool!, 'take');
    const made = vi.spyOn(context.gpu!.device, 'createBuffer');
    try {
      context.write(s.A, s.a);
      await s.factor('hybrid');
      const own = lease.mock.calls.filter(([type, length]) => type === 's' && length > 96 * 16);
      // Products of this order lease next to nothing: the panel is all.
      expect(own.map(([, length]) => 4 * length)).toEqual([getrfWorkspace({ m: 96, n: 96, mode: 'hybrid', nb: 16 })]);
      expect(taken.mock.calls.length).toBe(lease.mock.calls.length);
      expect(made).not.toHaveBeenCalled(); // panels of all heights are read back through the first one's buffer
    } finally {
      lease.mockRestore();
      taken.mockRestore();
      made.mockRestore();
    }
    const t = system(context, 96, 9);
    const call = t.factor('hybrid');
    t.A.dispose();
    await rejectionOf(() => call);
    t.dispose();
    // What other tests have left to the garbage collector may be given back meanwhile.
    expect(heap.used).toBeLessThanOrEqual(used);
    expect(context.pool!.live).toBeLessThanOrEqual(live + 3);
    s.dispose();
  },
);

it('getrfWorkspace grows with the panel, and auto needs the larger of both', () => {
  const of = (mode: 'auto' | 'native' | 'hybrid', nb = 0) => getrfWorkspace({ m: 3000, n: 2000, mode, nb });
  expect(of('hybrid', 64)).toBeGreaterThanOrEqual(4 * 3000 * 64);
  expect(of('hybrid', 64)).toBeLessThan(4 * 3100 * 64);
  expect(of('hybrid')).toBeGreaterThan(of('hybrid', 64));
  expect(of('native')).toBeGreaterThan(0);
  expect(of('auto')).toBe(Math.max(of('native'), of('hybrid')));
  const split = (mode: 'native' | 'hybrid') => getrfWorkspace({ m: 3000, n: 2000, mode, math: 'split', nb: 64 });
  expect(split('native')).toBeGreaterThanOrEqual(4 * 64 * 5000);
  expect(split('hybrid')).toBeGreaterThan(split('native'));
  for (const mode of ['auto', 'native', 'hybrid'] as const) expect(getrfWorkspace({ m: 0, n: 5, mode })).toBe(0);
});

gpuTest('the timeline has the steps of both modes, and chromeTrace is JSON', async (context) => {
  const s = system(context, 64, 6);
  context.queue.timeline = [];
  await s.factor('hybrid');
  context.write(s.A, s.a);
  await s.factor('native');
  await context.queue.sync();
  const records = context.queue.timeline;
  context.queue.timeline = undefined;
  const count = (lane: string) => records.filter((record) => record.lane === lane).length;
  expect(count('cpu')).toBe(4);
  expect(count('bus')).toBe(8);
  // hybrid: 3 updates of the next panel, 4 of the rest; native: 4 panels, 4 updates
  expect([count('host'), count('gpu')]).toEqual([15, 15]);
  expect(records.every(({ start, end }) => end >= start)).toBe(true);
  const trace = JSON.parse(chromeTrace(records)) as { traceEvents: { ph: string; ts?: number; dur?: number }[] };
  const bars = trace.traceEvents.filter(({ ph }) => ph === 'X');
  expect(bars).toHaveLength(records.length);
  expect(bars.every(({ ts, dur }) => ts! >= 0 && dur! >= 0)).toBe(true);
  s.dispose();
});

it('an empty timeline is a trace without bars', () => {
  const { traceEvents } = JSON.parse(chromeTrace([])) as { traceEvents: { ph: string }[] };
  expect(traceEvents.some(({ ph }) => ph === 'X')).toBe(false);
});
