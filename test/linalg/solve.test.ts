// solve(A, b) on every backend: layouts, shapes, data types, errors, and the residual bound that gesv is held to.
import ndarray from 'ndarray';
import { afterEach, describe, expect, it } from 'vitest';
import { ArgumentError, DisposedError, SingularError } from '../../src/core/errors.ts';
import type { Strided } from '../../src/core/strided.ts';
import { getContext, setContext, solve } from '../../src/linalg/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { type Entry, normInf, ratio } from '../lib/dense.ts';
import { mulberry32, type Rng, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { contexts, cpu } from '../setup/contexts.ts';

besideGpu();

type Real = Float32Array | Float64Array;
type RealArray = Strided<Real> & { readonly shape: readonly number[] };

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -24, double: 2 ** -53 } as const;
type Dtype = keyof typeof dtypes;
const names = Object.keys(dtypes) as Dtype[];

function random(dtype: Dtype, length: number, rng: Rng): Real {
  return new dtypes[dtype](length).map(() => signed(rng));
}

/** Element (i, j) of any strided array, written without the library's own reading. */
const entry =
  (x: Strided<ArrayLike<number>>): Entry =>
  (i, j) => {
    const [rowStride, colStride] = x.stride ?? (x.shape.length === 2 ? [x.shape[1], 1] : [1, 0]);
    return x.data[(x.offset ?? 0) + i * rowStride + j * (colStride ?? 0)];
  };

/** R5: ||B - A X||_inf / (n ||A||_inf ||X||_inf), in units of eps. */
function residual(A: Strided<ArrayLike<number>>, b: Strided<ArrayLike<number>>, x: Strided<Real>, eps: number): number {
  const n = A.shape[0];
  const cols = b.shape[1] ?? 1;
  const [a, rhs, solution] = [entry(A), entry(b), entry(x)];
  const error: Entry = (i, j) => {
    let sum = rhs(i, j);
    for (let l = 0; l < n; l++) sum -= a(i, l) * solution(l, j);
    return sum;
  };
  return ratio(normInf(n, cols, error), n * normInf(n, n, a) * normInf(n, cols, solution)) / eps;
}

/** The layouts under test: an n x m array of random numbers, each described in its own way. */
const layouts: Record<string, (dtype: Dtype, rows: number, cols: number, rng: Rng) => RealArray> = {
  'row-major': (dtype, rows, cols, rng) => ndarray(random(dtype, rows * cols, rng), [rows, cols]),
  'column-major': (dtype, rows, cols, rng) => ndarray(random(dtype, rows * cols, rng), [rows, cols], [1, rows]),
  'transposed view': (dtype, rows, cols, rng) =>
    ndarray(random(dtype, rows * cols, rng), [cols, rows]).transpose(1, 0) as RealArray,
  'sub-matrix': (dtype, rows, cols, rng) =>
    ndarray(random(dtype, (rows + 5) * (cols + 4), rng), [rows + 5, cols + 4])
      .hi(rows + 2, cols + 3)
      .lo(2, 3) as RealArray,
  'negative strides': (dtype, rows, cols, rng) =>
    ndarray(random(dtype, rows * cols, rng), [rows, cols]).step(-1, -1) as RealArray,
  'every other element': (dtype, rows, cols, rng) =>
    ndarray(random(dtype, 4 * rows * cols, rng), [2 * rows, 2 * cols]).step(2, 2) as RealArray,
  'a plain record': (dtype, rows, cols, rng) => ({ data: random(dtype, rows * cols, rng), shape: [rows, cols] }),
};

const same = (x: Strided<ArrayLike<number>>): number[] => Array.from(x.data);

