// What is special in batches of complex matrices: garbage in imaginary parts of Hermitian diagonals, A^T against A^H, numbers near the ends
// of the range, NaN in one part, bits that depend on a problem alone, and every way in which a GPU computes them.
import { describe, expect, test } from 'vitest';
import { enqueuePotrfBatch } from '../../src/batched/cholesky/potrfBatched.gpu.ts';
import { enqueueGesvBatch } from '../../src/batched/lu/gesvBatched.gpu.ts';
import { enqueueInvBatch } from '../../src/batched/lu/matinvBatched.gpu.ts';
import { shapeNames } from '../../src/batched/small.kernels.ts';
import {
  gesvStridedBatched,
  gesvVbatched,
  getrfStridedBatched,
  getrsStridedBatched,
  matinvStridedBatched,
  posvStridedBatched,
  potrfStridedBatched,
  potriStridedBatched,
  type Trans,
} from '../../src/index.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import type { Context } from '../../src/runtime/context.ts';
import { type MatrixView, matrixView } from '../../testing/lib/norms.ts';
import { solveError } from '../../testing/lib/residuals.ts';
import { contexts, gpu, gpuSweep } from '../setup/contexts.ts';
import { noise } from './placed.ts';

type Pair = readonly [re: number, im: number];
type Complexes = DeviceBuffer<'c'>;
type Value = (b: number, i: number, j: number) => Pair;

const EPS = 2 ** -24;
const software = gpu?.gpu?.software === true;
const random: Value = (b, i, j) => [noise(b, i, j), noise(b, i + 40, j)];

/** Packed n x cols matrices. */
function packed(count: number, n: number, cols: number, value: Value): Float32Array {
  const data = new Float32Array(2 * count * n * cols);
  for (let b = 0; b < count; b++)
    for (let j = 0; j < cols; j++) for (let i = 0; i < n; i++) data.set(value(b, i, j), 2 * (b * n * cols + i + j * n));
  return data;
}

const view = (data: Float32Array, b: number, n: number, cols: number): MatrixView =>
  matrixView(data.subarray(2 * b * n * cols, 2 * (b + 1) * n * cols), n, cols, undefined, 0, 2);

/** Hermitian positive definite: the other triangle conjugated. */
const definite =
  (n: number): Value =>
  (b, i, j) => {
    if (i === j) return [2 * n + noise(b, i, j), 0];
    const [re, im] = random(b, Math.max(i, j), Math.min(i, j));
    return [re, i > j ? im : -im];
  };

/** Whether element p of packed matrices lies in the triangle. */
function inTriangle(uplo: 'l' | 'u', n: number, p: number): boolean {
  const [i, j] = [p % n, Math.floor(p / n) % n];
  return uplo === 'l' ? i >= j : i <= j;
}

/** op(A) of a batch, written out. */
const opOf =
  (value: Value, trans: Trans): Value =>
  (b, i, j) => {
    if (trans === 'n') return value(b, i, j);
    const [re, im] = value(b, j, i);
    return [re, trans === 'c' ? -im : im];
  };

function worst(count: number, n: number, nrhs: number, A: Float32Array, X: Float32Array, B: Float32Array): number {
  const errors = Array.from({ length: count }, (_, b) =>
    solveError(view(A, b, n, n), view(X, b, n, nrhs), view(B, b, n, nrhs)),
  );
  return errors.some(Number.isNaN) ? Number.NaN : Math.max(...errors) / EPS;
}

