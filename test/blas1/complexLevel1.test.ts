// axpy, copy, swap and the products of complex vectors on the GPU, against plain loops: increments of either sign, offsets, one buffer.
import { describe, expect } from 'vitest';
import { enqueueAxpy } from '../../src/blas1/axpy.gpu.ts';
import { enqueueCopy } from '../../src/blas1/copy.gpu.ts';
import { dotcGpu, dotuGpu } from '../../src/blas1/dot.gpu.ts';
import { enqueueSwap } from '../../src/blas1/swap.gpu.ts';
import { im, re } from '../../src/core/complex.ts';
import type { Complex } from '../../src/core/field.ts';
import { Random } from '../../testing/lib/random.ts';
import { gpuTest } from '../setup/contexts.ts';

/** Lengths around a workgroup's, and one with many workgroups. */
const LENGTHS = [0, 1, 5, 1024, 1027, 70001];
const INCREMENTS = [
  [1, 1],
  [2, -1],
  [-3, -2],
  [1, 3],
] as const;
const OFFSETS = [
  [0, 0],
  [4, 3],
] as const;

const words = (length: number): Float32Array => new Random().fill(new Float32Array(2 * length), 'rands');
const place = (n: number, offset: number, inc: number, i: number): number =>
  offset + (inc > 0 ? i * inc : (i - n + 1) * inc);
const lengthOf = (n: number, offset: number, inc: number): number => offset + Math.max(1, n) * Math.abs(inc) + 1;

/** Every n, increments and offsets, with the places of element i. */
const shapes = LENGTHS.flatMap((n) =>
  INCREMENTS.flatMap(([incx, incy]) =>
    OFFSETS.map(([offX, offY]) => ({
      n,
      ...{ incx, incy, offX, offY },
      ofX: (i: number) => place(n, offX, incx, i),
      ofY: (i: number) => place(n, offY, incy, i),
      lengthX: lengthOf(n, offX, incx),
      lengthY: lengthOf(n, offY, incy),
    })),
  ),
);

describe('vectors that are written', () => {
  const ALPHA: Complex = { re: 0.75, im: -0.5 };
  for (const together of [false, true])
    gpuTest(`axpy, copy, swap${together ? ' in one buffer' : ''}`, async (context) => {
      for (const { n, incx, incy, offX, offY, ofX, ofY, lengthX, lengthY } of shapes)
        for (const routine of ['axpy', 'axpy by a real number', 'copy', 'swap'] as const) {
          const before = words(lengthX + lengthY);
          // y behind x, or in a buffer of its own.
          const x = before.subarray(0, 2 * lengthX);
          const y = before.subarray(2 * lengthX);
          const [X, Y] = together
            ? [context.upload('c', before), undefined]
            : [context.upload('c', x), context.upload('c', y)];
          const vx = { data: X!, off: offX, ld: incx };
          const vy = Y === undefined ? { data: X!, off: lengthX + offY, ld: incy } : { data: Y, off: offY, ld: incy };
          const alpha = routine === 'axpy' ? ALPHA : -2;
          if (routine === 'copy') enqueueCopy(context.queue, n, vx, vy);
          else if (routine === 'swap') enqueueSwap(context.queue, n, vx, vy);
          else enqueueAxpy(context.queue, n, alpha, vx, vy);
          const found = new Float32Array(before.length);
          if (Y === undefined) found.set(await context.download(X!));
          else {
            found.set(await context.download(X!));
            found.set(await context.download(Y), 2 * lengthX);
          }
          const wanted = Float32Array.from(before);
          for (let i = 0; i < n; i++) {
            const [at, to] = [2 * ofX(i), 2 * (lengthX + ofY(i))];
            const [xr, xi] = [before[at]!, before[at + 1]!];
            if (routine === 'swap') wanted.set(before.subarray(to, to + 2), at);
            if (routine === 'copy' || routine === 'swap') wanted.set([xr, xi], to);
            else {
              wanted[to]! += re(alpha) * xr - im(alpha) * xi;
              wanted[to + 1]! += re(alpha) * xi + im(alpha) * xr;
            }
          }
          const exact = routine === 'copy' || routine === 'swap';
          const far = found.findIndex((v, k) => !(Math.abs(v - wanted[k]!) <= (exact ? 0 : 2 ** -21)));
          expect({ routine, n, incx, incy, far }).toEqual({ routine, n, incx, incy, far: -1 });
          for (const buffer of [X, Y]) buffer?.dispose();
        }
    });
});

describe('products', () => {
  for (const [name, gpu, sign] of [
    ['dotu', dotuGpu, 1],
    ['dotc', dotcGpu, -1],
  ] as const)
    gpuTest(name, async (context) => {
      for (const { n, incx, incy, offX, offY, ofX, ofY, lengthX, lengthY } of shapes) {
        const [x, y] = [words(lengthX), words(lengthY)];
        const [X, Y, result] = [context.upload('c', x), context.upload('c', y), context.alloc('c', 2)];
        const at = (buffer: typeof X, offset: number) => ({ buffer, offset });
        const call = { n, x: at(X, offX), incx, y: at(Y, offY), incy, result: at(result, 1), prec: 'c', routine: name };
        gpu(context.queue, call as unknown as Parameters<typeof gpu>[1]);
        const [, , fr, fi] = await context.download(result);
        let [sr, si] = [0, 0];
        for (let i = 0; i < n; i++) {
          const [xr, xi] = [x[2 * ofX(i)]!, sign * x[2 * ofX(i) + 1]!];
          const [yr, yi] = [y[2 * ofY(i)]!, y[2 * ofY(i) + 1]!];
          sr += xr * yr - xi * yi;
          si += xr * yi + xi * yr;
        }
        // Sums of n terms below 2 in a tree whose leaves have at most n / (1024 * 256 * 4) + 4 terms.
        const bound = 40 * 2 ** -24 * Math.max(1, n);
        expect(Math.hypot(fr! - sr, fi! - si)).toBeLessThanOrEqual(n === 0 ? 0 : bound);
        for (const buffer of [X, Y, result]) buffer.dispose();
      }
    });
});
