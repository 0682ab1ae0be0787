// eigh and eigvalsh on every backend: numbers of NumPy 2.4, shapes, stacks, views, empty matrices, errors.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError, NotPositiveDefiniteError } from '../../src/core/errors.ts';
import { type ArrayInput, DeviceArray, device, type EighOptions, eigh, eigvalsh } from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const on = { context: cpu };
const verbs: readonly ((A: ArrayInput, options: EighOptions) => Promise<unknown>)[] = [eigh, eigvalsh];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;
type Rows = number[][];

const A: Rows = [
  [4, 1, -2, 2],
  [1, 2, 0, 1],
  [-2, 0, 3, -2],
  [2, 1, -2, -1],
];
const VALUES = [-2.197516977439424, 1.084364463773217, 2.268531406431242, 6.844621107234965];
const LAST = [0.71804595945068, 0.221152988155181, -0.55735137713751, 0.353356474893993];
/** Not symmetric: either triangle stands for another matrix. */
const T = ndarray(
  Float64Array.from({ length: 18 }, (_, i) => i - 7),
  [2, 3, 3],
);
const OF_LOWER = [
  -9.540983236929828, -0.684313974654572, 1.225297211584397, -3.0174003488401, -0.672304619942297, 21.6897049687824,
];
const OF_UPPER = [
  -13.255800225436671, 0.673967066821845, 3.581833158614826, 0.327574431968147, 0.720321512482415, 16.952104055549434,
];

const near = (found: Matrix, expected: readonly number[], bound = 1e-13): void => {
  expect(found.data).toHaveLength(expected.length);
  for (const [i, x] of expected.entries()) expect(Math.abs(found.data[i]! - x)).toBeLessThan(bound);
};

/** The largest element of A Z - Z W and of Z^T Z - I, where A is read below its diagonal. */
function errorOf(a: Matrix, W: Matrix, Z: Matrix): number {
  const n = W.shape[0]!;
  let most = 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      let [product, square] = [-Z.get(i, j) * W.get(j), i === j ? -1 : 0];
      for (let l = 0; l < n; l++) {
        product += a.get(Math.max(i, l), Math.min(i, l)) * Z.get(l, j);
        square += Z.get(l, i) * Z.get(l, j);
      }
      most = Math.max(most, Math.abs(product), Math.abs(square));
    }
  }
  return most;
}

const random = (single: boolean, shape: number[]): Matrix => {
  const rng = mulberry32(5);
  const data = Float64Array.from({ length: shape.reduce((count, d) => count * d, 1) }, () => signed(rng));
  return ndarray(single ? new Float32Array(data) : data, shape);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each([
    ['single', 1e-4],
    ['double', 1e-12],
  ] as const)('of %s precision', async (dtype, bound) => {
    for (const n of [1, 2, 5, 20, 110]) {
      const a = random(dtype === 'single', [n, n]);
      const { eigenvalues, eigenvectors } = await eigh(a, { context });
      expect([eigenvalues.shape, eigenvectors.shape]).toEqual([[n], [n, n]]);
      expect(eigenvectors.data).toBeInstanceOf(dtype === 'single' ? Float32Array : Float64Array);
      expect(errorOf(a, eigenvalues, eigenvectors)).toBeLessThan(bound);
      near(await eigvalsh(a, { context }), [...eigenvalues.data], bound);
    }
  });
});

describe.each(contexts.map((context) => [context.backend, context] as const))('arrays on the %s', (_, context) => {
  it('of a device array the results are such', async () => {
    for (const shape of [
      [110, 110],
      [2, 6, 6],
    ]) {
      const a = random(true, shape);
      const there = await device(context, a);
      const { eigenvalues, eigenvectors } = await eigh(there);
      expect(eigenvalues).toBeInstanceOf(DeviceArray);
      const [W, Z] = (await Promise.all([eigenvalues.host(), eigenvectors.host()])) as [Matrix, Matrix];
      expect([W.shape, Z.shape]).toEqual([shape.slice(0, -1), shape]);
      if (shape.length === 2) expect(errorOf(a, W, Z)).toBeLessThan(1e-4);
      else
        for (let b = 0; b < 2; b++)
          expect(errorOf(a.pick(b, null, null), W.pick(b, null), Z.pick(b, null, null))).toBeLessThan(1e-5);
      for (const x of [there, eigenvalues, eigenvectors]) x.dispose();
    }
  });
});

