// qr and lstsq on stacks: each result is that of its matrix alone, whatever the strides; broadcasting; ranks; errors.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { type LeastSquaresSolutions, lstsq, qr } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

type Real = Float32Array | Float64Array;
type Nd = ndarray.NdArray<Real>;
type Solutions = LeastSquaresSolutions<Real>;

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -23, double: 2 ** -52 } as const;
const rng = mulberry32(5);

const product = (shape: readonly number[]): number => shape.reduce((x, y) => x * y, 1);

/** Random; `reversed`: the first index runs fastest. */
function random(dtype: keyof typeof dtypes, shape: readonly number[], reversed = false): Nd {
  const data = new dtypes[dtype](product(shape) + 2).map(() => signed(rng));
  const stride = shape.map((_, axis) => product(reversed ? shape.slice(0, axis) : shape.slice(axis + 1)));
  return ndarray<Real>(data, [...shape], stride, 2);
}

const indices = (lead: readonly number[]): number[][] =>
  lead.reduce<number[][]>((all, d) => all.flatMap((i) => Array.from({ length: d }, (_, k) => [...i, k])), [[]]);

/** A matrix (`own` 2) or vector of a stack at an index of leading dimensions that broadcast. */
function at(x: Nd, index: readonly number[], own: number): Nd {
  const lead = x.shape.length - own;
  const picked = x.shape.slice(0, lead).map((d, axis) => (d === 1 ? 0 : index[axis + index.length - lead]!));
  return x.pick(...picked, ...new Array<null>(own).fill(null)) as Nd;
}

function values(x: Nd): number[] {
  return indices(x.shape).map((i) => x.get(...i));
}

