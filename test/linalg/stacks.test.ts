// The verbs on stacks of matrices: each result is that of its matrix alone, whatever the strides; broadcasting; errors.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, NotPositiveDefiniteError, SingularError } from '../../src/core/errors.ts';
import type { Strided } from '../../src/core/strided.ts';
import { cholesky, det, inv, type SignsAndLogs, slogdet, solve } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

besideGpu();

type Real = Float32Array | Float64Array;
type Nd = Strided<Real> & { readonly shape: number[] };

const dtypes = { single: Float32Array, double: Float64Array } as const;
const EPS = { single: 2 ** -23, double: 2 ** -52 } as const;
const rng = mulberry32(11);

/** Random, with a dominant diagonal in its last two dimensions; `shape` may be stored with its axes in another order. */
function random(dtype: keyof typeof dtypes, shape: readonly number[], reversed = false): Nd {
  const size = shape.reduce((x, y) => x * y, 1);
  const data = new dtypes[dtype](size + 3).map(() => signed(rng));
  const stride = new Array<number>(shape.length);
  let step = 1;
  const axes = shape.map((_, axis) => axis);
  for (const axis of reversed ? axes : axes.reverse()) {
    stride[axis] = step;
    step *= shape[axis]!;
  }
  return { data, shape: [...shape], stride, offset: 3 };
}

const indices = (lead: readonly number[]): number[][] =>
  lead.reduce<number[][]>((all, d) => all.flatMap((i) => Array.from({ length: d }, (_, k) => [...i, k])), [[]]);