it('has the numbers of NumPy', async () => {
  const { eigenvalues, eigenvectors } = await eigh(A, on);
  near(eigenvalues, VALUES);
  const sign = Math.sign(eigenvectors.get(0, 3));
  for (const [i, x] of LAST.entries()) expect(Math.abs(sign * eigenvectors.get(i, 3) - x)).toBeLessThan(1e-13);
  near(await eigvalsh(A, on), VALUES);
});

it('reads one triangle', async () => {
  near(await eigvalsh(T, on), OF_LOWER, 1e-12);
  near(await eigvalsh(T, { ...on, lower: true }), OF_LOWER, 1e-12);
  near(await eigvalsh(T, { ...on, lower: false }), OF_UPPER, 1e-12);
  const { eigenvalues } = await eigh(T, { ...on, lower: false });
  near(eigenvalues, OF_UPPER, 1e-12);
});

it('of stacks and views, empty ones too', async () => {
  const { eigenvalues, eigenvectors } = await eigh(T, on);
  expect([eigenvalues.shape, eigenvectors.shape]).toEqual([
    [2, 3],
    [2, 3, 3],
  ]);
  for (let b = 0; b < 2; b++) {
    const one = T.pick(b, null, null);
    expect(errorOf(one, eigenvalues.pick(b, null), eigenvectors.pick(b, null, null))).toBeLessThan(1e-12);
    near(await eigvalsh(one.transpose(1, 0), { ...on, lower: false }), OF_LOWER.slice(3 * b, 3 * b + 3), 1e-12);
  }
  const none = await eigh(ndarray(new Float64Array(0), [0, 2, 2]), on);
  expect([none.eigenvalues.shape, none.eigenvectors.shape]).toEqual([
    [0, 2],
    [0, 2, 2],
  ]);
  const empty = await eigh(ndarray(new Float64Array(0), [0, 0]), on);
  expect([empty.eigenvalues.shape, empty.eigenvectors.shape]).toEqual([[0], [0, 0]]);
});

it('of a stack by one call, wherever it is computed', async () => {
  for (const context of contexts) {
    const stack = random(true, [2, 3, 4, 4]);
    const { eigenvalues, eigenvectors } = await eigh(stack, { context });
    expect(context.queue.trace.at(-1)).toMatchObject({
      routine: 'ssyevdStridedBatched',
      backend: context === cpu ? 'cpu' : 'gpu',
    });
    expect([eigenvalues.shape, eigenvectors.shape]).toEqual([
      [2, 3, 4],
      [2, 3, 4, 4],
    ]);
    for (let b = 0; b < 6; b++) {
      const [i, j] = [Math.floor(b / 3), b % 3];
      const [one, Z] = [stack, eigenvectors].map((X) => X.pick(i, j, null, null));
      expect(errorOf(one!, eigenvalues.pick(i, j, null), Z!)).toBeLessThan(1e-5);
    }
  }
});

