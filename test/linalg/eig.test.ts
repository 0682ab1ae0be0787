// eig, eigvals and schur on every backend: numbers of NumPy 2.4, real and complex results, shapes, stacks, views, empty matrices, errors.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, ConvergenceError } from '../../src/core/errors.ts';
import {
  type ArrayInput,
  ComplexArray,
  device,
  eig,
  eigvals,
  NdArray,
  schur,
  type VerbOptions,
} from '../../src/linalg/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const on = { context: cpu };
const verbs: readonly ((A: ArrayInput, options: VerbOptions) => Promise<unknown>)[] = [eig, eigvals, schur];
type Matrix = ndarray.NdArray<Float32Array | Float64Array>;
type Numbers = Matrix | ComplexArray | NdArray<Float32Array | Float64Array>;

const A = [
  [2, 1, 4, 0],
  [4, 3, -1, 2],
  [0, 5, 6, -3],
  [1, -2, 3, 1],
];
/** Its eigenvalues are real. */
const V = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 10],
];
const OF_V = [16.707493316124747, -0.9057401795217577, 0.1982468633970094];
const NAN = [
  [1, 2],
  [3, Number.NaN],
];

const partsOf = (x: Numbers, ...at: number[]): { re: number; im: number } => {
  const value = x.get(...at);
  return typeof value === 'number' ? { re: value, im: 0 } : value;
};

/** The largest element of A V - V W, and how far the columns of V are from length 1. */
function errorOf(a: Matrix, W: Numbers, X: Numbers): number {
  const n = W.shape[0]!;
  let most = 0;
  for (let j = 0; j < n; j++) {
    const w = partsOf(W, j);
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const x = partsOf(X, i, j);
      squares += x.re * x.re + x.im * x.im;
      let [re, im] = [-(w.re * x.re - w.im * x.im), -(w.re * x.im + w.im * x.re)];
      for (let l = 0; l < n; l++) {
        const y = partsOf(X, l, j);
        re += a.get(i, l) * y.re;
        im += a.get(i, l) * y.im;
      }
      most = Math.max(most, Math.hypot(re, im));
    }
    most = Math.max(most, Math.abs(squares - 1));
  }
  return most;
}

/** The largest element of A - Z T Z^T and of Z^T Z - I. */
function schurErrorOf(a: Matrix, T: Numbers, Z: Numbers): number {
  const n = a.shape[0]!;
  let most = 0;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      let [product, square] = [a.get(i, j), i === j ? -1 : 0];
      for (let l = 0; l < n; l++) {
        square += partsOf(Z, l, i).re * partsOf(Z, l, j).re;
        for (let k = 0; k < n; k++) product -= partsOf(Z, i, k).re * partsOf(T, k, l).re * partsOf(Z, j, l).re;
      }
      most = Math.max(most, Math.abs(product), Math.abs(square));
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
    ['single', 2e-5],
    ['double', 3e-13],
  ] as const)('eig, eigvals and schur of %s precision', async (dtype, bound) => {
    for (const n of [1, 2, 5, 9, 20]) {
      const a = random(dtype === 'single', [n, n]);
      const type = dtype === 'single' ? Float32Array : Float64Array;
      const { eigenvalues, eigenvectors } = await eig(a, { context });
      expect([eigenvalues.shape, eigenvectors.shape]).toEqual([[n], [n, n]]);
      expect(eigenvalues.data).toBeInstanceOf(type);
      expect(errorOf(a, eigenvalues, eigenvectors)).toBeLessThan(bound);
      const alone = await eigvals(a, { context });
      expect(alone.constructor).toBe(eigenvalues.constructor);
      let [sum, trace] = [0, 0];
      for (let i = 0; i < n; i++) [sum, trace] = [sum + partsOf(alone, i).re, trace + a.get(i, i)];
      expect(Math.abs(sum - trace)).toBeLessThan(bound);
      const { T, Z } = await schur(a, { context });
      expect(T.data).toBeInstanceOf(type);
      expect(schurErrorOf(a, T, Z)).toBeLessThan(bound);
    }
  });
});

