// What verbs take for an array: every form gives what the plain record gives; what is none is refused with its place. And what all verbs
// have in common: data types of results, operands that may change once a call is made, signals that end calls.

import ndarray from 'ndarray';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { operandOf } from '../../src/linalg/arrays.ts';
import { openContext } from '../../src/linalg/defaultContext.ts';
import {
  type ArrayInput,
  cholesky,
  det,
  einsum,
  getContext,
  inv,
  kron,
  leastSquares,
  lstsq,
  lu,
  luFactor,
  luSolve,
  matmul,
  type NdArray,
  outer,
  qr,
  setContext,
  slogdet,
  solve,
  tensordot,
  triangularSolve,
} from '../../src/linalg/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

besideGpu();

const numbers = [4, 1, 1, 3];
const shaped = <T extends object>(data: T, shape: number[]): T & { shape: number[] } => Object.assign(data, { shape });

/** The matrix (4 1; 1 3) in every form. */
const forms: readonly (readonly [string, ArrayInput])[] = [
  ['an ndarray', ndarray(new Float64Array(numbers), [2, 2])],
  ['a record', { data: new Float64Array(numbers), shape: [2, 2] }],
  ['a record with strides', { data: [0, 3, 1, 1, 4], shape: [2, 2], stride: [-2, -1], offset: 4 }],
  ['an ndarray of stdlib', { data: new Float64Array([3, 1, 1, 4]), shape: [2, 2], strides: [-1, -2], offset: 3 }],
  ['a record of integers', { data: new Uint8Array(numbers), shape: [2, 2] }],
  ['a typed array with a shape', shaped(new Float64Array(numbers), [2, 2])],
  ['integers with a shape', shaped(new Int16Array(numbers), [2, 2])],
  [
    'nested arrays',
    [
      [4, 1],
      [1, 3],
    ],
  ],
  ['an array of typed arrays', [new Float32Array([4, 1]), new Int32Array([1, 3])]],
];

describe.each(forms)('%s', (_, A) => {
  it('is a matrix to every verb', async () => {
    const plain = (x: { data: ArrayLike<number> }) => Array.from(x.data);
    expect(plain(await matmul(A, A))).toEqual([17, 7, 7, 10]);
    expect(plain(await einsum('ij,kj', A, A))).toEqual([17, 7, 7, 10]);
    expect(plain(await tensordot(A, A))).toEqual([27]);
    expect(plain(await kron(A, [1]))).toEqual(numbers);
    expect(plain(await outer(A, 2))).toEqual([8, 2, 2, 6]);
    expect(await det(A)).toBeCloseTo(11, 13);
    expect((await slogdet(A)).logabsdet).toBeCloseTo(Math.log(11), 13);
    for (const x of [await solve(A, [6, 7]), (await lstsq(A, [6, 7])).x, await luSolve(await luFactor(A), [6, 7])]) {
      expect(x.shape).toEqual([2]);
      expect(x.get(0)).toBeCloseTo(1, 13);
      expect(x.get(1)).toBeCloseTo(2, 13);
    }
    const L = await cholesky(A);
    const y = await triangularSolve(L, await triangularSolve(L, [6, 7], { lower: true }), { lower: true, trans: true });
    expect(y.get(1)).toBeCloseTo(2, 13);
    expect((await matmul(A, await inv(A))).get(0, 1)).toBeCloseTo(0, 13);
    const { l, u } = await lu(A, { permuteL: true });
    expect(plain(await matmul(l, u))).toEqual(numbers);
    const { q, r } = await qr(A);
    expect((await matmul(q, r)).get(1, 1)).toBeCloseTo(3, 13);
    const ls = leastSquares({ n: 2 });
    await ls.add(A, [6, 7]);
    expect((await ls.solve()).x.get(1)).toBeCloseTo(2, 13);
  });
});

