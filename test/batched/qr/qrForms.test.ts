// The fronts of batched QR on every backend: row-major matrices, the three forms, places outside of a buffer, and where they run.
import { describe, expect, it } from 'vitest';
import {
  geqrfBatched,
  geqrfStridedBatched,
  geqrfVbatched,
  qrBatched,
  qrStridedBatched,
  qrVbatched,
} from '../../../src/index.ts';
import { contexts } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const [m, n, count] = [5, 3, 3];
const value = (b: number, i: number, j: number): number => Math.fround(noise(b, i, j));

/** The batch packed by columns or by rows. */
function batch(byRows: boolean): Float32Array {
  const x = new Float32Array(count * m * n);
  for (let b = 0; b < count; b++)
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++) x[b * m * n + (byRows ? i * n + j : i + j * m)] = value(b, i, j);
  return x;
}

/** Packed matrices by columns, from those by rows. */
function turned(x: Float32Array, rows: number, cols: number): Float32Array {
  const y = new Float32Array(x.length);
  for (let at = 0; at < x.length; at++) {
    const [b, i, j] = [Math.floor(at / (rows * cols)), Math.floor((at % (rows * cols)) / cols), at % cols];
    y[b * rows * cols + i + j * rows] = x[at]!;
  }
  return y;
}

