// Condition numbers of batches on every backend, against inverses in doubles: forms, orders of storage, orders around the boundaries of the
// kernel's shapes, singular and spoilt factors beside good ones, whose bits they do not change.
import { describe, expect, it } from 'vitest';
import { enqueueGeconBatch } from '../../../src/batched/condition/geconBatched.gpu.ts';
import { vectorShapeNames } from '../../../src/batched/vectorGroup.kernels.ts';
import * as basalt from '../../../src/index.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { noise, spd } from '../placed.ts';

const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');
const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');

type Front = (queue: unknown, args: object, prec?: string) => Promise<void>;
const call = (name: string, queue: unknown, args: object): Promise<void> =>
  (basalt as unknown as Record<string, Front>)[name]!(queue, args);

/** ||A|| ||A^-1|| in the 1-norm or that of the transpose, by Gauss-Jordan with pivoting. */
function conditionOf(n: number, A: Float64Array, norm: '1' | 'i'): number {
  const M = A.slice();
  const I = Float64Array.from({ length: n * n }, (_, k) => Number(k % (n + 1) === 0));
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k; i < n; i++) if (Math.abs(M[i + k * n]!) > Math.abs(M[best + k * n]!)) best = i;
    for (const X of [M, I])
      for (let j = 0; j < n; j++) [X[k + j * n], X[best + j * n]] = [X[best + j * n]!, X[k + j * n]!];
    const pivot = M[k + k * n]!;
    for (const X of [M, I]) for (let j = 0; j < n; j++) X[k + j * n]! /= pivot;
    for (let i = 0; i < n; i++) {
      const factor = i === k ? 0 : M[i + k * n]!;
      if (factor !== 0) for (const X of [M, I]) for (let j = 0; j < n; j++) X[i + j * n]! -= factor * X[k + j * n]!;
    }
  }
  const sizeOf = (X: Float64Array): number => {
    const sums = new Float64Array(n);
    for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) sums[norm === '1' ? j : i]! += Math.abs(X[i + j * n]!);
    return sums.reduce((a, b) => Math.max(a, b), 0);
  };
  return sizeOf(A) * sizeOf(I);
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const light = context !== cpu && software;

  async function check(
    prec: 's' | 'd',
    form: CallForm,
    orders: readonly number[],
    byRows: boolean,
    what: '1' | 'i' | 'l' | 'u',
  ) {
    const cholesky = what === 'l' || what === 'u';
    const value = (b: number, i: number, j: number): number =>
      cholesky ? spd(orders[b]!)(b, i, j) : noise(b, i, j) * 10 ** -(j % 3);
    const A = new Operand(
      context,
      prec,
      orders.map((n) => [n, n] as const),
      byRows,
      value,
    );
    const count = orders.length;
    const [anorm, rcond, info] = [context.alloc(prec, count), context.alloc(prec, count), context.alloc('i', count)];
    const sizes = sizesOf(form, { n: orders });
    const square = form === 'Vbatched' ? { m: orders, n: orders } : { m: orders[0]!, ...sizes };
    const layout = byRows ? { layout: 'row' } : {};
    const matrix = A.args(context, 'A', form);
    if (cholesky) {
      await call(`lansy${form}`, queue, { norm: '1', uplo: what, ...sizes, ...matrix, result: anorm, ...layout });
      await call(`potrf${form}`, queue, { uplo: what, ...sizes, ...matrix, info, ...layout });
      await call(`pocon${form}`, queue, { uplo: what, ...sizes, ...matrix, anorm, rcond, ...layout });
    } else {
      const ipiv = context.alloc('i', orders.reduce((s, n) => s + n, 1) + count * orders[0]!);
      const pivots =
        form === 'Vbatched'
          ? { offsetsPiv: orders.map((_n, b) => orders.slice(0, b).reduce((s, n) => s + n, 0)) }
          : { stridePiv: Math.max(1, orders[0]!) };
      await call(`lange${form}`, queue, { norm: what, ...square, ...matrix, result: anorm, ...layout });
      await call(`getrf${form}`, queue, { ...square, ...matrix, ipiv, ...pivots, info, ...layout });
      await call(`gecon${form}`, queue, { norm: what, ...sizes, ...matrix, anorm, rcond, ...layout });
    }
    expect([...(await context.download(info))].every((x) => x === 0)).toBe(true);
    const found = (await context.download(rcond)) as Float64Array;
    for (const [b, n] of orders.entries()) {
      if (n === 0) {
        expect(found[b]).toBe(1);
        continue;
      }
      const wanted = 1 / conditionOf(n, A.matrix(A.host, b), what === 'i' ? 'i' : '1');
      expect(found[b]! / wanted, `${what} order ${n} ${form}`).toBeGreaterThan(0.99);
      expect(found[b]! / wanted, `${what} order ${n} ${form}`).toBeLessThan(4);
    }
    return found;
  }

  it('all forms and orders of storage', async () => {
    const few = slowly && context !== cpu;
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const form of few ? FORMS.slice(0, 1) : FORMS)
        for (const byRows of few ? [true] : [false, true])
          for (const what of few ? (['i', 'u'] as const) : some(['1', 'i', 'l', 'u'] as const, 4))
            await check(prec, form, form === 'Vbatched' ? [5, 0, 7, 1, 5] : [6, 6, 6], byRows, what);
  });

  it('orders around the boundaries', async () => {
    const all = [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 96, 97, 128, 130, 193];
    // Software adapters compile a kernel for each of their shapes.
    const orders = light ? (slowly ? [8] : [1, 8, 33, 70]) : context === cpu ? [1, 2, 5, 17, 33, 65] : all;
    for (const n of orders) {
      await check('s', 'StridedBatched', [n, n, n], false, '1');
      await check('s', 'StridedBatched', [n, n, n], n % 2 === 0, n % 4 < 2 ? 'l' : 'i');
    }
  });

  it('bad factors and norms beside good ones', async () => {
    const n = 5;
    const one = (b: number) =>
      new Operand(context, 's', [[n, n]], false, (_b, i, j) => noise(b, i, j) + Number(i === j) * 3);
    const alone = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map(async (b) => {
        const rcond = context.alloc('s', 1);
        const anorm = context.upload('s', Float32Array.of(4));
        await basalt.sgeconStridedBatched(queue, {
          norm: '1',
          n,
          ...(one(b).args(context, 'A', 'StridedBatched') as object),
          anorm,
          rcond,
          batchCount: 1,
        } as never);
        return (await context.download(rcond))[0]!;
      }),
    );
    const value = (b: number, i: number, j: number): number => {
      if (b === 1 && i === 3 && j === 3) return 0;
      if (b === 2 && i === 1 && j === 2) return Number.NaN;
      return noise(b, i, j) + Number(i === j) * 3;
    };
    const A = new Operand(
      context,
      's',
      Array.from({ length: 7 }, () => [n, n] as const),
      false,
      value,
    );
    const lists = context.upload(
      's',
      Float32Array.of(4, 4, 4, 0, Number.POSITIVE_INFINITY, Number.NaN, 4, 9, 9, 9, 9, 9, 9, 9),
    );
    await basalt.sgeconStridedBatched(queue, {
      norm: '1',
      n,
      ...(A.args(context, 'A', 'StridedBatched') as object),
      anorm: lists,
      rcond: lists.at(7),
      batchCount: 7,
    } as never);
    const found = (await context.download(lists)).subarray(7);
    expect([...found]).toEqual([alone[0], 0, Number.NaN, 0, 0, Number.NaN, alone[6]]);
  });

  it('extreme norms and problems out of their buffers', async () => {
    for (const scale of [1e30, 1e-30]) {
      const A = context.upload('s', Float32Array.of(2 * scale, 0, 0, scale).map(Math.fround));
      const anorm = context.upload('s', Float32Array.of(2 * scale, 1));
      const rcond = context.upload('s', Float32Array.of(7, 7));
      const offsetsA = context.upload('i', Int32Array.of(0, 1));
      await basalt.sgeconBatched(queue, { norm: '1', n: 2, A, lda: 2, offsetsA, anorm, rcond, batchCount: 2 });
      const found = await context.download(rcond);
      expect(found[0]).toBeCloseTo(0.5, 5);
      expect(found[1]).toBe(0);
    }
  });

  it.skipIf(context === cpu)('every shape of the kernel', async () => {
    const n = 4;
    const A = new Operand(
      context,
      's',
      [
        [n, n],
        [n, n],
        [n, n],
      ],
      false,
      (b, i, j) => noise(b, i, j) + Number(i === j) * 3,
    );
    const anorm = context.upload('s', Float32Array.of(4, 4, 4));
    const [first, second] = [A.at(0, 0, 0), A.at(1, 0, 0)];
    const mat = { data: A.ptr as never, off: first, rs: 1, cs: n + 2, stride: second - first };
    const results: number[][] = [];
    for (const force of vectorShapeNames(queue, n).slice(0, slowly ? 2 : undefined)) {
      const rcond = context.alloc('s', 3);
      const lists = { anorm: { data: anorm, off: 0, ld: 1 }, rcond: { data: rcond, off: 0, ld: 1 } };
      enqueueGeconBatch(queue, { n, count: 3, A: mat, ...lists, byRowSums: false, cholesky: false, force } as never);
      results.push([...(await context.download(rcond))]);
    }
    for (const found of results) for (const [b, x] of found.entries()) expect(x / results[0]![b]!).toBeCloseTo(1, 5);
  });
});