const ORDERS = [3, 40] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))('complex batches, %s', (_, context) => {
  const { queue } = context;

  test.each(ORDERS)('imaginary parts of the diagonal do not count, order %s', async (n) => {
    const clean = packed(2, n, n, definite(n));
    const dirty = packed(2, n, n, (b, i, j) =>
      i === j ? [definite(n)(b, i, j)[0], Number.NaN] : definite(n)(b, i, j),
    );
    const right = packed(2, n, 2, random);
    for (const uplo of ['l', 'u'] as const) {
      const factors = await Promise.all(
        [clean, dirty].map(async (host) => {
          const [A, B] = [context.upload('c', host), context.upload('c', right)];
          const [info, nonfinite] = [context.alloc('i', 2), context.alloc('i', 2)];
          const sizes = { uplo, n, nrhs: 2, lda: n, strideA: n * n, ldb: n, strideB: 2 * n, batchCount: 2 };
          await posvStridedBatched(queue, { ...sizes, A, B, info, nonfinite });
          expect([...(await context.download(nonfinite)), ...(await context.download(info))]).toEqual([0, 0, 0, 0]);
          return [await context.download(A), await context.download(B)] as const;
        }),
      );
      const [[first, x], [second, y]] = factors as [(typeof factors)[0], (typeof factors)[0]];
      const stored = (x: Float32Array) => x.filter((_v, p) => inTriangle(uplo, n, p >> 1));
      expect(stored(second)).toEqual(stored(first));
      expect(y).toEqual(x);
      for (let j = 0; j < n; j++) expect(first[2 * j * (n + 1) + 1]).toBe(0);
      expect(worst(2, n, 2, clean, x, right)).toBeLessThan(30);
    }
  });

  test.each(ORDERS)('the inverse of a Hermitian matrix has a real diagonal, order %s', async (n) => {
    const host = packed(2, n, n, definite(n));
    for (const uplo of ['l', 'u'] as const) {
      const [A, info] = [context.upload('c', host), context.alloc('i', 2)];
      const each = { uplo, n, A, lda: n, strideA: n * n, info, batchCount: 2 };
      await potrfStridedBatched(queue, each);
      await potriStridedBatched(queue, each);
      const inverse = await context.download(A);
      const whole = packed(2, n, n, (b, i, j) => {
        const inside = inTriangle(uplo, n, i + j * n);
        const p = 2 * (b * n * n + (inside ? i + j * n : j + i * n));
        return [inverse[p]!, inside ? inverse[p + 1]! : -inverse[p + 1]!];
      });
      for (let j = 0; j < n; j++) expect(inverse[2 * j * (n + 1) + 1]).toBe(0);
      const identity = packed(2, n, n, (_b, i, j) => [i === j ? 1 : 0, 0]);
      expect(worst(2, n, n, host, whole, identity)).toBeLessThan(30);
    }
  });

  test.each(ORDERS)('the transpose is not the adjoint, order %s', async (n) => {
    const host = packed(2, n, n, random);
    const right = packed(2, n, 3, random);
    for (const trans of ['n', 't', 'c'] as const) {
      const [A, B] = [context.upload('c', host), context.upload('c', right)];
      const [ipiv, info] = [context.alloc('i', 2 * n), context.alloc('i', 2)];
      const each = { n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, batchCount: 2 };
      await getrfStridedBatched(queue, { ...each, m: n, info });
      await getrsStridedBatched(queue, { ...each, trans, nrhs: 3, B, ldb: n, strideB: 3 * n });
      const solved = await context.download(B);
      expect(worst(2, n, 3, packed(2, n, n, opOf(random, trans)), solved, right), trans).toBeLessThan(30);
    }
  });

  test('numbers near the ends of the range', async () => {
    const n = 4;
    for (const scale of [2 ** -100, 2 ** 100]) {
      const value: Value = (b, i, j) => random(b, i, j).map((x) => x * scale) as [number, number];
      const host = packed(3, n, n, value);
      const right = packed(3, n, 1, random);
      const [A, B, C] = [context.upload('c', host), context.upload('c', right), context.upload('c', host)];
      const [ipiv, info] = [context.alloc('i', 3 * n), context.alloc('i', 3)];
      const each = { n, lda: n, strideA: n * n, info, batchCount: 3 };
      await gesvStridedBatched(queue, { ...each, nrhs: 1, A, ipiv, stridePiv: n, B, ldb: n, strideB: n });
      expect(worst(3, n, 1, host, await context.download(B), right), `gesv, ${scale}`).toBeLessThan(30);
      await matinvStridedBatched(queue, { ...each, A: C });
      const identity = packed(3, n, n, (_b, i, j) => [i === j ? 1 : 0, 0]);
      expect(worst(3, n, n, host, await context.download(C), identity), `matinv, ${scale}`).toBeLessThan(60);
    }
  });

  test('NaN in one part spoils its own problem only, and is flagged', async () => {
    for (const n of ORDERS) {
      const spoilt: Value = (b, i, j) => (b === 1 && i === 2 && j === 1 ? [1, Number.NaN] : definite(n)(b, i, j));
      const [A, info, nonfinite] = [
        context.upload('c', packed(3, n, n, spoilt)),
        context.alloc('i', 3),
        context.alloc('i', 3),
      ];
      const each = {
        uplo: 'l' as const,
        n,
        A,
        lda: n,
        strideA: n * n,
        info,
        nonfinite,
        batchCount: 3,
        onFailure: 'nan' as const,
      };
      await potrfStridedBatched(queue, each);
      expect([...(await context.download(nonfinite))]).toEqual([0, 1, 0]);
      const [first, second, third] = await context.download(info);
      expect([first, third]).toEqual([0, 0]);
      expect(second).toBeGreaterThan(0);
      const after = await context.download(A);
      expect(after.slice(2 * n * n, 2 * n * n + 2)).toEqual(Float32Array.of(Number.NaN, Number.NaN));
      expect(after.subarray(0, 2 * n * n).every(Number.isFinite)).toBe(true);
    }
  });

  test('bits depend on a problem alone: not on the others, the form or the place', async () => {
    const n = 5;
    const solved = async (problems: readonly number[], form: 'strided' | 'vbatched', lead: number) => {
      const count = problems.length;
      const spread = (cols: number): Float32Array => {
        const dense = packed(count, n, cols, (b, i, j) => random(problems[b]!, i, j));
        return Float32Array.from([...new Array(2 * lead).fill(7), ...dense]);
      };
      const [A, B] = [context.upload('c', spread(n)), context.upload('c', spread(1))];
      const [ipiv, info] = [context.alloc('i', count * n), context.alloc('i', count)];
      const operands = { A: A.at(lead), ipiv, B: B.at(lead), info };
      const starts = (each: number) => problems.map((_p, b) => b * each);
      const all = (x: number) => problems.map(() => x);
      if (form === 'strided') {
        const each = { n, nrhs: 1, lda: n, strideA: n * n, stridePiv: n, ldb: n, strideB: n, batchCount: count };
        await gesvStridedBatched(queue, { ...operands, ...each });
      } else {
        const places = { offsetsA: starts(n * n), offsetsPiv: starts(n), offsetsB: starts(n) };
        await gesvVbatched(queue, { ...operands, n: all(n), nrhs: all(1), lda: all(n), ldb: all(n), ...places });
      }
      const x = (await context.download(B)).subarray(2 * lead);
      return problems.map((_p, b) => x.slice(2 * b * n, 2 * (b + 1) * n));
    };
    const [alone] = await solved([7], 'strided', 0);
    expect((await solved([1, 2, 7, 3, 4, 5, 6, 8, 9], 'strided', 4))[2]).toEqual(alone);
    expect((await solved([3, 7], 'vbatched', 3))[1]).toEqual(alone);
  });
});