describe('subsets', () => {
  it('by index, both ends included', async () => {
    for (const [first, last] of [
      [0, 0],
      [1, 2],
      [0, 3],
      [3, 3],
    ] as const) {
      const subset = { index: [first, last] } as const;
      const { eigenvalues, eigenvectors } = await eigh(A, { ...on, subset });
      near(eigenvalues, VALUES.slice(first, last + 1));
      near(await eigvalsh(A, { ...on, subset }), VALUES.slice(first, last + 1));
      expect(eigenvectors.shape).toEqual([4, last - first + 1]);
      for (let j = 0; j < eigenvectors.shape[1]!; j++) {
        for (const [i, row] of A.entries()) {
          const product = row.reduce((sum, x, l) => sum + x * eigenvectors.get(l, j), 0);
          expect(Math.abs(product - eigenvalues.get(j) * eigenvectors.get(i, j))).toBeLessThan(1e-13);
        }
      }
    }
  });

  it('by value, above the lower end and up to the upper one', async () => {
    const diagonal = [
      [3, 0, 0],
      [0, 1, 0],
      [0, 0, 2],
    ];
    const of = async (low: number, high: number) => [
      ...(await eigvalsh(diagonal, { ...on, subset: { value: [low, high] } })).data,
    ];
    expect(await of(1, 3)).toEqual([2, 3]);
    expect(await of(0.5, 2)).toEqual([1, 2]);
    expect(await of(0, Infinity)).toEqual([1, 2, 3]);
    expect(await of(5, 6)).toEqual([]);
    const none = await eigh(diagonal, { ...on, subset: { value: [5, 6] } });
    expect(none.eigenvectors.shape).toEqual([3, 0]);
    const { eigenvalues, eigenvectors } = await eigh(A, { ...on, subset: { value: [0, 3] } });
    near(eigenvalues, VALUES.slice(1, 3));
    expect(eigenvectors.shape).toEqual([4, 2]);
  });

  it('of stacks', async () => {
    const subset = { index: [1, 2] } as const;
    const { eigenvalues, eigenvectors } = await eigh(T, { ...on, subset });
    expect(eigenvectors.shape).toEqual([2, 3, 2]);
    expect(eigenvalues.shape).toEqual([2, 2]);
    near(eigenvalues, [...OF_LOWER.slice(1, 3), ...OF_LOWER.slice(4)], 1e-12);
    await expect(eigh(T, { ...on, subset: { value: [0, 1] } })).rejects.toThrow(/by index for a stack/);
  });

  it('refuses others', async () => {
    for (const subset of [
      { index: [0, 4] },
      { index: [2, 1] },
      { index: [-1, 1] },
      { index: [0.5, 1] },
      { value: [1, 1] },
      { value: [Number.NaN, 1] },
      { index: [0, 1], value: [0, 1] },
      { index: 1 },
      [0, 1],
      {},
      1,
    ]) {
      const error = await eigvalsh(A, { ...on, subset: subset as never }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error).toMatchObject({ argument: 'subset', position: 2 });
    }
  });
});

