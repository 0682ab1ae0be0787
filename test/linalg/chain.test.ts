// Products of more than two arrays on a GPU: intermediate results stay there, whatever their layout, and the result is that of the CPU.
import type ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { einsum } from '../../src/linalg/index.ts';
import { besideGpu } from '../lib/besideGpu.ts';
import { cpu, gpu } from '../setup/contexts.ts';

besideGpu(48, 4);

/** llvmpipe takes up to seconds for a pipeline. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

const SIZES: Readonly<Record<string, number>> = { a: 5, b: 3, i: 9, j: 12, k: 10, l: 7, m: 11 };

const operandsOf = (subscripts: string) =>
  subscripts
    .split('->')[0]!
    .split(',')
    .map((labels, number) => {
      const shape = [...labels].map((label) => SIZES[label]!);
      const size = shape.reduce((x, y) => x * y, 1);
      return { data: new Float32Array(size).map((_, at) => Math.sin(at * (number + 1) + number)), shape };
    });

describe.skipIf(gpu === undefined)('a chain on a GPU', () => {
  const context = gpu!;

  it.each(
    slowly
      ? ['ij,jk,kl->il']
      : [
          'ij,jk,kl->il',
          'ij,jk,kl,lm->mi',
          // A stack with one matrix, with two of its indices contracted, and in another order.
          'aij,jk,akl->ail',
          'aij,ajk,kl->lai',
          'abij,jk,bkl->abil',
          'iaj,jbk,kl->abli',
          // The last one uses each element once, or sums over all.
          'ij,jk,kl->',
          'ij,jk,ik->ik',
          'ij,jk,i->k',
          'ij,jk,k->i',
        ],
  )('%s', async (subscripts) => {
    const operands = operandsOf(subscripts);
    let downloads = 0;
    const { download } = context;
    context.download = ((...args: Parameters<typeof download>) => {
      downloads++;
      return download.apply(context, args);
    }) as typeof download;
    let found: ndarray.NdArray<Float32Array | Float64Array>;
    try {
      found = await einsum(subscripts, ...operands, { context });
    } finally {
      context.download = download;
    }
    const doubles = operands.map(({ data, shape }) => ({ data: new Float64Array(data), shape }));
    const exact = await einsum(subscripts, ...doubles, { context: cpu });
    expect(found.shape).toEqual(exact.shape);
    let [worst, size] = [0, 0];
    for (const [at, value] of exact.data.entries()) {
      worst = Math.max(worst, Math.abs(found.data[at]! - value));
      size = Math.max(size, Math.abs(value));
    }
    expect(worst).toBeLessThan(4e-6 * Math.max(10, size));
    if (subscripts === 'ij,jk,kl->il') expect(downloads).toBe(1);
  });

  it('gives all its buffers back, and can be ended', async () => {
    // The queue makes a buffer of its own when it first waits.
    await context.queue.sync();
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
    try {
      const operands = operandsOf('ij,jk,kl');
      await einsum('ij,jk,kl', ...operands, { context });
      const ending = new AbortController();
      const ended = einsum('ij,jk,kl', ...operands, { context, signal: ending.signal });
      ending.abort(new Error('enough'));
      await expect(ended).rejects.toThrow('enough');
      await context.queue.sync();
      await new Promise((resolve) => setTimeout(resolve, 1));
    } finally {
      Object.assign(context, { upload, alloc });
    }
    expect(alive.size).toBe(0);
  });
});
