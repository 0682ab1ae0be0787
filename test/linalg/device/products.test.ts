// Products of device arrays are those of the same arrays on the host: all contractions, views of all kinds, on every context; and nothing
// is copied.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import {
  type AnyArray,
  DeviceArray,
  device,
  einsum,
  kron,
  matmul,
  outer,
  tensordot,
} from '../../../src/linalg/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { besideGpu } from '../../lib/besideGpu.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { counted } from './counted.ts';

besideGpu(48, 4);

type Host = ndarray.NdArray<Float32Array | Float64Array>;
const types = { s: Float32Array, d: Float64Array } as const;
type Dtype = keyof typeof types;

function numbers(dtype: Dtype, shape: readonly number[], seed = 1): Host {
  const size = shape.reduce((x, y) => x * y, 1);
  return ndarray(
    new types[dtype](size).map((_, k) => Math.sin(seed + 3 * k)),
    [...shape],
  ) as Host;
}

const flat = (x: Host): number[] => {
  const all: number[] = [];
  const visit = (rest: Host): void => {
    if (rest.shape.length === 0) all.push(rest.get());
    else for (let k = 0; k < rest.shape[0]!; k++) visit(rest.pick(k));
  };
  visit(x);
  return all;
};

async function same(found: unknown, expected: Host, dtype: Dtype): Promise<void> {
  expect(found).toBeInstanceOf(DeviceArray);
  using array = found as DeviceArray;
  expect(array.dtype).toBe(dtype);
  const host = (await array.host()) as Host;
  expect(host.shape).toEqual(expected.shape);
  const [got, wanted] = [flat(host), flat(expected)];
  const size = Math.max(1, ...wanted.map(Math.abs));
  for (const [k, value] of got.entries())
    expect(Math.abs(value - wanted[k]!)).toBeLessThan((dtype === 's' ? 1e-5 : 1e-13) * size);
}

