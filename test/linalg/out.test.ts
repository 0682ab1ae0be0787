// The option `out` of every verb that has it: any strides, the same numbers as without, and checks before anything is computed.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import * as linalg from '../../src/linalg/index.ts';
import { elementsOf } from '../lib/elements.ts';
import { cpu } from '../setup/contexts.ts';

type Doubles = ndarray.NdArray<Float64Array>;
type Call = (options: { readonly context: typeof cpu; readonly out?: Doubles }) => Promise<unknown>;

const A = [
  [4, 1],
  [1, 3],
];
const S = [
  A,
  [
    [2, 1],
    [0, 5],
  ],
];
const SPD = [A, A];
const verbs: Readonly<Record<string, Call>> = {
  matmul: (o) =>
    linalg.matmul(
      A,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      o,
    ),
  outer: (o) => linalg.outer([1, 2], [3, 4, 5], o),
  kron: (o) => linalg.kron(A, [[1, 2]], o),
  einsum: (o) => linalg.einsum('ij,jk->ki', A, A, o),
  tensordot: (o) => linalg.tensordot(A, A, 1, o),
  inv: (o) => linalg.inv(A, o),
  'inv of a stack': (o) => linalg.inv(S, o),
  cholesky: (o) => linalg.cholesky(A, o),
  'cholesky of a stack': (o) => linalg.cholesky(SPD, o),
  pinv: (o) =>
    linalg.pinv(
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      o,
    ),
  expm: (o) => linalg.expm(A, o),
  solve: (o) => linalg.solve(A, [1, 2], o),
  'solve of a stack': (o) =>
    linalg.solve(
      S,
      [
        [1, 2],
        [3, 4],
      ],
      o,
    ),
  triangularSolve: (o) => linalg.triangularSolve(A, [[1], [2]], o),
  choSolve: (o) => linalg.choSolve(A, [1, 2], o),
  luSolve: async (o) => linalg.luSolve(await linalg.luFactor(A, { context: cpu }), [1, 2], o),
};

/** An array of a shape whose elements lie in reverse, with gaps. */
function scattered(shape: readonly number[]): Doubles {
  const size = shape.reduce((n, d) => n * d, 1);
  return ndarray(new Float64Array(2 * size).fill(-7), [...shape, 2])
    .pick(...shape.map(() => null), 1)
    .step(...shape.map(() => -1));
}

describe.each(Object.entries(verbs))('%s', (_, call) => {
  it('writes to an array with any strides, and returns it', async () => {
    const wanted = (await call({ context: cpu })) as Doubles;
    const out = scattered(wanted.shape);
    expect(await call({ context: cpu, out })).toBe(out);
    expect(elementsOf(out)).toEqual(elementsOf(wanted));
    expect(out.data.filter((_, k) => k % 2 === 0)).toEqual(new Float64Array(out.size).fill(-7));
  });

  it('refuses another shape, and another data type', async () => {
    const { shape } = (await call({ context: cpu })) as Doubles;
    const wrong = [[...shape, 1], shape.map((d) => d + 1)].map((sizes) => linalg.zeros(sizes));
    for (const out of [...wrong, linalg.zeros(shape, { dtype: 'float32' }) as unknown as Doubles]) {
      const failed = await call({ context: cpu, out }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ArgumentError);
      expect(failed).toMatchObject({ argument: 'out' });
    }
  });
});

it('may be an operand', async () => {
  const X = linalg.asType(A, 'float64');
  expect(await linalg.inv(X, { context: cpu, out: X })).toBe(X);
  expect(elementsOf(X).map((x) => x.toFixed(6))).toEqual([3, -1, -1, 4].map((x) => (x / 11).toFixed(6)));
  const b = linalg.asType([4, 1], 'float64');
  await linalg.solve(A, b, { context: cpu, out: b });
  expect(elementsOf(b).map((x) => x.toFixed(12))).toEqual(['1.000000000000', '0.000000000000']);
});

it('is not changed by a call that fails', async () => {
  const out = linalg.zeros([2, 2]);
  await expect(
    linalg.inv(
      [
        [1, 1],
        [1, 1],
      ],
      { context: cpu, out },
    ),
  ).rejects.toThrow();
  expect(elementsOf(out)).toEqual([0, 0, 0, 0]);
});
