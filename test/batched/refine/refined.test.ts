// gesvRefined and posvRefined of batches on every backend: backward errors computed in doubles, error bounds, corrections, forms and orders
// of storage, and members that fail, are spoilt or have nothing to do, which change no bits of the others.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import {
  gesvRefinedStridedBatchedCase,
  posvRefinedStridedBatchedCase,
} from '../../../testing/cases/batched/refine/refinedStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { sweep } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, sizesOf } from '../forms.ts';
import { noise, spd } from '../placed.ts';

const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');
const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');
const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;

type Front = (queue: unknown, args: object) => Promise<void>;
type What = 'gesv' | 'l' | 'u';

/** max |b - A x| / (|A| |x| + |b|) by elements, in doubles. */
function backward(n: number, A: Float64Array, x: Float64Array, b: Float64Array): number {
  let worst = 0;
  for (let i = 0; i < n; i++) {
    let [r, w] = [b[i]!, Math.abs(b[i]!)];
    for (let k = 0; k < n; k++) {
      r -= A[i + k * n]! * x[k]!;
      w += Math.abs(A[i + k * n]! * x[k]!);
    }
    worst = Math.max(worst, w === 0 ? 0 : Math.abs(r) / w);
  }
  return worst;
}

/** A^-1 b by elimination in doubles. */
function solution(n: number, A: Float64Array, b: Float64Array): Float64Array {
  const [M, x] = [A.slice(), b.slice()];
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k; i < n; i++) if (Math.abs(M[i + k * n]!) > Math.abs(M[best + k * n]!)) best = i;
    for (let j = 0; j < n; j++) [M[k + j * n], M[best + j * n]] = [M[best + j * n]!, M[k + j * n]!];
    [x[k], x[best]] = [x[best]!, x[k]!];
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const f = M[i + k * n]! / M[k + k * n]!;
      for (let j = k; j < n; j++) M[i + j * n]! -= f * M[k + j * n]!;
      x[i]! -= f * x[k]!;
    }
  }
  return x.map((v, k) => v / M[k + k * n]!);
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const light = context !== cpu && software;

  interface Batch {
    readonly prec?: 's' | 'd';
    readonly form?: CallForm;
    readonly byRows?: boolean;
    readonly orders: readonly number[];
    readonly nrhs?: readonly number[];
    readonly what?: What;
    readonly more?: object;
    readonly bounds?: boolean;
    value?(b: number, i: number, j: number): number;
    right?(b: number, i: number, j: number): number;
  }

  /** A call, what it reports, and its operands. */
  async function solve(s: Batch) {
    const { prec = 's', form = 'StridedBatched', byRows = false, orders, what = 'gesv', bounds = true } = s;
    const nrhs = s.nrhs ?? orders.map(() => 2);
    const value = s.value ?? ((b, i, j) => (what === 'gesv' ? noise(b, i, j) : spd(orders[b]!)(b, i, j)));
    const round = (x: number): number => (prec === 's' ? Math.fround(x) : x);
    const hidden = (i: number, j: number): boolean => what !== 'gesv' && i !== j && i > j === (what === 'u');
    const tall = orders.map((n, b) => [n, nrhs[b]!] as const);
    const A = new Operand(
      context,
      prec,
      orders.map((n) => [n, n] as const),
      byRows,
      (b, i, j) => (hidden(i, j) ? Number.NaN : value(b, i, j)),
    );
    const B = new Operand(context, prec, tall, byRows, s.right ?? ((b, i, j) => noise(b + 50, i, j)));
    const X = new Operand(context, prec, tall, byRows, () => -7);
    const count = orders.length;
    const ints = context.upload('i', new Int32Array(3 * count + 1).fill(99));
    const nines = new Array<number>(2 * count + 1).fill(99);
    const reals = context.upload(prec, (prec === 's' ? Float32Array.from(nines) : Float64Array.from(nines)) as never);
    const lists = {
      info: ints.at(0),
      iter: ints.at(count),
      nonfinite: ints.at(2 * count),
      berr: reals.at(0),
      ...(bounds ? { ferr: reals.at(count) } : {}),
    };
    const front = (basalt as unknown as Record<string, Front>)[`${what === 'gesv' ? 'gesv' : 'posv'}Refined${form}`]!;
    await front(queue, {
      ...(what === 'gesv' ? {} : { uplo: what }),
      ...sizesOf(form, { n: orders, nrhs }),
      ...A.args(context, 'A', form),
      ...B.args(context, 'B', form),
      ...X.args(context, 'X', form),
      ...lists,
      ...(byRows ? { layout: 'row' } : {}),
      ...s.more,
    });
    const [x, a, b] = await Promise.all(
      [X, A, B].map((M) => context.download(M.ptr as never) as Promise<ArrayLike<number>>),
    );
    expect([a, b]).toEqual([A.host, B.host]);
    expect(X.guarded(x!)).toBe(true);
    const [i, r] = [await context.download(ints), (await context.download(reals as never)) as Float64Array];
    const list = (k: number, from: ArrayLike<number> = i): number[] =>
      Array.prototype.slice.call(from, k * count, (k + 1) * count);
    const full = (m: number): Float64Array => {
      const n = orders[m]!;
      return A.matrix(A.host, m).map((v, k) =>
        hidden(k % n, Math.floor(k / n)) ? round(value(m, Math.floor(k / n), k % n)) : v,
      );
    };
    const columns = (M: Operand, values: ArrayLike<number>, m: number): Float64Array[] => {
      const [n, flat] = [orders[m]!, M.matrix(values, m)];
      return Array.from({ length: nrhs[m]! }, (_x, c) => flat.subarray(c * n, c * n + n));
    };
    const problems = orders.map((n, m) => {
      const [xs, bs, matrix] = [columns(X, x!, m), columns(B, B.host, m), full(m)];
      return { n, A: matrix, xs, bs, error: Math.max(0, ...xs.map((one, c) => backward(n, matrix, one, bs[c]!))) };
    });
    return {
      problems,
      info: list(0),
      iter: list(1),
      nonfinite: list(2),
      berr: list(0, r),
      ferr: list(1, r),
      guard: [i[3 * count], r[2 * count]],
    };
  }

  async function check(s: Batch): Promise<void> {
    const eps = EPS[s.prec ?? 's'];
    const found = await solve(s);
    expect(found.info.every((x) => x === 0)).toBe(true);
    expect(found.guard).toEqual([99, 99]);
    expect(found.nonfinite.every((x) => x === 0)).toBe(true);
    for (const [m, { n, A, xs, bs, error }] of found.problems.entries()) {
      const where = `${s.what ?? 'gesv'} order ${n} ${s.form ?? ''} ${s.byRows ? 'rows' : ''}`;
      // Residuals in working precision have errors of their own.
      const most = context === cpu ? 4 + n / 16 : 1.5;
      expect(error / eps, where).toBeLessThan(most);
      // What is reported is what there is.
      expect(Math.abs(found.berr[m]! - error) / eps, where).toBeLessThan(context === cpu ? most : 0.01);
      expect([0, 1, 2, 3, 4, 5]).toContain(found.iter[m]);
      if (s.bounds === false || n === 0) continue;
      for (const [c, x] of xs.entries()) {
        const y = solution(n, A, bs[c]!);
        const size = Math.max(...x.map(Math.abs));
        const distance = Math.max(...x.map((v, i) => Math.abs(v - y[i]!))) / size;
        expect(found.ferr[m]! * 1.01, where).toBeGreaterThanOrEqual(distance);
      }
    }
  }

  sweep('all forms and orders of storage', async () => {
    const few = slowly && context !== cpu;
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const form of few ? FORMS.slice(0, 1) : FORMS)
        for (const byRows of few ? [true] : [false, true])
          for (const what of few ? (['gesv', 'u'] as const) : (['gesv', 'l', 'u'] as const)) {
            const ragged = { orders: [5, 0, 7, 1, 5], nrhs: [2, 1, 0, 3, 1] };
            const bounds = !light || (form === 'StridedBatched' && (few || what !== 'u'));
            await check({
              prec,
              form,
              byRows,
              what,
              bounds,
              ...(form === 'Vbatched' ? ragged : { orders: [6, 6, 6] }),
            });
          }
  });

  it('orders around the boundaries', async () => {
    const few = light ? (slowly ? [] : [1, 33]) : [1, 2, 5, 17, 33, 65];
    const orders =
      context === cpu || light ? few : [1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 96, 97, 128, 130, 260];
    for (const n of orders) {
      await check({ orders: [n, n, n], nrhs: [1, 1, 1], bounds: !light && n <= 33 });
      if (!light || n === 33) await check({ orders: [n, n], what: n % 2 === 0 ? 'l' : 'u', bounds: false });
    }
  });

  it('ill-conditioned members beside good ones', async () => {
    // Rows and columns of very different sizes leave plain solutions with large backward errors.
    const scale = (b: number, i: number): number => (b % 2 === 0 ? 1 : 2 ** ((7 * i) % 13));
    const value = (b: number, i: number, j: number): number =>
      noise(b, i, j) * scale(b, i) * (j === 0 && b === 3 ? 1e-4 : 1);
    await check({ orders: [8, 8, 8, 8], value });
    const hilbert = (b: number, i: number, j: number): number => (b === 1 ? 1 / (i + j + 1) : noise(b, i, j));
    await check({ orders: [5, 5, 5], value: hilbert });
  });

  it('improves what plain solutions leave', async () => {
    const n = 8;
    const scale = (i: number): number => 2 ** ((11 * i) % 17);
    const value = (b: number, i: number, j: number): number => noise(b, i, j) * scale(i) * scale(n - 1 - j);
    const A = new Operand(
      context,
      's',
      [
        [n, n],
        [n, n],
      ],
      false,
      value,
    );
    const B = new Operand(
      context,
      's',
      [
        [n, 1],
        [n, 1],
      ],
      false,
      (b, i, j) => noise(b + 50, i, j),
    );
    const [ipiv, info] = [context.alloc('i', 2 * n), context.alloc('i', 2)];
    const places = { ...A.args(context, 'A', 'StridedBatched'), ...B.args(context, 'B', 'StridedBatched') };
    await basalt.sgesvStridedBatched(queue, {
      n,
      nrhs: 1,
      ...places,
      ipiv,
      stridePiv: n,
      info,
      batchCount: 2,
    } as never);
    const x = (await context.download(B.ptr as never)) as ArrayLike<number>;
    const plain = [0, 1].map((b) => backward(n, A.matrix(A.host, b), B.matrix(x, b), B.matrix(B.host, b)));
    const { problems, iter } = await solve({ orders: [n, n], nrhs: [1, 1], value });
    for (const b of [0, 1]) {
      expect(problems[b]!.error / EPS.s).toBeLessThan(1.5);
      // What is good at once is left as it is, which depends on the arithmetic of the device.
      if (plain[b]! / EPS.s > 2) expect(iter[b]).toBeGreaterThan(0);
    }
  });

  it.each(['gesv', 'l'] as const)('%s: members that fail, are spoilt or have nothing to do', async (what) => {
    const orders = [4, 4, 4, 4, 4];
    const own = (b: number, i: number, j: number): number => (what === 'gesv' ? noise(b, i, j) : spd(4)(b, i, j));
    const value = (b: number, i: number, j: number): number => {
      if (b === 1) return i === 2 || j === 2 ? 0 : own(b, i, j);
      return b === 2 && i === 1 && j === 1 ? Number.NaN : own(b, i, j);
    };
    const right = (b: number, i: number, j: number): number => (b === 3 ? 0 : noise(b + 50, i, j));
    const good = await solve({ orders, what, value: own });
    const bad = await solve({ orders, what, value, right });
    for (const m of [0, 4]) {
      expect(bad.problems[m]!.xs).toEqual(good.problems[m]!.xs);
      expect([bad.info[m], bad.iter[m], bad.berr[m], bad.ferr[m]]).toEqual([
        0,
        good.iter[m],
        good.berr[m],
        good.ferr[m],
      ]);
    }
    expect(bad.info[1]).toBeGreaterThan(0);
    expect([bad.iter[1], bad.berr[1], bad.ferr[1]]).toEqual([0, Number.NaN, Number.NaN]);
    expect(bad.problems[1]!.xs).toEqual(bad.problems[1]!.bs);
    expect(bad.nonfinite).toEqual([0, 0, 1, 0, 0]);
    if (bad.info[2] === 0) expect(Number.isFinite(bad.berr[2]!)).toBe(false);
    expect(bad.problems[3]!.xs.every((x) => x.every((v) => v === 0))).toBe(true);
    const filled = await solve({ orders, what, value, right, more: { onFailure: 'nan' } });
    expect(filled.problems[1]!.xs.every((x) => x.every(Number.isNaN))).toBe(true);
    expect(filled.problems[4]!.xs).toEqual(good.problems[4]!.xs);
    await expect(solve({ orders, what, value, right, more: { onFailure: 'throw' } })).rejects.toThrow();
  });

  it('one matrix for all, all in one buffer, and problems out of their buffers', async () => {
    const n = 3;
    const A = [4, 1, 0, 1, 5, 1, 0, 1, 6];
    const B = [1, 2, 3, 4, 5, 6];
    const all = context.upload('s', Float32Array.of(...A, ...B, 9, 9, 9, 9, 9, 9, 8));
    const info = context.alloc('i', 2);
    const places = { lda: n, strideA: 0, ldb: n, strideB: n, ldx: n, strideX: n, batchCount: 2 };
    await basalt.sgesvRefinedStridedBatched(queue, {
      n,
      nrhs: 1,
      A: all,
      B: all.at(9),
      X: all.at(15),
      info,
      ...places,
    });
    const x = await context.download(all);
    for (const b of [0, 1])
      expect(
        backward(
          n,
          Float64Array.from(A),
          Float64Array.from(x.subarray(15 + 3 * b, 18 + 3 * b)),
          Float64Array.from(B.slice(3 * b, 3 * b + 3)),
        ),
      ).toBeLessThan(4 * EPS.s);
    expect(x[21]).toBe(8);
    const lists = [
      [0, 0, 0],
      [9, 20, 9],
      [15, 15, 18],
    ].map((list) => context.upload('i', Int32Array.from(list)));
    const [offsetsA, offsetsB, offsetsX] = lists as [(typeof lists)[0], (typeof lists)[0], (typeof lists)[0]];
    const [iter, three] = [context.alloc('i', 3), context.alloc('i', 3)];
    const before = await context.download(all);
    const at = { lda: n, offsetsA, ldb: n, offsetsB, ldx: n, offsetsX, batchCount: 3 };
    await basalt.sgesvRefinedBatched(queue, { n, nrhs: 1, A: all, B: all, X: all, info: three, iter, ...at });
    const after = await context.download(all);
    expect([...(await context.download(three))]).toEqual([0, -1, 0]);
    expect([...after.subarray(18, 21)]).toEqual([...before.subarray(15, 18)]);
    expect([...after.subarray(15, 18)]).toEqual([...before.subarray(15, 18)]);
  });

  it.each(
    [gesvRefinedStridedBatchedCase, posvRefinedStridedBatchedCase].map(
      (c) => [c.spec.name, c as unknown as Case] as const,
    ),
  )('%s is right over the sweep', async (_name, c) => {
    for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
      for (const problem of light ? c.sweep.slice(1, 3) : c.sweep)
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });

  it('nothing where there is nothing to do', async () => {
    await check({ orders: [0, 0] });
    await check({ orders: [2, 2], nrhs: [0, 0], bounds: false });
  });
});