function near(found: Nd, expected: Nd, eps: number): void {
  expect(found.shape).toEqual(expected.shape);
  const [x, y] = [values(found), values(expected)];
  const most = Math.max(1, ...y.map(Math.abs));
  for (const [e, value] of x.entries()) expect(Math.abs(value - y[e]!)).toBeLessThan(1000 * eps * most);
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(['single', 'double'] as const)('%s', (dtype) => {
    const eps = EPS[dtype];

    it.each<[number[], boolean]>([
      [[3, 5, 3], false],
      [[2, 2, 3, 5], true],
      [[1, 4, 4], false],
    ])('qr of %j in every mode', async (shape, reversed) => {
      const A = random(dtype, shape, reversed);
      const before = Array.from(A.data);
      const lead = shape.slice(0, -2);
      const [reduced, complete, r, raw] = await Promise.all([
        qr(A, { context }),
        qr(A, { context, mode: 'complete' }),
        qr(A, { context, mode: 'r' }),
        qr(A, { context, mode: 'raw' }),
      ]);
      expect(Array.from(A.data)).toEqual(before);
      expect(reduced.q.data).toBeInstanceOf(dtypes[dtype]);
      for (const index of indices(lead)) {
        const one = at(A, index, 2);
        const [x, y, z, w] = [
          await qr(one, { context }),
          await qr(one, { context, mode: 'complete' }),
          await qr(one, { context, mode: 'r' }),
          await qr(one, { context, mode: 'raw' }),
        ] as const;
        near(at(reduced.q, index, 2), x.q as Nd, eps);
        near(at(reduced.r, index, 2), x.r as Nd, eps);
        near(at(complete.q, index, 2), y.q as Nd, eps);
        near(at(complete.r, index, 2), y.r as Nd, eps);
        near(at(r as Nd, index, 2), z as Nd, eps);
        near(at(raw.h, index, 2), w.h as Nd, eps);
        near(at(raw.tau, index, 1), w.tau as Nd, eps);
      }
    });

    it.each<[number[], number[], number[]]>([
      [
        [3, 5, 3],
        [3, 5, 2],
        [3, 3, 2],
      ],
      [[3, 3, 5], [3], [3, 5]],
      [
        [2, 1, 5, 3],
        [3, 5, 1],
        [2, 3, 3, 1],
      ],
      [
        [5, 3],
        [2, 2, 5, 2],
        [2, 2, 3, 2],
      ],
    ])('lstsq with A %j and b %j gives %j', async (shapeA, shapeB, shape) => {
      const [A, b] = [random(dtype, shapeA, true), random(dtype, shapeB)];
      const { x, residuals, rank, diagonal } = await lstsq<Solutions>(A, b, { context });
      expect(x.shape).toEqual(shape);
      expect(x.data).toBeInstanceOf(dtypes[dtype]);
      const own = shapeB.length === 1 ? 1 : 2;
      const lead = shape.slice(0, -own);
      const nrhs = own === 1 ? 1 : shape.at(-1)!;
      expect([residuals.shape, rank.shape]).toEqual([[...lead, nrhs], lead]);
      for (const index of indices(lead)) {
        const one = await lstsq(at(A, index, 2), at(b, index, own), { context });
        near(at(x, index, own), one.x as Nd, eps);
        expect(rank.get(...index)).toBe(one.rank);
        near(at(diagonal, index, 1), ndarray<Real>(one.diagonal as Real, [one.diagonal.length]), eps);
        for (let j = 0; j < nrhs; j++) {
          const found = residuals.get(...index, j);
          if (one.residuals.length === 0) expect(found).toBeNaN();
          else expect(Math.abs(found - one.residuals[j]!)).toBeLessThan(1000 * eps);
        }
      }
    });

    it('members of deficient rank have the shortest solution, and those with a NaN none', async () => {
      const A = random(dtype, [4, 5, 3]);
      const b = random(dtype, [4, 5]);
      // Columns 1, 2 and their sum; a column of zeros.
      for (let i = 0; i < 5; i++) A.set(1, i, 2, A.get(1, i, 0) + A.get(1, i, 1));
      for (let i = 0; i < 5; i++) A.set(3, i, 1, 0);
      A.set(2, 4, 1, Number.NaN);
      const rhs = ndarray<Real>(b.data, [4, 5, 1], undefined, b.offset);
      const { x, rank, residuals } = await lstsq<Solutions>(A, rhs, { context });
      expect([...rank.data]).toEqual([3, 2, 0, 2]);
      expect([0, 1, 2, 3].map((k) => Number.isNaN(residuals.get(k, 0)))).toEqual([false, true, true, true]);
      const X = at(x, [1], 2);
      expect(Math.abs(X.get(0, 0) + X.get(1, 0) - X.get(2, 0))).toBeLessThan(200 * eps);
      expect(x.get(3, 1, 0)).toBe(0);
      expect([0, 1, 2].every((i) => Number.isNaN(x.get(2, i, 0)))).toBe(true);
      for (const k of [0, 1, 3])
        near(at(x, [k], 2), (await lstsq(at(A, [k], 2), at(rhs, [k], 2), { context })).x as Nd, eps);
      const strict = await lstsq<Solutions>(A, rhs, { context, rcond: 0.999 });
      expect([...strict.rank.data].every((r) => r <= 1)).toBe(true);
    });
  });

  it('takes empty stacks, and stacks of empty matrices', async () => {
    const stack = (...shape: number[]): Nd => ndarray<Real>(new Float64Array(product(shape)).fill(2), shape);
    const none = await qr(stack(0, 3, 2), { context });
    expect([none.q.shape, none.r.shape]).toEqual([
      [0, 3, 2],
      [0, 2, 2],
    ]);
    const { q } = await qr(stack(2, 3, 0), { context, mode: 'complete' });
    expect(q.shape).toEqual([2, 3, 3]);
    expect(Array.from(q.data, (x) => x + 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect((await lstsq<Solutions>(stack(0, 3, 2), stack(3), { context })).x.shape).toEqual([0, 2]);
    const flat = await lstsq<Solutions>(stack(2, 3, 0), stack(2, 3, 1), { context });
    expect([flat.x.shape, [...flat.residuals.data], [...flat.rank.data]]).toEqual([
      [2, 0, 1],
      [12, 12],
      [0, 0],
    ]);
    const wide = await lstsq<Solutions>(stack(2, 0, 3), stack(2, 0, 1), { context });
    expect([wide.x.shape, [...wide.x.data], [...wide.rank.data]]).toEqual([
      [2, 3, 1],
      [0, 0, 0, 0, 0, 0],
      [0, 0],
    ]);
  });
});

describe('what is refused', () => {
  const stack = (...shape: number[]): Nd => ndarray<Real>(new Float64Array(product(shape)), shape);
  const context = cpu;
  it.each<[what: string, call: () => Promise<unknown>, argument: string, rule: RegExp]>([
    [
      'leading dimensions that do not broadcast',
      () => lstsq(stack(2, 4, 3), stack(3, 4, 1), { context }),
      'b',
      /broadcast/,
    ],
    ['b of other rows', () => lstsq(stack(2, 4, 3), stack(2, 3, 1), { context }), 'b', /must have 4 rows/],
    ['a vector for A', () => lstsq(stack(4), stack(2, 4, 1), { context }), 'A', /rows and columns/],
    ['a negative rcond', () => lstsq(stack(2, 4, 3), stack(4), { context, rcond: -1 }), 'rcond', /not negative/],
    ['an unknown mode', () => qr(stack(2, 4, 3), { context, mode: 'full' as never }), 'mode', /must be one of/],
    ['too little data', () => qr({ data: new Float64Array(7), shape: [2, 2, 2] }, { context }), 'A', /too short/],
  ])('%s', async (_what, call, argument, rule) => {
    const failure = await call().then(
      () => expect.unreachable(),
      (e: ArgumentError) => e,
    );
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure).toMatchObject({ argument });
    expect(failure.rule).toMatch(rule);
  });
});
