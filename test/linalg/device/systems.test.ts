// Factorizations and solutions of device arrays are those of the same arrays on the host, on every context; on a GPU only what a verb
// decides from is read.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError, DisposedError, NotPositiveDefiniteError, SingularError } from '../../../src/core/errors.ts';
import * as linalg from '../../../src/linalg/index.ts';
import { DeviceArray, device } from '../../../src/linalg/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { createContext } from '../../../src/runtime/createContext.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { counted } from './counted.ts';

type Host = ndarray.NdArray<Float32Array | Float64Array>;
const types = { s: Float32Array, d: Float64Array } as const;
type Dtype = keyof typeof types;

/** Diagonally dominant where it is square, symmetric; element (i, j) of matrix b. */
function numbers(dtype: Dtype, shape: readonly number[], seed = 0): Host {
  const size = shape.reduce((x, y) => x * y, 1);
  const [rows, cols] = shape.length === 1 ? [shape[0]!, 1] : [shape.at(-2)!, shape.at(-1)!];
  const data = new types[dtype](size).map((_, k) => {
    const [i, j] = [Math.floor(k / cols) % rows, k % cols];
    return (i === j ? rows + 1 : 0) + Math.sin(seed + (i + 1) * (j + 1) + Math.floor(k / (rows * cols)));
  });
  return ndarray(data, [...shape]) as Host;
}

const flat = (x: Host): number[] => {
  if (x.shape.length === 0) return [x.get()];
  return Array.from({ length: x.shape[0]! }, (_, k) => flat(x.pick(k))).flat();
};

function near(found: readonly number[], wanted: readonly number[], dtype: Dtype): void {
  expect(found.length).toBe(wanted.length);
  const size = Math.max(1, ...wanted.map(Math.abs));
  for (const [k, value] of found.entries())
    expect(Math.abs(value - wanted[k]!)).toBeLessThan((dtype === 's' ? 2e-5 : 1e-12) * size);
}

/** Compares results: numbers, arrays, typed arrays, and records of them; arrays must be on the device. */
async function same(found: unknown, wanted: unknown, dtype: Dtype): Promise<void> {
  if (found instanceof DeviceArray) {
    expect(found.dtype).toBe(dtype);
    const host = (await found.host()) as Host;
    expect(host.shape).toEqual((wanted as Host).shape);
    near(flat(host), flat(wanted as Host), dtype);
  } else if (typeof wanted === 'number') near([found as number], [wanted], dtype);
  else if (ArrayBuffer.isView(wanted)) near(Array.from(found as Int32Array), Array.from(wanted as Int32Array), dtype);
  else {
    expect(Object.keys(found as object).sort()).toEqual(Object.keys(wanted as object).sort());
    for (const [name, x] of Object.entries(wanted as object)) await same((found as never)[name], x, dtype);
  }
}

type Verb = (...of: unknown[]) => Promise<unknown>;
const verbs = linalg as unknown as Record<string, Verb>;