const dtypesOf = (context: Context): readonly Dtype[] => (context.backend === 'gpu' ? ['s'] : ['s', 'd']);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (_, context) => {
  describe.each(dtypesOf(context))('%s', (dtype) => {
    const A = numbers(dtype, [5, 7]);
    const stack = numbers(dtype, [3, 5, 7], 2);
    const B = numbers(dtype, [7, 6], 3);
    const v = numbers(dtype, [7], 4);

    it('products of matrices, vectors and stacks', async () => {
      const [a, s, b, x] = [
        await device(context, A),
        await device(context, stack),
        await device(context, B),
        await device(context, v),
      ];
      const onHost = (p: Host, q: Host) => matmul(p, q, { context: cpu }) as Promise<Host>;
      await same(await matmul(a, b), await onHost(A, B), dtype);
      await same(await matmul(a, B), await onHost(A, B), dtype);
      await same(await matmul(A, b), await onHost(A, B), dtype);
      await same(await matmul(a, x), await onHost(A, v), dtype);
      await same(await matmul(x, b), await onHost(v, B), dtype);
      await same(await matmul(x, x), await onHost(v, v), dtype);
      await same(await matmul(s, b), await onHost(stack, B), dtype);
      await same(await matmul(a, s.transpose(0, 2, 1)), await onHost(A, stack.transpose(0, 2, 1)), dtype);
    });

    it('views', async () => {
      const [a, s] = [await device(context, A), await device(context, stack)];
      const block = a.slice([1, 4], [2, 6]);
      const hostBlock = A.hi(4, 6).lo(1, 2);
      expect(flat((await block.host()) as Host)).toEqual(flat(hostBlock));
      expect(flat((await a.T.host()) as Host)).toEqual(flat(A.transpose(1, 0)));
      expect(flat((await s.slice(1).host()) as Host)).toEqual(flat(stack.pick(1)));
      expect(flat((await s.slice(undefined, -1).host()) as Host)).toEqual(flat(stack.pick(null, 4)));
      expect(flat((await s.slice([1], [0, -2], 3).host()) as Host)).toEqual(
        flat(stack.pick(null, null, 3).hi(3, 3).lo(1, 0)),
      );
      await same(
        await matmul(block.T, block),
        (await matmul(hostBlock.transpose(1, 0), hostBlock, { context: cpu })) as Host,
        dtype,
      );
      await same(await matmul(a, a.slice(2)), (await matmul(A, A.pick(2), { context: cpu })) as Host, dtype);
      await same(
        await matmul(a.T, a.slice(undefined, 2)),
        (await matmul(A.transpose(1, 0), A.pick(null, 2), { context: cpu })) as Host,
        dtype,
      );
      await same(
        await matmul(s.slice([0, 2]).transpose(0, 2, 1), a),
        (await matmul(stack.hi(2, 5, 7).transpose(0, 2, 1), A, { context: cpu })) as Host,
        dtype,
      );
      // No axis of it runs without gaps.
      const middle = s.slice(undefined, undefined, 2);
      const hostMiddle = stack.pick(null, null, 2);
      await same(await matmul(middle, a), (await matmul(hostMiddle, A, { context: cpu })) as Host, dtype);
    });

    it.each([
      'ij->ji',
      'ii->i',
      'ii',
      'ij->',
      'ij->j',
      'abc->b',
      'ij,ij->ij',
      'ij,ij->',
      'ij,jk,kl->li',
      'aij,jk->kai',
      'abc,abc->b',
      'abc,dbc,a->d',
      'ij,k->kij',
    ])('%s', async (subscripts) => {
      const sizes: Record<string, number> = { a: 3, b: 4, c: 30, d: 2, i: 9, j: 9, k: 5, l: 3 };
      const operands = subscripts
        .split('->')[0]!
        .split(',')
        .map((labels, k) =>
          numbers(
            dtype,
            [...labels].map((l) => sizes[l]!),
            k,
          ),
        );
      const there = await Promise.all(operands.map((x) => device(context, x)));
      const expected = (await einsum(subscripts, ...operands, { context: cpu })) as Host;
      await same(await einsum(subscripts, ...there), expected, dtype);
      if (operands.length > 1)
        await same(await einsum(subscripts, there[0] as AnyArray, ...operands.slice(1)), expected, dtype);
    });

    it('outer, kron and tensordot', async () => {
      const [a, s, x] = [await device(context, A), await device(context, stack), await device(context, v)];
      await same(await outer(a, x), (await outer(A, v)) as Host, dtype);
      await same(await kron(a, numbers(dtype, [2, 3])), (await kron(A, numbers(dtype, [2, 3]))) as Host, dtype);
      await same(
        await tensordot(s, a, [
          [1, 2],
          [0, 1],
        ]),
        (await tensordot(stack, A, [
          [1, 2],
          [0, 1],
        ])) as Host,
        dtype,
      );
      await same(await tensordot(x, s, [0, 2]), (await tensordot(v, stack, [0, 2])) as Host, dtype);
    });

    it('nothing to sum, and nothing at all', async () => {
      const none = numbers(dtype, [4, 0]);
      const a = await device(context, none);
      await same(await matmul(a, a.T), (await matmul(none, none.transpose(1, 0), { context: cpu })) as Host, dtype);
      await same(await matmul(a.T, a), (await matmul(none.transpose(1, 0), none, { context: cpu })) as Host, dtype);
    });
  });
});

describe.skipIf(gpu === undefined)('a loop on a GPU', () => {
  it('copies no matrix: 24 steps of PageRank take the vector there and back', async () => {
    const context = gpu!;
    const n = 96;
    const links = numbers('s', [n, n]);
    const start = numbers('s', [n], 5);
    using A = await device(context, links);
    await context.queue.sync();
    const found = await counted(context, async () => {
      let x: AnyArray = start;
      for (let step = 0; step < 24; step++) x = await matmul(A, x);
      return ((await (x as DeviceArray).host()) as Host).shape;
    });
    expect(found.result).toEqual([n]);
    // The vector of the first step, and of the last: n singles each.
    expect(found.bytesUp).toBe(4 * n);
    expect(found.bytesDown).toBe(4 * n);
    expect([found.uploads, found.downloads]).toEqual([1, 1]);
  });
});
