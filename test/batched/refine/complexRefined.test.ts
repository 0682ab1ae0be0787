// gesvRefined and posvRefined of batches of complex matrices: backward errors in |Re| + |Im| and error bounds against doubles, every form
// and order of storage, both triangles of Hermitian matrices, and members that fail or are spoilt in one part only.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import {
  gesvRefinedBatchedCase,
  gesvRefinedVbatchedCase,
  posvRefinedBatchedCase,
  posvRefinedVbatchedCase,
} from '../../../testing/cases/batched/refine/refinedBatched.ts';
import {
  backwardError,
  gesvRefinedStridedBatchedCase,
  posvRefinedStridedBatchedCase,
} from '../../../testing/cases/batched/refine/refinedStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');
const EPS = { c: 2 ** -24, z: 2 ** -53 } as const;
const CASES = [
  gesvRefinedStridedBatchedCase,
  gesvRefinedBatchedCase,
  gesvRefinedVbatchedCase,
  posvRefinedStridedBatchedCase,
  posvRefinedBatchedCase,
  posvRefinedVbatchedCase,
] as unknown as readonly Case<{ readonly n: unknown }>[];

type Front = (queue: unknown, args: object) => Promise<void>;
type What = 'gesv' | 'l' | 'u';
type Value = (b: number, i: number, j: number) => Pair;

const plain: Value = (b, i, j) => [noise(b, i, j), noise(b, i + 60, j)];
const right: Value = (b, i, j) => plain(b + 50, i, j);
/** Hermitian positive definite, of order n, but for what stands in the imaginary parts of the diagonal. */
const definite =
  (n: number): Value =>
  (b, i, j) => {
    const [re, im] = plain(b, Math.max(i, j), Math.min(i, j));
    if (i === j) return [re + 2 * n + 1, Number.NaN];
    return [re, i > j ? im : -im];
  };

