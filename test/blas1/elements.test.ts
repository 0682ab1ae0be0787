// The element-wise routines on every backend: the cases' sweeps (increments, offsets, one buffer), special values, quick returns, grids.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import { axpy, copy, csrot, csscal, floatsToHalves, halvesToFloats, rot, rotm, scal, swap } from '../../src/index.ts';
import { axpyCase } from '../../testing/cases/blas1/axpy.ts';
import { copyCase } from '../../testing/cases/blas1/copy.ts';
import { rotCase, rrotCase } from '../../testing/cases/blas1/rot.ts';
import { rotmCase } from '../../testing/cases/blas1/rotm.ts';
import { rscalCase, scalCase } from '../../testing/cases/blas1/scal.ts';
import { swapCase } from '../../testing/cases/blas1/swap.ts';
import { attempt, type Case, complaints, judge, written } from '../../testing/lib/case.ts';
import { copied } from '../../testing/lib/operands.ts';
import { sampled } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const cases = [
  axpyCase,
  copyCase,
  swapCase,
  scalCase,
  rscalCase,
  rotCase,
  rrotCase,
  rotmCase,
] as unknown as readonly Case[];
/** Each case in those of the precisions that it has. */
const inPrecisions = (letters: string) =>
  cases.flatMap((c) =>
    ([...c.spec.precs] as Prec[])
      .filter((prec) => letters.includes(prec))
      .map((prec) => [routineName(c.spec, prec), c, prec] as const),
  );