const strides = { strideA: m * n, strideQ: m * n, strideR: n * n, batchCount: count };
const byColumns = { lda: m, ldq: m, ldr: n };
const matrices = Array.from({ length: count }, (_, b) => b);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const results = () => [context.alloc('s', count * m * n), context.alloc('s', count * n * n)] as const;
  const strided = async () => {
    const [A, [Q, R], F] = [context.upload('s', batch(false)), results(), context.upload('s', batch(false))];
    const tau = context.alloc('s', count * n);
    await qrStridedBatched(queue, { m, n, A, Q, R, ...byColumns, ...strides });
    await geqrfStridedBatched(queue, { m, n, A: F, lda: m, strideA: m * n, tau, strideTau: n, batchCount: count });
    const [a, q, r, f, t] = await Promise.all([A, Q, R, F, tau].map((X) => context.download(X)));
    expect(a).toEqual(batch(false));
    return { q: q!, r: r!, f: f!, t: t! };
  };

  it('row-major matrices have the same factors, to the last bit', async () => {
    const { q, r, f, t } = await strided();
    const [A, [Q, R], F] = [context.upload('s', batch(true)), results(), context.upload('s', batch(true))];
    const tau = context.alloc('s', count * n);
    const layout = 'row';
    await qrStridedBatched(queue, { m, n, A, lda: n, Q, ldq: n, R, ldr: n, ...strides, layout });
    const ofTau = { tau, strideTau: n, batchCount: count };
    await geqrfStridedBatched(queue, { m, n, A: F, lda: n, strideA: m * n, ...ofTau, layout });
    expect(turned(await context.download(Q), m, n)).toEqual(q);
    expect(turned(await context.download(R), n, n)).toEqual(r);
    expect(turned(await context.download(F), m, n)).toEqual(f);
    expect(await context.download(tau)).toEqual(t);
  });

  it('all forms of a call give the same bits', async () => {
    const { q, r, f, t } = await strided();
    const list = (each: number): number[] => matrices.map((b) => b * each);
    const A = context.upload('s', batch(false));
    for (const form of ['batched', 'vbatched'] as const) {
      const [[Q, R], F, tau] = [results(), context.upload('s', batch(false)), context.alloc('s', count * n)];
      if (form === 'batched') {
        const device = (each: number) => context.upload('i', Int32Array.from(list(each)));
        const [offsetsA, offsetsR, offsetsTau] = [device(m * n), device(n * n), device(n)];
        const offsets = { offsetsA, offsetsQ: offsetsA, offsetsR, batchCount: count };
        await qrBatched(queue, { m, n, A, Q, R, ...byColumns, ...offsets });
        await geqrfBatched(queue, { m, n, A: F, lda: m, offsetsA, tau, offsetsTau, batchCount: count });
      } else {
        const of = (size: number): number[] => matrices.map(() => size);
        const lds = { lda: of(m), ldq: of(m), ldr: of(n) };
        const offsets = { offsetsA: list(m * n), offsetsQ: list(m * n), offsetsR: list(n * n) };
        await qrVbatched(queue, { m: of(m), n: of(n), A, Q, R, ...lds, ...offsets });
        const places = { lda: of(m), offsetsA: list(m * n), offsetsTau: list(n) };
        await geqrfVbatched(queue, { m: of(m), n: of(n), A: F, tau, ...places });
      }
      expect(await context.download(Q), form).toEqual(q);
      expect(await context.download(R), form).toEqual(r);
      expect(await context.download(F), form).toEqual(f);
      expect(await context.download(tau), form).toEqual(t);
    }
  });

  it('leaves out problems that would leave their buffers', async () => {
    const { f, t } = await strided();
    const [A, tau] = [context.upload('s', batch(false)), context.upload('s', new Float32Array(count * n).fill(7))];
    const offsetsA = context.upload('i', Int32Array.of(0, 2 * m * n + 1, 2 * m * n));
    const offsetsTau = context.upload('i', Int32Array.of(0, n, -1));
    await geqrfBatched(queue, { m, n, A, lda: m, offsetsA, tau, offsetsTau, batchCount: count });
    const [after, taus] = await Promise.all([context.download(A), context.download(tau)]);
    expect(after.subarray(0, m * n)).toEqual(f.subarray(0, m * n));
    expect(after.subarray(m * n)).toEqual(batch(false).subarray(m * n));
    expect([...taus]).toEqual([...t.subarray(0, n), ...new Array(2 * n).fill(7)]);
  });

  it('computes matrices of all sizes where the precision lives', async () => {
    const A = context.alloc('s', 33 * 2);
    const [Q, R, tau] = [context.alloc('s', 33 * 2), context.alloc('s', 4), context.alloc('s', 2)];
    const sizes = { m: 33, n: 2, A, lda: 33, strideA: 66, batchCount: 1 };
    await qrStridedBatched(queue, { ...sizes, Q, ldq: 33, strideQ: 66, R, ldr: 2, strideR: 4 });
    expect(queue.trace.at(-1)).toMatchObject({ routine: 'sqrStridedBatched', backend: context.backend });
    await geqrfStridedBatched(queue, { ...sizes, tau, strideTau: 2 });
    expect(queue.trace.at(-1)!.backend).toBe(context.backend);
    // Of a zero matrix Q is that of H = I.
    const q = await context.download(Q);
    expect([...q].every((x, at) => x === Number(at === 0 || at === 34))).toBe(true);
    const [D, scales] = [context.alloc('d', 6), context.alloc('d', 2)];
    await geqrfStridedBatched(queue, {
      m: 3,
      n: 2,
      A: D,
      lda: 3,
      strideA: 6,
      tau: scales,
      strideTau: 2,
      batchCount: 1,
    });
    expect(queue.trace.at(-1)).toMatchObject({ backend: D.onGpu ? 'gpu' : 'cpu' });
  });

  it('leaves out larger problems that would leave their buffers', async () => {
    const [rows, cols] = [70, 2];
    const x = Float32Array.from({ length: 3 * rows * cols }, (_, at) => noise(0, at, 0));
    const A = context.upload('s', x);
    const filled = (length: number) => context.upload('s', new Float32Array(length).fill(7));
    const [Q, R] = [filled(3 * rows * cols), filled(3 * cols * cols)];
    const list = (...offsets: number[]) => context.upload('i', Int32Array.from(offsets));
    const inner = rows * cols;
    const places = { lda: rows, ldq: rows, ldr: cols, batchCount: 3 };
    const [offsetsQ, offsetsR] = [list(0, inner, 2 * inner), list(0, 4, 9)];
    await qrBatched(queue, { m: rows, n: cols, A, Q, R, ...places, offsetsA: list(0, -1, inner), offsetsQ, offsetsR });
    const [q, r] = await Promise.all([context.download(Q), context.download(R)]);
    expect(q.subarray(0, inner).every((value) => Math.abs(value) <= 1)).toBe(true);
    expect(q.subarray(inner).every((value) => value === 7)).toBe(true);
    expect([...r.subarray(4)].every((value) => value === 7)).toBe(true);
    expect(r[1]).toBe(0);
    expect(await context.download(A)).toEqual(x);
  });

  it('does nothing where there is nothing to do', async () => {
    const [A, Q, R] = [context.alloc('s', 4), context.upload('s', Float32Array.of(1, 2)), context.alloc('s', 4)];
    const sizes = { A, lda: 4, strideA: 4, Q, ldq: 4, strideQ: 4, R, ldr: 4, strideR: 4 };
    await qrStridedBatched(queue, { m: 0, n: 1, ...sizes, batchCount: 1 });
    await qrStridedBatched(queue, { m: 1, n: 0, ...sizes, batchCount: 1 });
    await qrStridedBatched(queue, { m: 1, n: 1, ...sizes, batchCount: 0 });
    expect(await context.download(Q)).toEqual(Float32Array.of(1, 2));
  });
});