/** Name, shapes of the operands, what else the verb takes. */
const CALLS: readonly (readonly [name: string, shapes: readonly (readonly number[])[], ...more: unknown[]])[] = [
  ['solve', [[9, 9], [9]]],
  [
    'solve',
    [
      [9, 9],
      [9, 3],
    ],
    { trans: 't' },
  ],
  [
    'solve',
    [
      [3, 5, 5],
      [3, 5, 2],
    ],
  ],
  ['solve', [[3, 5, 5], [5]]],
  [
    'solve',
    [
      [5, 5],
      [3, 5, 2],
    ],
  ],
  ['inv', [[7, 7]]],
  ['inv', [[4, 5, 5]]],
  ['cholesky', [[9, 9]]],
  ['cholesky', [[9, 9]], { upper: true }],
  ['cholesky', [[2, 2, 5, 5]]],
  [
    'triangularSolve',
    [
      [9, 9],
      [9, 2],
    ],
    { lower: true },
  ],
  ['triangularSolve', [[9, 9], [9]], { trans: 't' }],
  [
    'triangularSolve',
    [
      [3, 5, 5],
      [3, 5, 2],
    ],
    { unitDiagonal: true, lower: true },
  ],
  [
    'triangularSolve',
    [
      [5, 5],
      [3, 5, 2],
    ],
  ],
  ['lu', [[7, 5]]],
  ['lu', [[5, 7]]],
  ['lu', [[6, 6]], { permuteL: true }],
  ['qr', [[9, 5]]],
  ['qr', [[5, 9]]],
  ['qr', [[9, 5]], { mode: 'complete' }],
  ['qr', [[9, 5]], { mode: 'r' }],
  ['qr', [[9, 5]], { mode: 'raw' }],
  ['qr', [[3, 6, 4]]],
  ['qr', [[3, 6, 4]], { mode: 'r' }],
  ['qr', [[3, 6, 4]], { mode: 'complete' }],
  ['det', [[6, 6]]],
  ['slogdet', [[6, 6]]],
  ['norm', [[6, 4]]],
  ['norm', [[6, 4]], 1],
  ['cond', [[5, 5]]],
  ['matrixRank', [[5, 3]]],
  ['pinv', [[5, 3]]],
  ['svd', [[5, 3]], { computeUv: false }],
  ['svdvals', [[5, 3]]],
  ['polar', [[5, 3]]],
  ['eigvals', [[5, 5]]],
  ['eigvalsh', [[5, 5]]],
  ['eigvalsh', [[110, 110]]],
  ['eigvalsh', [[6, 6]], { subset: { index: [1, 3] } }],
  ['eigvalsh', [[2, 4, 4]], { lower: false }],
  ['lstsq', [[8, 3], [8]]],
];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (_, context: Context) => {
  describe.each<Dtype>(context.backend === 'gpu' ? ['s'] : ['s', 'd'])('%s', (dtype) => {
    it.each(CALLS.map((call) => ({ call, title: call.map((part) => JSON.stringify(part)).join(' ') })))(
      '$title',
      async ({ call }) => {
        const [name, shapes, ...more] = call;
        const operands = shapes.map((shape, k) => numbers(dtype, shape, k));
        const there = await Promise.all(operands.map((x) => device(context, x)));
        const options = typeof more.at(-1) === 'object' ? (more.at(-1) as object) : {};
        const given = more.filter((x) => typeof x !== 'object');
        const wanted = await verbs[name]!(
          ...operands,
          ...(name === 'norm' ? [given[0]] : name === 'cond' ? [undefined] : []),
          { ...options, context: cpu },
        );
        await same(await verbs[name]!(...there, ...more), wanted, dtype);
        if (there.length > 1) {
          await same(await verbs[name]!(there[0], operands[1], ...more), wanted, dtype);
          await same(await verbs[name]!(operands[0], there[1], ...more), wanted, dtype);
        }
        // The operands are as they were.
        for (const [k, x] of there.entries()) expect(flat((await x.host()) as Host)).toEqual(flat(operands[k]!));
      },
    );

    it('views of matrices', async () => {
      const whole = numbers(dtype, [12, 12]);
      const W = await device(context, whole);
      const [A, a] = [W.slice([2, 9], [2, 9]), whole.hi(9, 9).lo(2, 2)];
      const b = numbers(dtype, [7]);
      await same(await verbs['solve']!(A.T, b), await verbs['solve']!(a.transpose(1, 0), b, { context: cpu }), dtype);
      await same(await verbs['inv']!(A), await verbs['inv']!(a, { context: cpu }), dtype);
      await same(await verbs['det']!(A), await verbs['det']!(a, { context: cpu }), dtype);
    });

    it('factors are used again', async () => {
      const [A, b] = [numbers(dtype, [8, 8]), numbers(dtype, [8, 2], 1)];
      const factors = await linalg.luFactor(await device(context, A));
      expect(factors.lu).toBeInstanceOf(DeviceArray);
      const wanted = await linalg.solve(A, b, { context: cpu });
      await same(await linalg.luSolve(factors, b), wanted, dtype);
      await same(await linalg.luSolve(factors, await device(context, b)), wanted, dtype);
      await same(await linalg.det(factors), await linalg.det(A, { context: cpu }), dtype);
    });

    it('what fails is rejected, with its place', async () => {
      const zeros = await device(context, ndarray(new types[dtype](9), [3, 3]));
      await expect(linalg.solve(zeros, [1, 2, 3])).rejects.toThrow(SingularError);
      await expect(linalg.inv(zeros)).rejects.toThrow(SingularError);
      await expect(linalg.cholesky(zeros)).rejects.toThrow(NotPositiveDefiniteError);
      await expect(linalg.triangularSolve(zeros, [1, 2, 3])).rejects.toThrow(SingularError);
      await expect(linalg.luSolve(await linalg.luFactor(zeros), [1, 2, 3])).rejects.toThrow(SingularError);
      const stack = numbers(dtype, [4, 3, 3]);
      for (let k = 0; k < 9; k++) stack.set(2, Math.floor(k / 3), k % 3, 0);
      const error: unknown = await linalg.solve(await device(context, stack), [1, 2, 3]).catch((e) => e);
      expect(error).toBeInstanceOf(SingularError);
      expect((error as SingularError).batchElement).toBe(2);
    });

    it('wrong calls are rejected by name', async () => {
      const A = await device(context, numbers(dtype, [3, 4]));
      await expect(linalg.solve(A, [1, 2, 3])).rejects.toThrow(/solve: argument 1 \(A\)/);
      await expect(linalg.matmul(A, [1, 2])).rejects.toThrow(/matmul: argument 2 \(B\)/);
      await expect(linalg.cholesky(A, { uper: true } as never)).rejects.toThrow(ArgumentError);
      await expect(linalg.inv(A, null as never)).rejects.toThrow(ArgumentError);
      await expect(linalg.matmul(A, A.T, { out: ndarray(new types[dtype](9), [3, 3]) } as never)).rejects.toThrow(
        /out/,
      );
      const other = await createContext({ backend: 'cpu' });
      const B = await device(other, [1, 2, 3, 4]);
      await expect(linalg.matmul(A, B)).rejects.toThrow(/argument 2 \(B\).*context/);
      await expect(linalg.matmul(A, [1, 2, 3, 4], { context: other })).rejects.toThrow(/argument 1 \(A\).*context/);
      expect(() => A.slice([0, 5])).toThrow(ArgumentError);
      expect(() => A.slice(0, 0, 0)).toThrow(ArgumentError);
      expect(() => A.transpose(0, 0)).toThrow(ArgumentError);
      const view = A.T;
      A.dispose();
      A.dispose();
      expect(view.disposed).toBe(true);
      await expect(linalg.matmul(view, [1, 2, 3])).rejects.toThrow(DisposedError);
      await expect(view.host()).rejects.toThrow(DisposedError);
      expect(() => A.T).toThrow(DisposedError);
      other.dispose();
    });
  });
});

describe.skipIf(gpu === undefined)('what crosses to the host', () => {
  const context = gpu!;
  const there = () => device(context, numbers('s', [16, 16]));
  // A verb, and the bytes that it reads: infos and pivots are integers of four bytes.
  it.each([
    ['solve', 1, 4],
    ['inv', 1, 4],
    ['cholesky', 1, 4],
    ['luFactor', 1, 64],
    ['qr', 0, 0],
    ['norm', 1, 4],
    ['det', 2, 128],
  ] as const)('%s reads %i times', async (name, downloads, bytes) => {
    const A = await there();
    const operands = name === 'solve' ? [A, await device(context, numbers('s', [16]))] : [A];
    await context.queue.sync();
    const found = await counted(context, () => verbs[name]!(...operands));
    expect([found.uploads, found.downloads, found.bytesDown]).toEqual([0, downloads, bytes]);
  });
});