describe('the layout', () => {
  const read = (x: unknown) => operandOf('verb', x, 'x', 1);

  it('of vectors, numbers and nested arrays', () => {
    expect(read(new Float32Array(3))).toMatchObject({ shape: [3], stride: [1], offset: 0 });
    expect(read([1, 2])).toMatchObject({ shape: [2], data: new Float64Array([1, 2]) });
    expect(read(7)).toMatchObject({ shape: [], data: [7] });
    expect(read({ data: [7], shape: [] })).toMatchObject({ shape: [], offset: 0 });
    expect(
      read([
        [[1], [2]],
        [[3], [4]],
        [[5], [6]],
      ]),
    ).toMatchObject({ shape: [3, 2, 1], stride: [2, 1, 1] });
    expect(read([])).toMatchObject({ shape: [0] });
    expect(read([[], []])).toMatchObject({ shape: [2, 0] });
  });

  it('is read by structure, once, and does not copy', () => {
    const data = new Float64Array(6);
    let reads = 0;
    const array = {
      get data() {
        reads++;
        return data;
      },
      shape: [2, 3],
    };
    const operand = read(array);
    expect([operand.data, reads]).toEqual([data, 1]);
    expect(operand.data).toBe(data);
    array.shape[0] = 5;
    expect(operand.shape).toEqual([2, 3]);
    expect(read(operand)).toBe(operand);
  });

  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  const wrong: [string, unknown, RegExp][] = [
    ['nothing', undefined, /data and shape/],
    ['a string', 'abc', /data and shape/],
    ['a big integer', 5n, /data and shape/],
    ['big integers', new BigInt64Array(2), /floats of 32 or 64 bits/],
    ['bytes without a type', new DataView(new ArrayBuffer(8)), /floats of 32 or 64 bits/],
    ['a record of a string', { data: 'abc', shape: [3] }, /typed array/],
    ['a shape that does not fit', shaped(new Float64Array(3), [2, 2]), /too short/],
    ['a shape that is none', shaped(new Float64Array(3), 3 as never), /shape must be an array/],
    ['rows of different lengths', [[1, 2], [3]], /row \[1\] has 1 elements, where the first row of its kind has 2/],
    ['a row deeper down', [[[1, 2]], [[3, 4, 5]]], /row \[1\]\[0\] has 3 elements/],
    ['a number in place of a row', [[1, 2], 3], /row \[1\] is 3/],
    ['a row in place of a number', [1, [2]], /element \[1\] must be a number/],
    [
      'a string among numbers',
      [
        [1, 2],
        [3, '4'],
      ],
      /element \[1\]\[1\] must be a number/,
    ],
    ['nothing among numbers', [1, null], /element \[1\] must be a number/],
    ['an array in itself', cyclic, /nested deeper/],
    ['a hole in a record', { data: new Array(3), shape: [3] }, /element \(0\) must be a number/],
  ];
  it.each(wrong)('refuses %s', (_, x, rule) => {
    expect(() => read(x)).toThrow(ArgumentError);
    expect(() => read(x)).toThrow(
      expect.objectContaining({ argument: 'x', position: 1, rule: expect.stringMatching(rule) }),
    );
  });

  it('does not look at elements outside of a view', async () => {
    const A = { data: [1, 'x' as never, 2, 'y' as never], shape: [2], stride: [2] };
    expect((await matmul(A, A)).get()).toBe(5);
  });
});

describe('results', () => {
  it('are single if everything is single', async () => {
    const [s, d] = [ndarray(new Float32Array(numbers), [2, 2]), ndarray(new Float64Array(numbers), [2, 2])];
    expectTypeOf(await matmul(s, s)).toEqualTypeOf<NdArray<Float32Array>>();
    expectTypeOf(await matmul(s, d)).toEqualTypeOf<NdArray<Float64Array>>();
    expectTypeOf(await matmul(s, [1, 2])).toEqualTypeOf<NdArray<Float64Array>>();
    expectTypeOf(await matmul(s, new Float32Array(2))).toEqualTypeOf<NdArray<Float32Array>>();
    expectTypeOf(await einsum('ij,ij,i', s, d, new Int32Array(2))).toEqualTypeOf<NdArray<Float64Array>>();
    expectTypeOf(await einsum('ij,ij->', s, s, { context: cpu })).toEqualTypeOf<NdArray<Float32Array>>();
    expectTypeOf(await solve(d as typeof s | typeof d, s)).toEqualTypeOf<NdArray<Float32Array | Float64Array>>();
    expect((await matmul(s, s)).data).toBeInstanceOf(Float32Array);
    expect((await solve(s, new Float32Array(2))).data).toBeInstanceOf(Float32Array);
    expect((await solve(s, [1, 2])).data).toBeInstanceOf(Float64Array);
    expect((await outer(new Float32Array(2), new Int8Array(2))).data).toBeInstanceOf(Float64Array);
  });

  it('do not depend on what becomes of the operands', async () => {
    for (const context of [undefined, ...contexts]) {
      // Without a context the call waits for one.
      if (context === undefined) setContext();
      const options = context === undefined ? {} : { context };
      const make = () => new Float64Array(1600).map((_, k) => 1 + ((k * 7) % 11));
      const [A, B, expected] = [make(), make(), make()];
      const E = ndarray(expected, [40, 40]);
      const [left, right] = [ndarray(A, [40, 40]), ndarray(B, [40, 40])];
      const calls = [matmul(left, right, options), tensordot(left, right, 1, options)];
      const chain = einsum('ij,jk,kl', left, right, right, options);
      const triangle = triangularSolve(left, B.subarray(0, 40), options);
      A.fill(Number.NaN);
      B.fill(Number.NaN);
      const product = await matmul(E, E, { context: cpu });
      for (const call of calls) expect((await call).data).toEqual(product.data);
      expect((await chain).data).toEqual((await einsum('ij,jk,kl', E, E, E, { context: cpu })).data);
      expect((await triangle).data).toEqual(
        (await triangularSolve(E, expected.subarray(0, 40), { context: cpu })).data,
      );
    }
  });
});

