// svd, pinv and matrixRank on every backend: numbers of NumPy 2.4, shapes, stacks, views, deficient and empty matrices, and Moore and
// Penrose's conditions.
import fc from 'fast-check';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError } from '../../src/core/errors.ts';
import { type ArrayInput, matrixRank, norm, pinv, svd, type VerbOptions } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const on = { context: cpu };
const verbs: readonly ((A: ArrayInput, options: VerbOptions) => Promise<unknown>)[] = [svd, pinv, matrixRank];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;
type Rows = number[][];

const A: Rows = [
  [2, 1, 4],
  [4, 3, -1],
  [0, 5, 6],
  [1, -2, 3],
];
/** Of rank 2. */
const V: Rows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];
const HILBERT = Array.from({ length: 4 }, (_, i) => Array.from({ length: 4 }, (_, j) => 1 / (i + j + 1)));
const T = ndarray(
  Float64Array.from({ length: 24 }, (_, i) => i - 7),
  [2, 3, 4],
);
const NAN: Rows = [
  [1, 2],
  [3, Number.NaN],
];

const rowsOf = (x: Matrix): Rows =>
  Array.from({ length: x.shape[0]! }, (_, i) => Array.from({ length: x.shape[1]! }, (_, j) => x.get(i, j)));
const times = (a: Rows, b: Rows): Rows =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((sum, x, l) => sum + x * b[l]![j]!, 0)));
const turned = (a: Rows, n: number): Rows => Array.from({ length: n }, (_, j) => a.map((row) => row[j]!));
const distance = (a: Rows, b: Rows): number =>
  Math.max(0, ...a.flatMap((row, i) => row.map((x, j) => Math.abs(x - b[i]![j]!))));
const unit = (n: number): Rows =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)));

/** How far U S V^T is from a, and U and V from orthogonal. */
function errorOf(a: Rows, U: Matrix, S: Matrix, Vh: Matrix): number {
  const [u, v] = [rowsOf(U), rowsOf(Vh)];
  const k = S.shape[0]!;
  const scaled = u.map((row) => Array.from({ length: k }, (_, i) => row[i]! * S.get(i)));
  const size = Math.max(1, S.shape[0]! > 0 ? S.get(0) : 0);
  return Math.max(
    k === 0 ? 0 : distance(times(scaled, v.slice(0, k)), a) / size,
    distance(times(turned(u, U.shape[1]!), u), unit(U.shape[1]!)),
    distance(times(v, turned(v, Vh.shape[1]!)), unit(Vh.shape[0]!)),
  );
}

const random = (single: boolean, shape: number[], seed = 5): Matrix => {
  const rng = mulberry32(seed);
  const size = shape.reduce((count, d) => count * d, 1);
  const data = Float64Array.from({ length: size }, () => signed(rng));
  return ndarray(single ? new Float32Array(data) : data, shape);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each([
    ['single', 1e-5],
    ['double', 1e-13],
  ] as const)('svd and pinv of %s precision', async (dtype, bound) => {
    for (const [m, n] of [
      [1, 1],
      [4, 4],
      [7, 3],
      [3, 8],
      [1, 5],
      [5, 1],
      [20, 17],
    ] as const) {
      const a = random(dtype === 'single', [m, n]);
      for (const fullMatrices of [true, false]) {
        const { U, S, Vh } = await svd(a, { context, fullMatrices });
        const k = Math.min(m, n);
        expect([U.shape, S.shape, Vh.shape]).toEqual(fullMatrices ? [[m, m], [k], [n, n]] : [[m, k], [k], [k, n]]);
        expect(U.data).toBeInstanceOf(dtype === 'single' ? Float32Array : Float64Array);
        expect(errorOf(rowsOf(a), U, S, Vh)).toBeLessThan(bound);
      }
      const x = await pinv(a, { context });
      expect(x.shape).toEqual([n, m]);
      const product = times(times(rowsOf(a), rowsOf(x)), rowsOf(a));
      expect(distance(product, rowsOf(a))).toBeLessThan(20 * bound);
      expect(await matrixRank(a, { context })).toBe(Math.min(m, n));
    }
  });
});