/** A matrix of a stack (or vector) at an index of its leading dimensions, which broadcast, as a plain record. */
function at(x: Nd, index: readonly number[], own: number): Nd {
  const stride = x.stride ?? x.shape.map((_, axis) => x.shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  const lead = x.shape.length - own;
  let offset = x.offset ?? 0;
  for (let axis = 0; axis < lead; axis++) {
    const k = index[axis + index.length - lead]!;
    offset += (x.shape[axis] === 1 ? 0 : k) * stride[axis]!;
  }
  return { data: x.data, shape: x.shape.slice(lead), stride: stride.slice(lead), offset };
}

function values(x: Nd): number[] {
  const stride = x.stride ?? x.shape.map((_, axis) => x.shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  return indices(x.shape).map((i) => x.data[(x.offset ?? 0) + i.reduce((sum, k, axis) => sum + k * stride[axis]!, 0)]!);
}

const near = (found: Nd, expected: Nd, eps: number): void => {
  expect(found.shape).toEqual(expected.shape);
  const [x, y] = [values(found), values(expected)];
  const most = Math.max(1, ...y.map(Math.abs));
  for (const [e, value] of x.entries()) expect(Math.abs(value - y[e]!)).toBeLessThan(400 * eps * most);
};

/** A + 3 I for every matrix; with `symmetric` (A + A^T) / 2 + 3 I. */
function dominant(A: Nd, symmetric = false): Nd {
  const n = A.shape.at(-1)!;
  for (const index of indices(A.shape.slice(0, -2))) {
    const { data, stride, offset } = at(A, index, 2);
    const [r, c] = stride as [number, number];
    for (let i = 0; i < n; i++) {
      data[offset! + i * (r + c)]! += 3;
      for (let j = 0; symmetric && j < i; j++) data[offset! + i * r + j * c] = data[offset! + j * r + i * c]!;
    }
  }
  return A;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(['single', 'double'] as const)('%s', (dtype) => {
    const eps = EPS[dtype];

    it.each([
      [[3], false],
      [[2, 3], true],
      [[1, 2, 2], false],
    ])('inv, cholesky, det and slogdet of %j matrices', async (lead, reversed) => {
      const A = dominant(random(dtype, [...lead, 4, 4], reversed));
      const S = dominant(random(dtype, [...lead, 4, 4], reversed), true);
      const [inverses, lower, upper, dets, logs] = await Promise.all([
        inv(A, { context }),
        cholesky(S, { context }),
        cholesky(S, { context, upper: true }),
        det<ndarray.NdArray<Float64Array>>(A, { context }),
        slogdet<SignsAndLogs>(A, { context }),
      ]);
      expect([dets.shape, logs.sign.shape, logs.logabsdet.shape]).toEqual([lead, lead, lead]);
      for (const index of indices(lead)) {
        near(at(inverses, index, 2), await inv(at(A, index, 2), { context }), eps);
        near(at(lower, index, 2), await cholesky(at(S, index, 2), { context }), eps);
        near(at(upper, index, 2), await cholesky(at(S, index, 2), { context, upper: true }), eps);
        const expected = await det(at(A, index, 2), { context });
        expect(Math.abs(dets.get(...index) - expected)).toBeLessThan(400 * eps * Math.abs(expected));
        expect(logs.sign.get(...index)).toBe(Math.sign(expected));
        expect(Math.abs(logs.logabsdet.get(...index) - Math.log(Math.abs(expected)))).toBeLessThan(400 * eps);
      }
    });

    it.each<[number[], number[], number[]]>([
      [
        [3, 4, 4],
        [3, 4, 2],
        [3, 4, 2],
      ],
      [[3, 4, 4], [4], [3, 4]],
      [
        [3, 4, 4],
        [4, 2],
        [3, 4, 2],
      ],
      [
        [2, 1, 4, 4],
        [3, 4, 1],
        [2, 3, 4, 1],
      ],
      [
        [4, 4],
        [2, 3, 4, 2],
        [2, 3, 4, 2],
      ],
      [
        [1, 4, 4],
        [2, 4, 3],
        [2, 4, 3],
      ],
    ])('solve with A %j and b %j gives %j', async (shapeA, shapeB, shape) => {
      const [A, b] = [dominant(random(dtype, shapeA)), random(dtype, shapeB, true)];
      const x = await solve(A, b, { context });
      expect(x.shape).toEqual(shape);
      expect(x.data).toBeInstanceOf(dtypes[dtype]);
      const own = shapeB.length === 1 ? 1 : 2;
      for (const index of indices(shape.slice(0, -own))) {
        near(at(x, index, own), await solve(at(A, index, 2), at(b, index, own), { context }), eps);
      }
    });
  });

  it('empty stacks, and stacks of empty matrices', async () => {
    const stack = (...shape: number[]) => ndarray(new Float64Array(shape.reduce((x, y) => x * y, 1)), shape);
    expect((await inv(stack(0, 3, 3), { context })).shape).toEqual([0, 3, 3]);
    expect((await inv(stack(2, 0, 0), { context })).shape).toEqual([2, 0, 0]);
    expect((await solve(stack(0, 3, 3), stack(3), { context })).shape).toEqual([0, 3]);
    expect((await solve(stack(3, 3), stack(0, 3, 2), { context })).shape).toEqual([0, 3, 2]);
    expect([...(await det<ndarray.NdArray<Float64Array>>(stack(2, 0, 0), { context })).data]).toEqual([1, 1]);
  });

  it('determinants of singles beyond the range of singles', async () => {
    const diagonals = [1e30, 1e30, -1e-30, 1e-30, 1e30, 1e-30, 1e38, 0, -2, Number.POSITIVE_INFINITY, Number.NaN, 1];
    const wanted = [1e60, -1e-60, 1, 0, Number.NEGATIVE_INFINITY, Number.NaN];
    const A = ndarray(new Float32Array(4 * wanted.length), [wanted.length, 2, 2]);
    for (const [k, value] of diagonals.entries()) A.set(k >> 1, k & 1, k & 1, value);
    const dets = await det<ndarray.NdArray<Float64Array>>(A, { context });
    const { sign, logabsdet } = await slogdet<SignsAndLogs>(A, { context });
    for (const [b, value] of wanted.entries()) {
      const [found, log] = [dets.get(b), Math.log(Math.abs(value))];
      expect(sign.get(b)).toBe(Math.sign(value));
      if (Number.isFinite(log)) {
        expect(Math.abs(found / value - 1)).toBeLessThan(1e-4);
        expect(Math.abs(logabsdet.get(b) - log)).toBeLessThan(1e-4);
      } else expect([found, logabsdet.get(b)]).toEqual([value, log]);
    }
  });

  it('name the first matrix that fails, and say how many do', async () => {
    const A = ndarray(new Float32Array([1, 2, 2, 5, 0, 0, 0, 0, 1, 2, 3, 4, 1, 1, 1, 1]), [4, 2, 2]);
    for (const verb of [inv(A, { context }), solve(A, ndarray(new Float32Array(2)), { context })]) {
      const failure = await verb.catch((e) => e);
      expect(failure).toBeInstanceOf(SingularError);
      expect(failure).toMatchObject({ info: 1, batch: { matrix: 1, failed: 2, of: 4 } });
    }
    const failure = await cholesky(A, { context }).catch((e) => e);
    expect(failure).toBeInstanceOf(NotPositiveDefiniteError);
    expect(failure).toMatchObject({ info: 1, batch: { matrix: 1, failed: 3, of: 4 } });
    expect([...(await det<ndarray.NdArray<Float64Array>>(A, { context })).data]).toEqual([
      1,
      0,
      expect.closeTo(-2, 5),
      0,
    ]);
    const { sign, logabsdet } = await slogdet<SignsAndLogs>(A, { context });
    expect([sign.get(1), logabsdet.get(1)]).toEqual([0, Number.NEGATIVE_INFINITY]);
  });
});

describe('what is refused', () => {
  const stack = (...shape: number[]) => ndarray(new Float64Array(shape.reduce((x, y) => x * y, 1)), shape);
  const cases: [what: string, call: () => Promise<unknown>, argument: string, rule: RegExp][] = [
    [
      'leading dimensions that do not broadcast',
      () => solve(stack(2, 3, 3), stack(4, 3, 1), { context: cpu }),
      'b',
      /must broadcast/,
    ],
    ['b of other rows', () => solve(stack(2, 3, 3), stack(2, 2, 3), { context: cpu }), 'b', /must have 3 rows/],
    ['a vector for A', () => solve(stack(1), stack(2, 1, 1), { context: cpu }), 'A', /square/],
    ['wide matrices', () => inv(stack(2, 3, 2), { context: cpu }), 'A', /square/],
    [
      'data that ends too early',
      () => det({ data: new Float64Array(7), shape: [2, 2, 2] }, { context: cpu }),
      'A',
      /too short/,
    ],
    [
      'strides that lead outside',
      () => inv({ data: new Float64Array(8), shape: [2, 2, 2], stride: [-4, 2, 1] }),
      'A',
      /too short/,
    ],
    [
      'too few strides',
      () => inv({ data: new Float64Array(8), shape: [2, 2, 2], stride: [2, 1] }),
      'A',
      /one integer stride/,
    ],
    [
      'integers of 64 bits',
      () => cholesky({ data: new BigInt64Array(8), shape: [2, 2, 2] } as never),
      'A',
      /Float32Array/,
    ],
    [
      'holes',
      () => inv({ data: [1, 2, 3, 4, 5, 6, 7, undefined] as never, shape: [2, 2, 2] }),
      'A',
      /must be a number/,
    ],
    ['a fractional shape', () => inv({ data: new Float64Array(8), shape: [0.5, 2, 2] }), 'A', /integers >= 0/],
  ];
  it.each(cases)('%s', async (_what, call, argument, rule) => {
    const failure = await call().then(
      () => expect.unreachable(),
      (e: ArgumentError) => e,
    );
    expect(failure).toBeInstanceOf(ArgumentError);
    expect(failure).toMatchObject({ argument });
    expect(failure.rule).toMatch(rule);
  });
});
