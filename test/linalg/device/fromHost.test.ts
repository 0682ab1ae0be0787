// Large arrays of singles of the host, which go by way of the GPU and come back: which do, and what they come back as.
import ndarray from 'ndarray';
import { expect, it } from 'vitest';
import { ArgumentError, ConvergenceError, IllConditionedError, SingularError } from '../../../src/core/errors.ts';
import { type Context, createContext } from '../../../src/index.ts';
import { fromHost } from '../../../src/linalg/device/fromHost.ts';
import { isSeen } from '../../../src/linalg/device/onGpu.ts';
import { throughDevice, type Ways } from '../../../src/linalg/device/verb.ts';
import {
  cholesky,
  eigh,
  eigvalsh,
  inv,
  lu,
  luFactor,
  luSolve,
  NdArray,
  pinv,
  qr,
  setContext,
  slogdet,
  solve,
  svd,
  svdvals,
  triangularSolve,
} from '../../../src/linalg/index.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { cpu, gpu, gpuTest, gpuWide, report } from '../../setup/contexts.ts';

/** What is large: 2^19 elements. */
const N = 728;

function drawn(m: number, n: number, seed = 1) {
  const rng = mulberry32(seed);
  return ndarray(
    Float32Array.from({ length: m * n }, () => signed(rng)),
    [m, n],
  );
}

/** Symmetric and positive definite. */
function definite(n: number) {
  const A = drawn(n, n);
  for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) A.set(j, i, i === j ? n : A.get(i, j));
  return A;
}

interface Turned {
  readonly turned: unknown;
  readonly rows: number;
}

/** A verb whose result is the transpose, where it has been computed, and how many rows there were. */
const turn: Ways<{ readonly context?: Context; readonly out?: unknown }, unknown> = {
  routine: 'turn',
  host: ([A]) => ({ turned: 'on the host', rows: (A as { shape: number[] }).shape[0] }),
  fromHost,
  takes: (_, [A]) => A!.shape.length > 1,
  gpu: async (on, [A]) => {
    const { buffer } = await on.columns(A!);
    const [m, n] = A!.shape as [number, number];
    return { turned: on.array(buffer, [n, m]), rows: m };
  },
};
const call = async (A: unknown, options: object): Promise<Turned> =>
  (await throughDevice(turn, [[A, 'A', 1]], options)) as Turned;

/** As if the adapter were hardware, whatever it is. */
async function asHardware(context: Context, body: () => Promise<void>): Promise<void> {
  const gpu = context.gpu as { software: boolean };
  const { software } = gpu;
  gpu.software = false;
  try {
    await body();
  } finally {
    gpu.software = software;
  }
}

gpuTest('what is large goes there as it lies when the call is made, and comes back rows first', async (context) => {
  await asHardware(context, async () => {
    // The code is read beside the first call, unless it was there when the GPU was opened.
    await call(drawn(N, N), { context });
    await new Promise((done) => setTimeout(done, 200));
    const A = drawn(N + 2, N);
    const first = A.get(0, 1);
    const calling = call(A, { context });
    A.set(0, 1, 7);
    const { turned, rows } = await calling;
    expect(rows).toBe(N + 2);
    const T = turned as NdArray<Float32Array>;
    expect(T).toBeInstanceOf(NdArray);
    expect([T.shape, T.stride, T.data.constructor]).toEqual([[N, N + 2], [N + 2, 1], Float32Array]);
    expect([T.get(1, 0), T.get(3, 5)]).toEqual([first, A.get(5, 3)]);
    // A view by columns
    const view = { data: A.data, shape: [N, N + 2], stride: [1, N] };
    const back = (await call(view, { context })).turned as NdArray<Float32Array>;
    expect([...back.data.subarray(0, N)]).toEqual([...A.data.subarray(0, N)]);
    setContext(context);
    try {
      expect((await call(A, {})).turned).toBeInstanceOf(NdArray);
    } finally {
      setContext();
    }
  });
});

gpuTest('what is small, of doubles, or has a place for its result stays', async (context) => {
  await asHardware(context, async () => {
    const A = drawn(N, N);
    const stays: readonly (readonly [unknown, object])[] = [
      [drawn(20, 20), { context }],
      [ndarray(new Float64Array(A.data), [N, N]), { context }],
      [A, { context, out: A }],
      [A, { context, precision: 'mixed' }],
      [A, { context: cpu }],
      [{ data: A.data, shape: [N * N] }, { context }],
      [{ data: A.data, shape: [10, 10] }, { context }],
      [{ data: A.data, shape: [2, N / 2, N] }, { context }],
    ];
    for (const [x, options] of stays) expect((await call(x, options)).turned).toBe('on the host');
    await expect(call(A, { context, signal: 5 })).rejects.toThrow(ArgumentError);
    const ended = AbortSignal.abort(new Error('enough'));
    await expect(call(A, { context, signal: ended })).rejects.toThrow('enough');
  });
  if (context.gpu!.software) expect((await call(drawn(N, N), { context })).turned).toBe('on the host');
});