describe('a signal', () => {
  const A = ndarray(
    new Float64Array(900).map((_, k) => (k % 31 === 0 ? 4 : 1 / (k + 1))),
    [30, 30],
  );
  const b = new Float64Array(30);
  type Options = { readonly signal: AbortSignal; readonly context: Context };
  const verbs: [string, (options: Options) => Promise<unknown>][] = [
    ['matmul', (options) => matmul(A, A, options)],
    ['outer', (options) => outer(b, b, options)],
    ['kron', (options) => kron(b, b, options)],
    ['tensordot', (options) => tensordot(A, A, 1, options)],
    ['einsum', (options) => einsum('ij,jk,kl', A, A, A, options)],
    ['triangularSolve', (options) => triangularSolve(A, b, options)],
    ['solve', (options) => solve(A, b, options)],
    ['inv', (options) => inv(A, options)],
    ['det', (options) => det(A, options)],
    ['slogdet', (options) => slogdet(A, options)],
    ['cholesky', (options) => cholesky(A, options)],
    ['lu', (options) => lu(A, options)],
    ['luFactor', (options) => luFactor(A, options)],
    ['qr', (options) => qr(A, options)],
    ['lstsq', (options) => lstsq(A, b, options)],
    ['add', ({ signal, context }) => leastSquares({ n: 30, context }).add(A, b, { signal })],
  ];

  it.each(verbs)('that has been given ends %s before it begins', async (_, call) => {
    const reason = new Error('enough');
    await expect(call({ context: cpu, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(call({ context: cpu, signal: {} as never })).rejects.toMatchObject({ argument: 'signal' });
    await call({ context: cpu, signal: new AbortController().signal });
  });

  it('ends calls that wait, and all memory is given back', async () => {
    const context = await createContext({ backend: 'cpu' });
    const alive = new Set<object>();
    const { upload, alloc } = context;
    const watched = <F extends (...args: never[]) => { dispose(): void }>(make: F): F =>
      ((...args: Parameters<F>) => {
        const buffer = make.apply(context, args);
        alive.add(buffer);
        const { dispose } = buffer;
        buffer.dispose = () => {
          alive.delete(buffer);
          dispose.call(buffer);
        };
        return buffer;
      }) as unknown as F;
    Object.assign(context, { upload: watched(upload as never), alloc: watched(alloc as never) });
    for (const [name, call] of verbs) {
      if (name === 'add' || name === 'outer' || name === 'kron') continue;
      const ending = new AbortController();
      const reason = new Error(name);
      const result = call({ context, signal: ending.signal });
      ending.abort(reason);
      await expect(result, name).rejects.toBe(reason);
      await context.queue.idle;
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(alive.size, name).toBe(0);
    }
    context.dispose();
  });

  it('ends a chain of products between two of them', async () => {
    const context = await createContext({ backend: 'cpu' });
    const ending = new AbortController();
    const { queue } = context;
    const note = queue.note.bind(queue);
    queue.note = (entry) => {
      note(entry);
      ending.abort();
    };
    await expect(einsum('ij,jk,kl,lm', A, A, A, A, { context, signal: ending.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await queue.idle;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(queue.trace.length).toBe(1);
    context.dispose();
  });

  it('leaves rows that were not added out of the count', async () => {
    const ls = leastSquares({ n: 30, context: cpu });
    const ending = new AbortController();
    const calls = [ls.add(A, b), ls.add(A, b, { signal: ending.signal })];
    ending.abort();
    await expect(calls[1]).rejects.toMatchObject({ name: 'AbortError' });
    await calls[0];
    expect(ls.rows).toBe(30);
  });

  gpuTest('ends a call that waits for the GPU', async (context) => {
    const S = ndarray(new Float32Array(6400).fill(1), [80, 80]);
    const ending = new AbortController();
    const result = matmul(S, S, { context, signal: ending.signal });
    ending.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect((await matmul(S, S, { context })).get(3, 4)).toBe(80);
  });
});

describe('the default context', () => {
  it('is known once it is open, and forgotten with setContext()', async () => {
    setContext();
    expect(openContext()).toBeUndefined();
    const context = await getContext();
    expect(openContext()).toBe(context);
    setContext(cpu);
    expect(openContext()).toBe(cpu);
    setContext();
    expect(openContext()).toBeUndefined();
  });

  it('that is disposed of is refused by small products too', async () => {
    const context = await createContext({ backend: 'cpu' });
    setContext(context);
    context.dispose();
    for (const call of [matmul([1], [1]), outer(1, 1), einsum('i->', [1]), triangularSolve([[1]], [1])])
      await expect(call).rejects.toMatchObject({ name: 'DisposedError' });
    setContext();
  });
});