const list = cases.filter((c) => c.spec.precs.includes('d')).map((c) => [c.spec.name, c] as const);
const { NaN: nan, POSITIVE_INFINITY: inf } = Number;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'element-wise routines on the %s backend',
  (_, context) => {
    it.each(inPrecisions('shc'))('%s does the whole sweep', async (_name, c, prec) => {
      for (const problem of sampled(context, c.sweep, isComplex(prec) ? 4 : 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });

    it('axpy multiplies by complex numbers and by real ones', async () => {
      const x = context.upload('c', Float32Array.of(1, 2, 0, -3));
      const y = context.upload('c', Float32Array.of(1, 1, 1, 1));
      await axpy(context.queue, { n: 2, alpha: { re: 2, im: -1 }, x, y });
      expect([...(await context.download(y))]).toEqual([5, 4, -2, -5]);
      await axpy(context.queue, { n: 2, alpha: -1, x, y });
      expect([...(await context.download(y))]).toEqual([4, 2, -2, -2]);
      await axpy(context.queue, { n: 2, alpha: { re: 0, im: 0 }, x, y });
      expect([...(await context.download(y))]).toEqual([4, 2, -2, -2]);
    });

    it('real factors multiply the parts of complex numbers for themselves', async () => {
      const x = context.upload('c', Float32Array.of(inf, 1, 2, nan, -3, 4));
      const y = context.upload('c', Float32Array.of(0, 0, 1, 0, 0, 0));
      const scaled = [inf, 2, 4, nan, -6, 8];
      await csscal(context.queue, { n: 3, alpha: 2, x });
      expect([...(await context.download(x))]).toEqual(scaled);
      await scal(context.queue, { n: 3, alpha: { re: 0.5, im: 0 }, x });
      expect([...(await context.download(x))]).toEqual([inf, 1, 2, nan, -3, 4]);
      await csrot(context.queue, { n: 3, x, y, c: 0.5, s: 2 });
      expect([...(await context.download(x))]).toEqual([inf, 0.5, 3, nan, -1.5, 2]);
      expect([...(await context.download(y))]).toEqual([-inf, -2, -3.5, nan, 6, -8]);
    });

    it('rot conjugates the sine for the second vector', async () => {
      const x = context.upload('c', Float32Array.of(1, 2));
      const y = context.upload('c', Float32Array.of(3, -1));
      await rot(context.queue, { n: 1, x, y, c: 2, s: { re: 0, im: 1 } });
      // 2 (1 + 2i) + i (3 - i), 2 (3 - i) + i (1 + 2i)
      expect([...(await context.download(x))]).toEqual([3, 7]);
      expect([...(await context.download(y))]).toEqual([4, -1]);
    });

    it('copy and swap keep every bit, also of subnormal numbers and NaN', async () => {
      const bits = Int32Array.of(1, 0x80000001 | 0, 0x7fc12345, 0x7f800000, 0x80000000 | 0, 0x00712345, 7, 8);
      const values = new Float32Array(bits.buffer.slice(0));
      for (const incx of [1, 2]) {
        const n = 8 / incx;
        const [x, y, z] = [context.upload('s', values), context.alloc('s', n), context.alloc('s', n)];
        await copy(context.queue, { n, x, incx, y });
        await swap(context.queue, { n, x: y, y: z });
        const found = new Int32Array((await context.download(z)).buffer);
        expect([...found]).toEqual([...bits].filter((_b, i) => i % incx === 0));
        expect((await context.download(y)).every((v) => v === 0)).toBe(true);
      }
    });

    it('copy and swap keep every bit of halves', async () => {
      const bits = Uint16Array.of(1, 0x8001, 0x7e55, 0x7d01, 0xfc00, 0x8000, 0x03ff, 7, 0x7bff, 9);
      for (const incx of [1, 2]) {
        const n = 10 / incx;
        const [x, y, z] = [context.upload('h', bits), context.alloc('h', n), context.alloc('h', n)];
        await copy(context.queue, { n, x, incx, y });
        await swap(context.queue, { n, x: y, y: z });
        expect([...(await context.download(z))]).toEqual([...bits].filter((_b, i) => i % incx === 0));
        expect((await context.download(y)).every((v) => v === 0)).toBe(true);
      }
    });

    it('halves that become too large are infinite, NaN and infinities pass on', async () => {
      // Nine elements: eight in fours, one by itself.
      const values = [60000, -60000, 65504, nan, inf, -inf, 6e-8, 1, 60000];
      const x = context.upload('h', floatsToHalves(values));
      const y = context.upload('h', floatsToHalves(values));
      await axpy(context.queue, { n: 9, x, y });
      const doubled = [inf, -inf, inf, nan, inf, -inf, 2 ** -23, 2, inf];
      expect([...halvesToFloats(await context.download(y))]).toEqual(doubled);
      await scal(context.queue, { n: 9, alpha: 2, x });
      expect([...halvesToFloats(await context.download(x))]).toEqual(doubled);
    });

    it('alpha = 0 leaves y alone in axpy, and keeps NaN in scal', async () => {
      const x = context.upload('s', Float32Array.of(nan, inf, 3, 4, -inf));
      const y = context.upload('s', Float32Array.of(1, 2, 3, 4, 5));
      await axpy(context.queue, { n: 5, alpha: 0, x, y });
      expect([...(await context.download(y))]).toEqual([1, 2, 3, 4, 5]);
      await scal(context.queue, { n: 5, alpha: 0, x });
      expect([...(await context.download(x))]).toEqual([nan, nan, 0, 0, nan]);
    });

    it('NaN and infinity pass on and stay in their places', async () => {
      const x = context.upload('s', Float32Array.of(1, nan, 2, inf, 3, 4));
      const y = context.upload('s', Float32Array.of(0, 0, nan, 0, -inf, 0));
      await axpy(context.queue, { n: 6, alpha: 2, x, y });
      expect([...(await context.download(y))]).toEqual([2, nan, nan, inf, -inf, 8]);
      const v = context.upload('s', Float32Array.of(1, nan, 2));
      const w = context.upload('s', Float32Array.of(1, 1, 1));
      await rot(context.queue, { n: 3, x: v, y: w, c: 0.5, s: 0.5 });
      expect([...(await context.download(v))]).toEqual([1, nan, 1.5]);
    });

    it('rotm with flag -2 and a rotation by zero change nothing', async () => {
      const [x, y] = [context.upload('s', Float32Array.of(1, nan)), context.upload('s', Float32Array.of(inf, 2))];
      await rotm(context.queue, { n: 2, x, y, flag: -2, h12: 9 });
      await rot(context.queue, { n: 2, x, y, c: 1, s: 0 });
      expect([...(await context.download(x)), ...(await context.download(y))]).toEqual([1, nan, inf, 2]);
    });

    it('takes doubles', async () => {
      const x = context.upload('d', Float64Array.of(1, 2 ** -1074));
      await scal(context.queue, { n: 2, alpha: 3, x });
      expect([...(await context.download(x))]).toEqual([3, 3 * 2 ** -1074]);
    });
  },
);

it.each(inPrecisions('dz'))('%s does the whole sweep on the CPU', async (_name, c, prec) => {
  for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
});

it.each(list)('the case of %s finds a wrong element and a write beside the result', async (_name, c) => {
  const problem = c.sweep.find(
    (p) => 'n' in p && p.n === 65 && 'incx' in p && p.incx === 2 && !('incy' in p && p.incy !== 2),
  )!;
  const { before, after } = await attempt(cpu, c, problem, 'd');
  for (const name of written(c, after)) {
    const { offset, ld } = after[name]!;
    for (const place of [offset + 3 * ld, offset - 1, offset + 1, offset + 64 * ld + 1]) {
      const wrong = copied(after, written(c, after));
      wrong[name]!.data[place] = 12.5;
      expect(judge(c, problem, 'd', { before, after: wrong }), `${name} ${place}`).toHaveLength(1);
    }
  }
});

gpuTest(
  'a grid beyond the limit of a dispatch is split, and the trace says which access was chosen',
  async (context) => {
    const { queue } = context;
    const limit = queue.groupLimit;
    queue.groupLimit = 2;
    try {
      const n = 5000;
      const x = context.upload('s', new Float32Array(n).fill(1));
      const y = context.alloc('s', 2 * n);
      await axpy(queue, { n, x, y, incy: 2 });
      expect(queue.trace.at(-1)).toMatchObject({ routine: 'saxpy', backend: 'gpu', kernel: 'axpy_elements' });
      expect(queue.trace.at(-1)!.why).toMatch(/one element/);
      expect((await context.download(y)).every((v, i) => v === (i + 1) % 2)).toBe(true);
      await axpy(queue, { n, x, y });
      expect(queue.trace.at(-1)!.why).toMatch(/four elements/);
      expect((await context.download(y, n)).every((v, i) => v === 1 + ((i + 1) % 2))).toBe(true);
    } finally {
      queue.groupLimit = limit;
    }
  },
);

gpuTest(
  'halves run on a GPU with shader-f16, in one buffer too',
  async (context) => {
    for (const c of cases.filter(({ spec }) => spec.precs.includes('h'))) {
      for (const problem of c.sweep.slice(-4)) {
        expect(await complaints(context, c, problem, 'h')).toEqual([]);
        expect(context.queue.trace.at(-1)).toMatchObject({ routine: `h${c.spec.name}`, backend: 'gpu' });
      }
    }
  },
  'shader-f16',
);