it('a wrong context is refused', async () => {
  await expect(call(drawn(N, N), { context: 5 })).rejects.toThrow(ArgumentError);
  const closed = await createContext({ backend: 'cpu' });
  closed.dispose();
  expect((await call(drawn(N, N), { context: closed })).turned).toBe('on the host');
});

gpuWide('systems from the host are solved there, and looked at', async (context) => {
  const S = definite(N);
  const [b, B] = [ndarray(drawn(N, 1).data, [N]), drawn(N, 3)];
  const bad = drawn(N, N);
  // The last row is that before but for rounding; one of zeros is singular at once.
  for (let j = 0; j < N; j++) bad.set(N - 1, j, bad.get(N - 2, j) * (1 + 2 ** -23));
  const zero = drawn(N, N);
  for (let j = 0; j < N; j++) zero.set(7, j, 0);
  await asHardware(context, async () => {
    const before = context.queue.dispatches;
    for (const [A, right, options] of [
      [S, b, {}],
      [drawn(N, N), B, { trans: 't' }],
    ] as const) {
      const x = await solve(A, right, { context, ...options });
      const exact = await solve(ndarray(new Float64Array(A.data), [N, N]), right, { context: cpu, ...options });
      expect(x).toBeInstanceOf(NdArray);
      expect(x.shape).toEqual(right.shape);
      const size = Math.max(...exact.data.map(Math.abs));
      expect(distance(x.data, exact.data)).toBeLessThan(2e-2 * size);
    }
    expect(context.queue.dispatches).toBeGreaterThan(before);
    await expect(solve(bad, b, { context })).rejects.toThrow(IllConditionedError);
    expect((await solve(bad, b, { context, illConditioned: 'ignore' })).shape).toEqual([N]);
    await expect(solve(zero, b, { context })).rejects.toThrow(SingularError);
    await expect(solve(S, drawn(3, 1), { context })).rejects.toThrow(ArgumentError);
    const report = {};
    await solve(S, b, { context, report });
    expect(report).toMatchObject({ precision: 'f32' });
  });
});

it('square results of long matrices go where a binding of WebGPU holds them', () => {
  expect([0, 5792, 5793].map(isSeen)).toEqual([true, true, false]);
});

const distance = (x: ArrayLike<number>, y: ArrayLike<number>): number =>
  Math.max(...Array.from({ length: Math.min(5000, x.length) }, (_, k) => Math.abs(x[k]! - y[k]!)));

/** On a software adapter these are the host's anyway. */
const onHardware = gpu !== undefined && !gpu.gpu!.software;
if (!onHardware) report({ skipped: 'hardware', test: 'verbs give what they give on the CPU' });

it.runIf(onHardware)('verbs give what they give on the CPU', async () => {
  const context = gpu!;
  const [S, A, tall] = [definite(N), drawn(N, N), drawn(3000, 200)];
  const [on, off] = [{ context }, { context: cpu }];
  const near = (x: { data: ArrayLike<number> }, y: { data: ArrayLike<number> }, bound: number): void => {
    expect(x).toBeInstanceOf(NdArray);
    expect(distance(x.data, y.data)).toBeLessThan(bound);
  };
  near(await inv(S, on), await inv(S, off), 1e-6);
  near(await cholesky(S, on), await cholesky(S, off), 1e-3);
  near(await pinv(tall, on), await pinv(tall, off), 1e-4);
  near(await svdvals(tall, on), await svdvals(tall, off), 1e-3);
  near(await eigvalsh(S, on), await eigvalsh(S, off), 1e-2);
  const [there, here] = [await lu(tall, on), await lu(tall, off)];
  near(there.l, here.l, 1e-3);
  expect(there.p).toEqual(here.p);
  near((await qr(tall, { ...on, mode: 'r' })) as never, (await qr(tall, { ...off, mode: 'r' })) as never, 1e-2);
  const b = drawn(N, 2);
  near(await luSolve(await luFactor(S, on), b, off), await luSolve(await luFactor(S, off), b, off), 1e-5);
  const options = { lower: true };
  near(await triangularSolve(S, b, { ...options, ...on }), await triangularSolve(S, b, { ...options, ...off }), 1e-5);
  const [det, same] = [await slogdet(S, on), await slogdet(S, off)];
  expect(Math.abs(det.logabsdet / same.logabsdet - 1)).toBeLessThan(1e-4);
  const { eigenvalues, eigenvectors } = await eigh(S, on);
  expect([eigenvectors.shape, eigenvectors.stride]).toEqual([
    [N, N],
    [N, 1],
  ]);
  near(eigenvalues, await eigvalsh(S, off), 1e-2);
  const { U, S: s, Vh } = await svd(tall, on);
  expect([U.shape, s.shape, Vh.shape]).toEqual([[3000, 3000], [200], [200, 200]]);
  near(s, await svdvals(tall, off), 1e-3);
  A.data.fill(1);
  await expect(inv(A, on)).rejects.toThrow(SingularError);
  A.set(3, 3, Number.NaN);
  await expect(svd(A, on)).rejects.toThrow(ConvergenceError);
  await expect(eigh(A, on)).rejects.toThrow(ConvergenceError);
});