describe('eig', () => {
  it('has the numbers of NumPy, real or complex as there', async () => {
    const w = await eigvals(A, on);
    expect(w).toBeInstanceOf(ComplexArray);
    const found = [0, 1, 2, 3].map((i) => partsOf(w, i)).sort((x, y) => x.re - y.re || y.im - x.im);
    const expected = [
      [0.2456858107176313, 0],
      [1.950993647425766, 4.864779111079007],
      [1.950993647425766, -4.864779111079007],
      [7.852326894430847, 0],
    ];
    for (const [k, [re, im]] of expected.entries())
      expect(Math.hypot(found[k]!.re - re!, found[k]!.im - im!)).toBeLessThan(1e-13);
    const { eigenvalues, eigenvectors } = await eig(V, on);
    expect(eigenvalues).toBeInstanceOf(NdArray);
    expect(eigenvectors).toBeInstanceOf(NdArray);
    const values = [0, 1, 2].map((i) => partsOf(eigenvalues, i).re).sort((x, y) => y - x);
    for (const [k, x] of [OF_V[0]!, OF_V[2]!, OF_V[1]!].entries()) expect(Math.abs(values[k]! - x)).toBeLessThan(1e-13);
    const turn = await eig([
      [0, 1],
      [-1, 0],
    ]);
    expect([...turn.eigenvalues.data]).toEqual([0, 1, 0, -1]);
  });

  it('of stacks, complex if one of them is, and empty ones', async () => {
    const both = ndarray(new Float64Array([2, 1, 0, 3, 0, 1, -1, 0]), [2, 2, 2]);
    const { eigenvalues, eigenvectors } = await eig(both, on);
    expect([eigenvalues.shape, eigenvectors.shape]).toEqual([
      [2, 2],
      [2, 2, 2],
    ]);
    expect([...eigenvalues.data]).toEqual([2, 0, 3, 0, 0, 1, 0, -1]);
    expect(partsOf(eigenvectors, 0, 0, 0)).toEqual({ re: 1, im: 0 });
    const { T, Z } = await schur(both, on);
    for (let b = 0; b < 2; b++)
      expect(schurErrorOf(both.pick(b, null, null), T.pick(b, null, null), Z.pick(b, null, null))).toBeLessThan(1e-14);
    const none = await eig(ndarray(new Float64Array(0), [0, 3, 3]), on);
    expect([none.eigenvalues.shape, none.eigenvectors.shape]).toEqual([
      [0, 3],
      [0, 3, 3],
    ]);
    expect((await eigvals(ndarray(new Float32Array(0), [0, 0]), on)).shape).toEqual([0]);
    expect((await schur(ndarray(new Float32Array(0), [2, 0, 0]), on)).T.shape).toEqual([2, 0, 0]);
  });

  it('reads views, and leaves them as they are', async () => {
    const big = random(false, [9, 8]);
    const before = [...big.data];
    const view = big.hi(7, 7).lo(1, 1).step(-1, 1);
    const { eigenvalues, eigenvectors } = await eig(view, on);
    expect(errorOf(view, eigenvalues, eigenvectors)).toBeLessThan(1e-13);
    expect([...big.data]).toEqual(before);
  });

  it('takes arrays on devices, and gives arrays of the host', async () => {
    const a = random(false, [5, 5]);
    const there = await device(cpu, a);
    const { eigenvalues, eigenvectors } = await eig(there);
    expect(errorOf(a, eigenvalues, eigenvectors)).toBeLessThan(1e-13);
    expect([...(await eigvals(there)).data]).toHaveLength(eigenvalues.data.length);
    const { T, Z } = await schur(there);
    expect(schurErrorOf(a, await T.host(), await Z.host())).toBeLessThan(1e-13);
    for (const x of [there, T, Z]) x.dispose();
  });

  it('names the matrix that is not finite', async () => {
    const unit = [
      [1, 0],
      [0, 1],
    ];
    for (const verb of verbs) {
      const error = await verb([unit, NAN], on).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(ConvergenceError);
      expect(error).toMatchObject({ batchElement: 1, info: 2 });
      await expect(verb(NAN, on)).rejects.toThrow(`${verb.name}: the matrix has eigenvalues that did not converge`);
    }
  });

  it('refuses wrong arguments, and ends by a signal', async () => {
    const signal = AbortSignal.abort(new Error('no more'));
    for (const verb of verbs) {
      for (const call of [
        () => verb([1, 2], on),
        () => verb([[1, 2]], on),
        () => verb(A, { ...on, lower: true } as never),
      ])
        await expect(call()).rejects.toThrow(ArgumentError);
      await expect(verb(A, { ...on, signal })).rejects.toThrow('no more');
    }
  });
});