describe('svd', () => {
  const near = (found: Matrix, expected: readonly number[], digits = 1e-13): void => {
    for (const [i, x] of expected.entries()) expect(Math.abs(found.data[i]! - x)).toBeLessThan(digits);
  };

  it('has the numbers of NumPy', async () => {
    near((await svd(A, on)).S, [8.97854672953303, 5.22362612005085, 3.75492060948219]);
    near(
      (await svd(HILBERT, on)).S,
      [1.50021428005924, 0.16914122022145, 0.00673827360576071, 9.67023040226052e-5],
      1e-14,
    );
    near((await svd(V, { ...on, computeUv: false })).S, [16.8481033526142, 1.06836951455471, 0]);
    near(
      await pinv(A, on),
      [
        0.100760946669246, 0.175340168955955, -0.0865093183723479, 0.0971174308376862, -0.0531695363384278,
        0.0620364996453215, 0.116689237118721, -0.14180692590443, 0.0745792222867093, -0.0609402205455601,
        0.059489262913523, 0.0946024376088218,
      ],
    );
    near(
      await pinv(V, on),
      [
        -0.638888888888889, -0.166666666666666, 0.305555555555555, -0.0555555555555553, 0, 0.0555555555555554,
        0.527777777777777, 0.166666666666666, -0.194444444444444,
      ],
    );
  });

  it('gives values alone', async () => {
    const found = await svd(A, { ...on, computeUv: false });
    expect(Object.keys(found)).toEqual(['S']);
    expect([...found.S.data]).toEqual([...(await svd(A, on)).S.data]);
  });

  it('of stacks, empty ones too', async () => {
    const { U, S, Vh } = await svd(T, on);
    expect([U.shape, S.shape, Vh.shape]).toEqual([
      [2, 3, 3],
      [2, 3],
      [2, 4, 4],
    ]);
    for (let b = 0; b < 2; b++) {
      const one = T.pick(b, null, null);
      expect(errorOf(rowsOf(one), U.pick(b, null, null), S.pick(b, null), Vh.pick(b, null, null))).toBeLessThan(1e-13);
      expect(errorOf(rowsOf(one), ...(Object.values(await svd(one, on)) as [Matrix, Matrix, Matrix]))).toBeLessThan(
        1e-13,
      );
    }
    const none = await svd(ndarray(new Float64Array(0), [0, 2, 3]), on);
    expect([none.U.shape, none.S.shape, none.Vh.shape]).toEqual([
      [0, 2, 2],
      [0, 2],
      [0, 3, 3],
    ]);
    const flat = await svd(ndarray(new Float64Array(0), [2, 0, 3]), on);
    expect([flat.U.shape, flat.S.shape, flat.Vh.shape]).toEqual([
      [2, 0, 0],
      [2, 0],
      [2, 3, 3],
    ]);
    expect([...flat.Vh.data]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
    const thin = await svd(ndarray(new Float64Array(0), [3, 0]), { ...on, fullMatrices: false });
    expect([thin.U.shape, thin.S.shape, thin.Vh.shape]).toEqual([[3, 0], [0], [0, 0]]);
    expect((await pinv(ndarray(new Float64Array(0), [2, 0, 3]), on)).shape).toEqual([2, 3, 0]);
  });

  it('reads views, and leaves them as they are', async () => {
    const big = random(false, [9, 8]);
    const before = [...big.data];
    const view = big.hi(7, 6).lo(2, 1).step(-1, 2);
    const { U, S, Vh } = await svd(view, on);
    expect(errorOf(rowsOf(view), U, S, Vh)).toBeLessThan(1e-13);
    expect([...big.data]).toEqual(before);
  });

  it('names the matrix that is not finite', async () => {
    for (const verb of verbs) {
      const error = await verb(
        [
          [unit(2), NAN],
          [unit(2), unit(2)],
        ],
        on,
      ).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(ConvergenceError);
      expect(error).toMatchObject({ batchElement: 1, batchIndex: [0, 1], info: 2 });
      await expect(verb(NAN, on)).rejects.toThrow(`${verb.name}: the matrix has singular values that did not converge`);
    }
  });

  it('refuses wrong arguments', async () => {
    for (const call of [
      () => svd([1, 2], on),
      () => svd(A, { ...on, fullMatrices: 1 } as never),
      () => svd(A, { ...on, full: true } as never),
      () => pinv([1, 2], on),
      () => pinv(A, { ...on, rcond: Number.NaN }),
      () => pinv(A, { ...on, rcond: '1' } as never),
      () => matrixRank(A, { ...on, tol: 1, rtol: 1 }),
      () => matrixRank([1, 2], { ...on, tol: 'x' } as never),
    ])
      await expect(call()).rejects.toThrow(ArgumentError);
  });

  it('ends by a signal', async () => {
    const signal = AbortSignal.abort(new Error('no more'));
    for (const verb of verbs) await expect(verb(A, { ...on, signal })).rejects.toThrow('no more');
    await expect(norm(A, 2, { ...on, signal })).rejects.toThrow('no more');
  });
});

describe('matrixRank', () => {
  it('has the numbers of NumPy', async () => {
    expect(await matrixRank(V, on)).toBe(2);
    const ranks = await matrixRank<ndarray.NdArray<Int32Array>>(T, on);
    expect([ranks.shape, ...ranks.data]).toEqual([[2], 2, 2]);
    expect(await matrixRank(HILBERT, { ...on, tol: 1e-3 })).toBe(3);
    expect(await matrixRank(HILBERT, { ...on, rtol: 1e-2 })).toBe(2);
    expect(await matrixRank(5, on)).toBe(1);
    expect(await matrixRank([0, 0], on)).toBe(0);
    expect(await matrixRank([0, 1], on)).toBe(1);
    expect(await matrixRank([[0, 0]], on)).toBe(0);
    expect(await matrixRank(ndarray(new Float64Array(0), [0, 3]), on)).toBe(0);
    expect((await matrixRank<ndarray.NdArray<Int32Array>>(ndarray(new Float64Array(0), [0, 2, 3]), on)).shape).toEqual([
      0,
    ]);
    // In single the third singular value of V is negligible by its own eps.
    expect(await matrixRank(ndarray(new Float32Array(V.flat()), [3, 3]), on)).toBe(2);
  });
});

describe('pinv', () => {
  it("meets Moore and Penrose's conditions, of any rank", async () => {
    const size = fc.integer({ min: 1, max: 6 });
    const small = fc.integer({ min: -4, max: 4 });
    const product = fc
      .tuple(size, size, fc.integer({ min: 1, max: 4 }))
      .chain(([m, n, r]) =>
        fc.tuple(
          fc.array(fc.array(small, { minLength: r, maxLength: r }), { minLength: m, maxLength: m }),
          fc.array(fc.array(small, { minLength: n, maxLength: n }), { minLength: r, maxLength: r }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(product, async ([left, right]) => {
        const a = times(left, right);
        const [m, n] = [a.length, a[0]!.length];
        const x = rowsOf(await pinv(a, on));
        const [ax, xa] = [times(a, x), times(x, a)];
        const [sizeA, sizeX] = [
          distance(
            a,
            a.map((row) => row.map(() => 0)),
          ),
          distance(
            x,
            x.map((row) => row.map(() => 0)),
          ),
        ];
        const bound = 1e-11 * Math.max(1, sizeA * sizeX) ** 2;
        expect(distance(times(ax, a), a)).toBeLessThanOrEqual(bound * Math.max(1, sizeA));
        expect(distance(times(xa, x), x)).toBeLessThanOrEqual(bound * Math.max(1, sizeX));
        expect(distance(ax, turned(ax, m))).toBeLessThanOrEqual(bound);
        expect(distance(xa, turned(xa, n))).toBeLessThanOrEqual(bound);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out what rcond says', async () => {
    const a = [
      [4, 0],
      [0, 1],
    ];
    expect([...(await pinv(a, { ...on, rcond: 0.2 })).data]).toEqual([0.25, 0, 0, 1]);
    expect([...(await pinv(a, { ...on, rcond: 0.25 })).data].map(Math.abs)).toEqual([0.25, 0, 0, 0]);
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'a stack on the %s backend',
  (_, context) => {
    it.each(['float32', 'float64'] as const)('of %s is decomposed in one call', async (type) => {
      const data = Array.from({ length: 24 }, (_, i) => ((i * 7) % 11) - 5);
      const stack = ndarray(type === 'float32' ? Float32Array.from(data) : Float64Array.from(data), [2, 4, 3]);
      const calls = () => context.queue.trace.filter(({ routine }) => /gesvdStridedBatched|gesdd/.test(routine)).length;
      const before = calls();
      const { U, S, Vh } = (await svd(stack, { context, fullMatrices: false })) as Record<'U' | 'S' | 'Vh', Matrix>;
      expect(calls() - before).toBe(1);
      expect(context.queue.trace.findLast(({ routine }) => /gesvd/.test(routine))!.backend).toBe(
        type === 'float32' ? context.backend : 'cpu',
      );
      const bound = type === 'float32' ? 1e-5 : 1e-13;
      for (const b of [0, 1]) {
        const a = rowsOf(stack.pick(b) as Matrix);
        expect(errorOf(a, U.pick(b) as Matrix, S.pick(b) as Matrix, Vh.pick(b) as Matrix)).toBeLessThan(bound);
        const alone = await svd(stack.pick(b), { context, fullMatrices: false });
        for (let k = 0; k < 3; k++) expect(Math.abs(alone.S.get(k) - S.get(b, k))).toBeLessThan(bound * S.get(b, 0));
      }
      // The second has rank 2.
      const X = (await pinv(stack, { context })) as Matrix;
      const ranks = await matrixRank<ndarray.NdArray<Int32Array>>(stack, { context });
      expect([...ranks.data]).toEqual([3, 2]);
      for (const b of [0, 1]) {
        const alone = rowsOf((await pinv(stack.pick(b), { context: cpu })) as Matrix);
        expect(distance(rowsOf(X.pick(b) as Matrix), alone)).toBeLessThan(10 * bound);
      }
    });
  },
);