describe('of two matrices', () => {
  const B: Rows = [
    [4, 1, 0, 0],
    [1, 3, 1, 0],
    [0, 1, 5, -1],
    [0, 0, -1, 2],
  ];
  /** Of types 1, 2 and 3; those of SciPy 1.17. */
  const GENERAL = [
    [-1.2850310350402292, 0.3095201111078266, 0.6538610836506191, 1.5634080820400253],
    [-3.756321794337566, 2.54006254490311, 11.481815264131589, 30.73444398530286],
    [-3.756321794337566, 2.54006254490311, 11.481815264131589, 30.73444398530286],
  ];
  const times = (rows: Rows, x: readonly number[]): number[] =>
    rows.map((row) => row.reduce((sum, y, l) => sum + y * x[l]!, 0));

  it('has the numbers of SciPy, and vectors', async () => {
    for (const type of [1, 2, 3] as const) {
      const given = { ...on, b: B, type };
      const { eigenvalues, eigenvectors } = await eigh(A, given);
      near(eigenvalues, GENERAL[type - 1]!, 1e-12);
      near(await eigvalsh(A, given), GENERAL[type - 1]!, 1e-12);
      near(await eigvalsh(A, { ...given, subset: { index: [1, 2] } }), GENERAL[type - 1]!.slice(1, 3), 1e-12);
      const some = await eigh(A, { ...given, subset: { value: [0, 1] } });
      expect(some.eigenvectors.shape).toEqual([4, type === 1 ? 2 : 0]);
      for (let j = 0; j < 4; j++) {
        const x = A.map((_, i) => eigenvectors.get(i, j));
        const left = type === 1 ? times(A, x) : type === 2 ? times(A, times(B, x)) : times(B, times(A, x));
        const right = type === 1 ? times(B, x) : x;
        for (let i = 0; i < 4; i++)
          expect(Math.abs(left[i]! - eigenvalues.get(j) * right[i]!)).toBeLessThan(1e-12 * 31);
        if (type !== 3) expect(times(B, x).reduce((sum, y, i) => sum + x[i]! * y, 0)).toBeCloseTo(1, 13);
      }
    }
    near(await eigvalsh(A, { ...on, b: B }), GENERAL[0]!, 1e-12);
  });

  it('of stacks, with one b or as many', async () => {
    const stack = [A, A.map((row) => row.map((x) => 2 * x))];
    const twice = GENERAL[0]!.map((x) => 2 * x);
    near(await eigvalsh(stack, { ...on, b: B }), [...GENERAL[0]!, ...twice], 1e-12);
    near(
      await eigvalsh(stack, { ...on, b: [B, stack[1]!.map((_, i) => B[i]!.map((x) => 2 * x))] }),
      [...GENERAL[0]!, ...GENERAL[0]!],
      1e-12,
    );
  });

  it('reads one triangle of b, in the precision of A', async () => {
    const lower = B.map((row, i) => row.map((x, j) => (j > i ? Number.NaN : x)));
    near(await eigvalsh(A, { ...on, b: lower }), GENERAL[0]!, 1e-12);
    const single = ndarray(new Float32Array(A.flat()), [4, 4]);
    const found = await eigvalsh(single, { ...on, b: B });
    expect(found.data).toBeInstanceOf(Float32Array);
    near(found, GENERAL[0]!, 1e-5);
  });

  it.each(contexts.map((context) => [context.backend, context] as const))('on a %s device', async (_, context) => {
    const [a, b] = await Promise.all(
      [A, B].map((rows) => device(context, ndarray(new Float32Array(rows.flat()), [4, 4]))),
    );
    const { eigenvalues } = await eigh(a!, { b: b! });
    expect(eigenvalues).toBeInstanceOf(DeviceArray);
    near((await eigenvalues.host()) as Matrix, GENERAL[0]!, 1e-5);
  });

  it('says where b is not positive definite', async () => {
    const b = B.map((row, i) => row.map((x, j) => (i === 2 && j === 2 ? -5 : x)));
    for (const verb of verbs) {
      const error = (await verb(A, { ...on, b }).catch((e: unknown) => e)) as NotPositiveDefiniteError;
      expect(error).toBeInstanceOf(NotPositiveDefiniteError);
      expect(error.info).toBe(3);
      expect(error.message).toMatch(/^eig\w+: b: /);
    }
  });

  it('refuses a b of another shape, and other types', async () => {
    for (const options of [{ b: [[1]] }, { b: [1, 2, 3, 4] }, { b: [B, B] }, { b: B, type: 4 }, { type: 0 }])
      await expect(eigvalsh(A, { ...on, ...options } as never)).rejects.toThrow(ArgumentError);
  });
});

it('leaves A as it was', async () => {
  const a = random(false, [9, 9]);
  const before = [...a.data];
  const pending = eigh(a, on);
  a.data.fill(Number.NaN);
  expect((await pending).eigenvalues.data.every(Number.isFinite)).toBe(true);
  a.data.set(before);
  await eigh(a, on);
  expect([...a.data]).toEqual(before);
});

it('refuses what is not a square matrix, and other options', async () => {
  for (const verb of verbs) {
    await expect(verb([[1, 2]], on)).rejects.toThrow(/square/);
    await expect(verb([1, 2], on)).rejects.toThrow(ArgumentError);
    await expect(verb(A, { ...on, lower: 1 } as unknown as EighOptions)).rejects.toThrow(/lower/);
    await expect(verb(A, { ...on, uplo: 'U' } as EighOptions)).rejects.toThrow(/the options are/);
  }
});

it('names the first matrix that is not finite', async () => {
  for (const verb of verbs) {
    const stack = ndarray(
      Float64Array.from({ length: 12 }, (_, i) => (i === 6 ? Number.NaN : 1)),
      [3, 2, 2],
    );
    const error = (await verb(stack, on).catch((e: unknown) => e)) as ConvergenceError;
    expect(error).toBeInstanceOf(ConvergenceError);
    expect([error.batchElement, error.info]).toEqual([1, 2]);
    expect(error.message).toMatch(/eigenvalues that did not converge/);
    // What is not read is not looked at.
    await verb(
      [
        [1, Number.NaN],
        [0, 1],
      ],
      on,
    );
  }
});