for (const context of contexts) {
  describe(`solve on the ${context.backend}`, () => {
    for (const [layout, make] of Object.entries(layouts)) {
      it(`takes ${layout}`, async () => {
        const rng = mulberry32(7);
        for (const dtype of names) {
          for (const [n, nrhs] of [
            [1, 1],
            [3, 2],
            [20, 5],
          ]) {
            const A = make(dtype, n, n, rng);
            const b = make(dtype, n, nrhs, rng);
            const before = [same(A), same(b)];
            const x = await solve(A, b, { context });
            expect(x.shape).toEqual([n, nrhs]);
            expect(x.data).toBeInstanceOf(dtypes[dtype]);
            expect(residual(A, b, x as Strided<Real>, EPS[dtype])).toBeLessThan(30);
            expect([same(A), same(b)]).toEqual(before);
          }
        }
      });
    }

    it('keeps the residual below 30 eps for random systems of many sizes', async () => {
      const rng = mulberry32(11);
      for (const dtype of names) {
        const sizes = [2, 5, 15, 16, 17, 31, 33, 64, 65, 100];
        for (const n of context === cpu ? sizes : some(sizes, 3)) {
          const A = layouts['row-major'](dtype, n, n, rng);
          const b = layouts['column-major'](dtype, n, 1 + (n % 4), rng);
          const x = await solve(A, b, { context });
          expect(residual(A, b, x as Strided<Real>, EPS[dtype]), `${dtype} n = ${n}`).toBeLessThan(30);
        }
      }
    });

    it('returns one-dimensional x for one-dimensional b, and a column for a column', async () => {
      const A = ndarray(new Float32Array([2, 1, 4, 3]), [2, 2]);
      const x = await solve(A, ndarray(new Float32Array([4, 10])), { context });
      expect(x.shape).toEqual([2]);
      expect(x.get(0)).toBeCloseTo(1, 5);
      expect(x.get(1)).toBeCloseTo(2, 5);
      expect((await solve(A, ndarray(new Float32Array([4, 10]), [2, 1]), { context })).shape).toEqual([2, 1]);
      const reversed = ndarray(new Float32Array([10, 4])).step(-1);
      expect(Array.from((await solve(A, reversed, { context })).data)).toEqual(Array.from(x.data));
    });

    it('computes in double as soon as one operand is double, and in double for arrays of numbers', async () => {
      const single = ndarray(new Float32Array([2, 1, 4, 3]), [2, 2]);
      const double = { data: new Float64Array([0.1, 0.7]), shape: [2] };
      const x = await solve(single, double, { context });
      expect(x.data).toBeInstanceOf(Float64Array);
      expect(x.get(1)).toBeCloseTo(0.5, 14);
      const y = await solve({ data: [2, 1, 4, 3], shape: [2, 2] }, { data: [4, 10], shape: [2] }, { context });
      expect(y.data).toEqual(new Float64Array([1, 2]));
      const z = await solve({ data: [2, 1, 4, 3], shape: [2, 2] }, ndarray(new Float32Array([4, 10])), { context });
      expect(z.data).toEqual(new Float64Array([1, 2]));
    });

    it('solves empty systems and systems without right-hand sides', async () => {
      const none = ndarray(new Float32Array(0), [0, 0]);
      expect((await solve(none, ndarray(new Float32Array(0), [0]), { context })).shape).toEqual([0]);
      expect((await solve(none, ndarray(new Float32Array(0), [0, 3]), { context })).shape).toEqual([0, 3]);
      const A = ndarray(new Float32Array([2, 1, 4, 3]), [2, 2]);
      const x = await solve(A, ndarray(new Float32Array(0), [2, 0]), { context });
      expect(x.shape).toEqual([2, 0]);
      expect(x.data).toHaveLength(0);
    });

    it('throws SingularError with the pivot, also without right-hand sides', async () => {
      for (const dtype of names) {
        const A = ndarray(new dtypes[dtype]([1, 2, 3, 2, 4, 6, 1, 1, 1]), [3, 3]);
        for (const nrhs of [0, 1]) {
          const failure = await solve(A, ndarray(new dtypes[dtype](3 * nrhs), [3, nrhs]), { context }).catch((e) => e);
          expect(failure).toBeInstanceOf(SingularError);
          expect(failure.info).toBe(3);
          expect(failure.message).toBe('solve: the matrix is singular: U(3,3) is exactly zero (info = 3)');
        }
      }
    });

    it('passes NaN on to x', async () => {
      for (const dtype of names) {
        const x = await solve(
          ndarray(new dtypes[dtype]([2, 1, 4, 3]), [2, 2]),
          ndarray(new dtypes[dtype]([Number.NaN, 1])),
          { context },
        );
        expect(Array.from(x.data as Real).every(Number.isNaN)).toBe(true);
        const y = await solve(
          ndarray(new dtypes[dtype]([Number.NaN, 1, 4, 3]), [2, 2]),
          ndarray(new dtypes[dtype]([1, 1])),
          { context },
        );
        expect(Array.from(y.data as Real).every(Number.isNaN)).toBe(true);
      }
    });

    it('copies its operands before it returns', async () => {
      const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]);
      const b = ndarray(new Float64Array([4, 10]));
      const pending = solve(A, b, { context });
      A.data.fill(0);
      b.data.fill(Number.NaN);
      expect((await pending).data).toEqual(new Float64Array([1, 2]));
    });

    it('gives all its buffers back, whether it succeeds or not', async () => {
      const open = openBuffers(context);
      // A stack, and on a GPU one matrix of an order that is not solved without buffers
      const [lead, n]: [number[], number] = context.backend === 'gpu' ? [[], 50] : [[1], 30];
      const unit = new Float32Array(n * n).map((_, i) => Number(i % (n + 1) === 0));
      const b = ndarray(new Float32Array(n));
      await solve(ndarray(unit, [...lead, n, n]), b, { context });
      await solve(ndarray(new Float32Array(n * n), [...lead, n, n]), b, { context }).catch(() => {});
      expect(open()).toBe(0);
    });
  });
}