/** A^-1 b by elimination in doubles, of pairs in columns. */
function solution(n: number, A: Float64Array, b: Float64Array): Float64Array {
  const of = (x: Float64Array, k: number): [number, number] => [x[2 * k]!, x[2 * k + 1]!];
  const [M, x] = [A.slice(), b.slice()];
  const swap = (v: Float64Array, p: number, q: number): void => {
    const [one, other] = [of(v, p), of(v, q)];
    v.set(other, 2 * p);
    v.set(one, 2 * q);
  };
  const less = (v: Float64Array, p: number, [f, g]: readonly number[], [re, im]: readonly number[]): void => {
    v[2 * p]! -= f! * re! - g! * im!;
    v[2 * p + 1]! -= f! * im! + g! * re!;
  };
  const over = ([re, im]: readonly number[], [c, d]: readonly number[]): [number, number] => {
    const size = c! * c! + d! * d!;
    return [(re! * c! + im! * d!) / size, (im! * c! - re! * d!) / size];
  };
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k; i < n; i++) if (Math.hypot(...of(M, i + k * n)) > Math.hypot(...of(M, best + k * n))) best = i;
    for (let j = 0; j < n; j++) swap(M, k + j * n, best + j * n);
    swap(x, k, best);
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const f = over(of(M, i + k * n), of(M, k + k * n));
      for (let j = k; j < n; j++) less(M, i + j * n, f, of(M, k + j * n));
      less(x, i, f, of(x, k));
    }
  }
  for (let k = 0; k < n; k++) x.set(over(of(x, k), of(M, k + k * n)), 2 * k);
  return x;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;

  interface Batch {
    readonly prec?: 'c' | 'z';
    readonly form?: CallForm;
    readonly byRows?: boolean;
    readonly n: number;
    readonly count?: number;
    readonly what?: What;
    readonly more?: object;
    readonly bounds?: boolean;
    readonly value?: Value;
    readonly right?: Value;
  }

  /** A call, what it reports, and its operands: matrices as they count. */
  async function solve(s: Batch) {
    const { prec = 'c', form = 'StridedBatched', byRows = false, n, count = 3, what = 'gesv', bounds = true } = s;
    const value = s.value ?? (what === 'gesv' ? plain : definite(n));
    const hidden = (i: number, j: number): boolean => what !== 'gesv' && i !== j && i > j === (what === 'u');
    const square = Array.from({ length: count }, () => [n, n] as const);
    const tall = square.map(() => [n, 2] as const);
    const stored: Value = (b, i, j) => (hidden(i, j) ? [Number.NaN, Number.NaN] : value(b, i, j));
    const A = new Operand(context, prec, square, byRows, stored);
    const B = new Operand(context, prec, tall, byRows, s.right ?? right);
    const X = new Operand(context, prec, tall, byRows, () => [-7, -7]);
    const ints = context.alloc('i', 3 * count);
    const reals = context.alloc(prec === 'c' ? 's' : 'd', 2 * count);
    const lists = { info: ints.at(0), iter: ints.at(count), nonfinite: ints.at(2 * count), berr: reals.at(0) };
    const front = (basalt as unknown as Record<string, Front>)[`${what === 'gesv' ? 'gesv' : 'posv'}Refined${form}`]!;
    await front(queue, {
      ...(what === 'gesv' ? {} : { uplo: what }),
      ...sizesOf(form, { n: square.map(() => n), nrhs: square.map(() => 2) }),
      ...A.args(context, 'A', form),
      ...B.args(context, 'B', form),
      ...X.args(context, 'X', form),
      ...lists,
      ...(bounds ? { ferr: reals.at(count) } : {}),
      ...(byRows ? { layout: 'row' } : {}),
      ...s.more,
    });
    const [x, a, b] = await Promise.all(
      [X, A, B].map((M) => context.download(M.ptr as never) as Promise<ArrayLike<number>>),
    );
    expect([a, b]).toEqual([A.host, B.host]);
    expect(X.guarded(x!)).toBe(true);
    const [i, r] = [await context.download(ints), (await context.download(reals as never)) as Float64Array];
    const list = (from: ArrayLike<number>, k: number): number[] =>
      Array.prototype.slice.call(from, k * count, (k + 1) * count);
    const problems = square.map((_shape, m) => {
      const matrix = A.matrix(A.host, m);
      for (let j = 0; j < n; j++)
        for (let row = 0; row < n; row++) {
          const at = 2 * (row + j * n);
          if (what !== 'gesv' && row === j) matrix[at + 1] = 0;
          if (!hidden(row, j)) continue;
          matrix[at] = matrix[2 * (j + row * n)]!;
          matrix[at + 1] = -matrix[2 * (j + row * n) + 1]!;
        }
      return { A: matrix, x: X.matrix(x!, m), b: B.matrix(B.host, m) };
    });
    const found = { info: list(i, 0), iter: list(i, 1), nonfinite: list(i, 2), berr: list(r, 0), ferr: list(r, 1) };
    for (const buffer of [ints, reals]) buffer.dispose();
    return { problems, ...found };
  }

  async function check(s: Batch): Promise<void> {
    const eps = EPS[s.prec ?? 'c'];
    const { n, bounds = true } = s;
    const found = await solve(s);
    expect([...found.info, ...found.nonfinite].every((x) => x === 0)).toBe(true);
    const view = (data: Float64Array) => matrixView(data, n, data.length / (2 * n), n, 0, 2);
    for (const [m, { A, x, b }] of found.problems.entries()) {
      const where = `${s.what ?? 'gesv'} order ${n} ${s.form ?? ''} ${s.byRows ? 'rows' : ''}`;
      const error = backwardError(view(A), view(x), view(b));
      // Residuals in working precision have errors of their own.
      const most = context === cpu ? 5 + n / 16 : 1.5;
      expect(error / eps, where).toBeLessThan(most);
      expect(Math.abs(found.berr[m]! - error) / eps, where).toBeLessThan(context === cpu ? most : 0.01);
      expect([0, 1, 2, 3, 4, 5]).toContain(found.iter[m]);
      for (const c of bounds ? [0, 1] : []) {
        const [own, exact] = [x, solution(n, A, b.subarray(2 * c * n, 2 * (c + 1) * n))];
        let [distance, size] = [0, 0];
        for (let i = 0; i < n; i++) {
          const [re, im] = [own[2 * (i + c * n)]!, own[2 * (i + c * n) + 1]!];
          distance = Math.max(distance, Math.abs(re - exact[2 * i]!) + Math.abs(im - exact[2 * i + 1]!));
          size = Math.max(size, Math.abs(re) + Math.abs(im));
        }
        expect(found.ferr[m]! * 1.01, where).toBeGreaterThanOrEqual(distance / size);
      }
    }
  }

  // The forms of the GPU's kernels are below; its problem here is a small one.
  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s passes its tester', async (_name, c) => {
    const isSmall = ({ n }: { readonly n: unknown }): boolean => {
      const order = Math.max(...[n as number | readonly number[]].flat());
      return order > 1 && order <= 5;
    };
    for (const prec of context === cpu ? (['c', 'z'] as const) : (['c'] as const))
      for (const problem of context === cpu ? some(c.sweep, 5) : c.sweep.filter(isSmall).slice(-1))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('all forms and orders of storage, both triangles', async () => {
    for (const prec of context === cpu ? (['c', 'z'] as const) : (['c'] as const))
      for (const form of slowly ? FORMS.slice(1, 2) : FORMS)
        for (const byRows of context === cpu || form === 'Batched' ? [false, true] : [form === 'Vbatched'])
          for (const what of ['gesv', 'l', 'u'] as const) {
            const bounds = !slowly && form === 'StridedBatched';
            await check({ prec, form, byRows, what, n: 6, bounds });
          }
  });

  it('orders around the boundaries', async () => {
    for (const n of slowly ? [1] : context === cpu ? [1, 9, 33] : [9]) await check({ n, bounds: false });
  });

  it('improves what plain solutions leave', async () => {
    const n = 8;
    const scale = (i: number): number => 2 ** ((11 * i) % 17);
    const value: Value = (b, i, j) => {
      const [re, im] = plain(b, i, j);
      return [re * scale(i) * scale(n - 1 - j), im * scale(i) * scale(n - 1 - j)];
    };
    await check({ n, value });
    const { iter } = await solve({ n, value });
    expect(Math.max(...iter)).toBeGreaterThan(0);
  });

  it.each(['gesv', 'l'] as const)('%s: members that fail or are spoilt in one part', async (what) => {
    const own = what === 'gesv' ? plain : definite(4);
    const value: Value = (b, i, j) => {
      if (b === 1) return i === 2 || j === 2 ? [0, 0] : own(b, i, j);
      return b === 2 && i === 2 && j === 1 ? [1, Number.NaN] : own(b, i, j);
    };
    const good = await solve({ n: 4, count: 4, what });
    const bad = await solve({ n: 4, count: 4, what, value });
    for (const m of [0, 3]) {
      expect(bad.problems[m]!.x).toEqual(good.problems[m]!.x);
      expect([bad.info[m], bad.iter[m], bad.berr[m]]).toEqual([0, good.iter[m], good.berr[m]]);
    }
    expect(bad.info[1]).toBe(3);
    expect([bad.iter[1], bad.berr[1], bad.ferr[1]]).toEqual([0, Number.NaN, Number.NaN]);
    expect(bad.problems[1]!.x).toEqual(bad.problems[1]!.b);
    expect(bad.nonfinite).toEqual([0, 0, 1, 0]);
    if (bad.info[2] === 0) expect(Number.isFinite(bad.berr[2]!)).toBe(false);
  });
});