describe('on the GPU', () => {
  /** Lists for the enqueue functions. */
  const operands = (context: Context, n: number, value: Value) => {
    const host = packed(5, n, n, value);
    const right = packed(5, n, 2, random);
    const [a, b] = [context.upload('c', host), context.upload('c', right)];
    const A = { data: a, off: 0, rs: 1, cs: n, stride: n * n };
    const B = { data: b, off: 0, rs: 1, cs: n, stride: 2 * n };
    const ipiv = { data: context.alloc('i', 5 * n), off: 0, stride: n };
    const info = { data: context.alloc('i', 5), off: 0, ld: 1 };
    return { host, right, A, B, ipiv, info };
  };

  const gesv = async (context: Context, n: number, force?: string): Promise<number> => {
    const { host, right, A, B, ipiv, info } = operands(context, n, random);
    enqueueGesvBatch(context.queue, { n, nrhs: 2, count: 5, A, B, ipiv, info, force });
    return worst(5, n, 2, host, await context.download(B.data as Complexes), right);
  };

  const inverse = async (context: Context, n: number, force?: string): Promise<number> => {
    const { host, A, info } = operands(context, n, random);
    enqueueInvBatch(context.queue, { n, count: 5, A, C: A, info, force });
    const identity = packed(5, n, n, (_b, i, j) => [i === j ? 1 : 0, 0]);
    return worst(5, n, n, host, await context.download(A.data as Complexes), identity);
  };

  const factor = async (context: Context, n: number, force?: string): Promise<number> => {
    const { host, A, info } = operands(context, n, definite(n));
    enqueuePotrfBatch(context.queue, { uplo: 'u', n, count: 5, A, info, force });
    const found: Float32Array = await context.download(A.data as Complexes);
    // U^H (U x) for a random x, against A x: the columns of U^H U are those of A.
    const triangle = (adjoint: boolean) =>
      packed(5, n, n, (b, i, j) => {
        const [p, q] = adjoint ? [j, i] : [i, j];
        const at = 2 * (b * n * n + p + q * n);
        return p > q ? [0, 0] : [found[at]!, adjoint ? -found[at + 1]! : found[at + 1]!];
      });
    const [U, UH] = [triangle(false), triangle(true)];
    return worst(5, n, n, UH, U, host);
  };

  gpuSweep('every shape of the kernels for small matrices', async (context) => {
    const names = software
      ? ['lanes-4x64-staged', 'lanes-4x32-memory']
      : // Those that have room: a matrix in each of so many lanes takes more workgroup memory than there is.
        shapeNames(6, 'c').filter((name) => !/256|-1x128-staged/.test(name));
    for (const force of names) {
      expect(await gesv(context, 6, force), `gesv, ${force}`).toBeLessThan(30);
      expect(await inverse(context, 6, force), `inverse, ${force}`).toBeLessThan(60);
      expect(await factor(context, 6, force), `potrf, ${force}`).toBeLessThan(30);
    }
  });

  gpuSweep('one matrix after the other, and the defaults up to 32', async (context) => {
    expect(await gesv(context, 37, 'single')).toBeLessThan(30);
    expect(await inverse(context, 37, 'single')).toBeLessThan(60);
    expect(await factor(context, 37, 'single')).toBeLessThan(30);
    for (const n of software ? [20] : [2, 4, 8, 12, 13, 16, 17, 24, 32]) {
      expect(await gesv(context, n), `gesv, ${n}`).toBeLessThan(30);
      expect(await inverse(context, n), `inverse, ${n}`).toBeLessThan(60);
      expect(await factor(context, n), `potrf, ${n}`).toBeLessThan(30);
    }
  });
});