/** Counts buffers made and not disposed of from now on. */
function openBuffers(context: Context): () => number {
  const made: { disposed: boolean }[] = [];
  const { alloc, upload } = context;
  context.alloc = ((...args: Parameters<typeof alloc>) => record(alloc.apply(context, args))) as typeof alloc;
  context.upload = ((...args: Parameters<typeof upload>) => record(upload.apply(context, args))) as typeof upload;
  function record<T extends { disposed: boolean }>(buffer: T): T {
    made.push(buffer);
    return buffer;
  }
  return () => {
    context.alloc = alloc;
    context.upload = upload;
    expect(made.length).toBeGreaterThan(0);
    return made.filter((buffer) => !buffer.disposed).length;
  };
}

describe('solve refuses', () => {
  const good = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]);
  const rhs = ndarray(new Float64Array([4, 10]));
  const wrong = (data: unknown, shape: unknown, more = {}) => ({ data, shape, ...more }) as never;
  const cases: [what: string, A: unknown, b: unknown, argument: string, rule: RegExp][] = [
    ['a wide A', ndarray(new Float64Array(6), [2, 3]), rhs, 'A', /square/],
    ['a vector A', ndarray(new Float64Array(2)), rhs, 'A', /square/],
    ['a stack of wide A', ndarray(new Float64Array(12), [2, 2, 3]), rhs, 'A', /matrices must be square/],
    ['too few rows of b', good, ndarray(new Float64Array(1)), 'b', /must have 2 rows/],
    ['too many rows of b', good, ndarray(new Float64Array(6), [3, 2]), 'b', /must have 2 rows/],
    ['a stack of short b', good, ndarray(new Float64Array(12), [2, 3, 2]), 'b', /matrices must have 2 rows/],
    ['no A', undefined, rhs, 'A', /an array with data and shape/],
    ['a vector for A', new Float64Array(4), rhs, 'A', /square/],
    ['integers of 64 bits', wrong(new BigInt64Array(4), [2, 2]), rhs, 'A', /typed array of integers/],
    ['strings among numbers', wrong([1, 2, '3', 4], [2, 2]), rhs, 'A', /element \(1, 0\) must be a number/],
    ['holes', good, wrong(new Array(2), [2]), 'b', /element \(0\) must be a number/],
    ['short data', wrong(new Float64Array(3), [2, 2]), rhs, 'A', /too short/],
    ['strides that leave the data', wrong(new Float64Array(4), [2, 2], { stride: [2, -1] }), rhs, 'A', /too short/],
    ['a negative shape', wrong(new Float64Array(4), [-2, 2]), rhs, 'A', /integers >= 0/],
    ['a fractional stride', wrong(new Float64Array(4), [2, 2], { stride: [2, 0.5] }), rhs, 'A', /integer stride/],
    ['a fractional offset', good, wrong(new Float64Array(4), [2], { offset: 0.5 }), 'b', /offset must be an integer/],
  ];
  for (const [what, A, b, argument, rule] of cases) {
    it(what, async () => {
      const failure = await solve(A as never, b as never, { context: cpu }).catch((e) => e);
      expect(failure).toBeInstanceOf(ArgumentError);
      expect(failure).toMatchObject({ routine: 'solve', argument, position: argument === 'A' ? 1 : 2 });
      expect(failure.rule).toMatch(rule);
    });
  }

  it('options it does not know, and contexts that are none', async () => {
    for (const options of [{ contxt: cpu }, { context: {} }, { context: null }, null, 5]) {
      const failure = await solve(good, rhs, options as never).catch((e) => e);
      expect(failure).toBeInstanceOf(ArgumentError);
      expect(failure).toMatchObject({ routine: 'solve', position: 3 });
    }
    expect(() => setContext(null as never)).toThrow(ArgumentError);
  });

  it('options that stand in Object.prototype or in a class', async () => {
    class Options {
      get precision() {
        return 'f32';
      }
    }
    await expect(solve(good, rhs, new Options() as never)).rejects.toMatchObject({
      argument: 'precision',
      position: 3,
    });
    const prototype = Object.prototype as { condition?: unknown };
    prototype.condition = true;
    const failure = await solve(good, rhs, { context: cpu }).catch((e) => e);
    delete prototype.condition;
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure.rule).toMatch(/inherited/);
  });
});

describe('the default context', () => {
  afterEach(() => setContext());

  it('is the one set', async () => {
    const mine = await createContext({ backend: 'cpu' });
    setContext(mine);
    expect(await getContext()).toBe(mine);
    await solve(ndarray(new Float64Array([2]), [1, 1]), ndarray(new Float64Array([4])));
    expect(mine.queue.trace.map((entry) => entry.routine)).toEqual(['dgesv']);
    mine.dispose();
    expect(() => setContext(mine)).toThrow(DisposedError);
    expect(await getContext()).toBe(mine);
    await expect(solve(ndarray(new Float64Array([2]), [1, 1]), ndarray(new Float64Array([4])))).rejects.toThrow(
      DisposedError,
    );
  });

  it('is opened once, at first use', async () => {
    const first = getContext();
    expect(getContext()).toBe(first);
    const context = await first;
    const x = await solve(ndarray(new Float64Array([2]), [1, 1]), ndarray(new Float64Array([4])));
    expect(x.get(0)).toBe(2);
    expect(context.queue.trace.length).toBe(1);
    context.dispose();
  });
});
