// LANGE, LANSY and LANTR on every backend: the cases' sweeps, the number that the promise gives, one buffer, the same bits.
import { describe, expect, it } from 'vitest';
import { isComplex, type Prec } from '../../../src/core/field.ts';
import { clange, clanhe, clansy, floatsToHalves, hlange, lange, slange } from '../../../src/index.ts';
import { langeCase, lanheCase, lansyCase, lantrCase, NORM_LETTERS } from '../../../testing/cases/blas3/norms/lange.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, gpuSweep, gpuTest } from '../../setup/contexts.ts';

/** Complex problems of a sweep that a short run makes on the CPU. */
const SHORT = 60;

const cases = [langeCase, lansyCase, lanheCase, lantrCase].map((c) => [c.spec.name, c] as const);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'norms on the %s backend',
  (_, context) => {
    describe.each(cases)('%s', (_name, c) => {
      it.each([...c.spec.precs] as Prec[])('does the whole sweep in precision %s', async (prec) => {
        const sweep = isComplex(prec) ? some(c.sweep, SHORT) : c.sweep;
        for (const problem of sampled(context, sweep, 2))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
      });
    });

    it('without a place for the result the promise gives the number, with one nothing', async () => {
      const A = context.upload('s', new Float32Array([3, -4, 0, 12]));
      const call = { m: 2, n: 2, A, lda: 2 };
      const norms = await Promise.all(NORM_LETTERS.map((norm) => slange(context.queue, { norm, ...call })));
      expect(norms).toEqual([12, 12, 12, 16, 13, 13]);
      const result = context.alloc('s', 3);
      expect(await lange(context.queue, { norm: 'i', ...call, result: result.at(1) })).toBeUndefined();
      expect([...(await context.download(result))]).toEqual([0, 16, 0]);
      expect(await slange(context.queue, { norm: 'f', ...call, m: 0 })).toBe(0);
      A.dispose();
      result.dispose();
    });

    it('norms of halves are singles', async () => {
      const A = context.upload('h', floatsToHalves([65504, -65504, 2 ** -24, 65504]));
      const call = { m: 2, n: 2, A, lda: 2 };
      const norms = await Promise.all(NORM_LETTERS.map((norm) => hlange(context.queue, { norm, ...call })));
      const [max, root] = [65504, Math.fround(65504 * Math.sqrt(3))];
      expect(norms.slice(0, 4)).toEqual([max, 2 * max, 2 * max, 2 * max]);
      for (const norm of norms.slice(4)) expect(Math.abs(norm! - root) / root).toBeLessThan(2 ** -22);
      const result = context.alloc('s', 1);
      await lange(context.queue, { norm: 'm', ...call, A: A.at(2), m: 1, n: 1, result });
      expect([...(await context.download(result))]).toEqual([2 ** -24]);
      A.dispose();
      result.dispose();
    });

    it('moduli at the ends of the range, and NaN or infinity in one part', async () => {
      const one = async (re: number, im: number, norm: 'm' | '1' | 'i' | 'f') => {
        const A = context.upload('c', Float32Array.of(re, im));
        const found = await clange(context.queue, { norm, m: 1, n: 1, A, lda: 1 });
        A.dispose();
        return found!;
      };
      for (const norm of ['m', '1', 'i', 'f'] as const) {
        for (const [re, im] of [
          [3, -4],
          [1e38, 2e38],
          [-3e-30, 4e-30],
          [1e-38, 1e-38],
          [3e-42, -4e-42],
          [1e30, 1e-30],
          [0, 1e-45],
          [-2.5e38, 0],
        ] as const) {
          const exact = Math.hypot(Math.fround(re), Math.fround(im));
          expect(Math.abs((await one(re, im, norm)) - exact)).toBeLessThan(exact * 2 ** -21 + 2 ** -148);
        }
        expect(await one(3e38, -3e38, norm)).toBe(Infinity);
        expect(await one(0, Number.NaN, norm)).toBeNaN();
        expect(await one(Infinity, Number.NaN, norm)).toBeNaN();
        expect(await one(Number.NaN, 1, norm)).toBeNaN();
        expect(await one(1, -Infinity, norm)).toBe(Infinity);
      }
    });

    it('of a Hermitian matrix the imaginary parts on the diagonal do not count, of a symmetric one they do', async () => {
      const A = context.upload('c', Float32Array.of(3, 4, 6, 8, Number.NaN, Number.NaN, -1, 0));
      const call = { norm: '1', uplo: 'l', n: 2, A, lda: 2 } as const;
      expect(await clanhe(context.queue, call)).toBeCloseTo(13, 5);
      expect(await clansy(context.queue, call)).toBeCloseTo(15, 5);
      expect(await clanhe(context.queue, { ...call, norm: 'f' })).toBeCloseTo(Math.sqrt(9 + 1 + 200), 4);
      A.dispose();
    });

    it('leaves the norm in the buffer of the matrix', async () => {
      const A = context.upload('s', new Float32Array([1, 2, 3, 4, -1]));
      await slange(context.queue, { norm: '1', m: 2, n: 2, A, lda: 2, result: A.at(4) });
      expect([...(await context.download(A))]).toEqual([1, 2, 3, 4, 7]);
      A.dispose();
    });

    it('a norm beyond the range is infinite, and one NaN wins over infinities', async () => {
      const big = context.upload('s', new Float32Array(40).fill(3e38));
      for (const norm of ['1', 'i', 'f'] as const) {
        expect(await slange(context.queue, { norm, m: 20, n: 2, A: big, lda: 20 })).toBe(Infinity);
      }
      const mixed = context.upload('s', new Float32Array([Infinity, 1, Number.NaN, -Infinity]));
      for (const norm of NORM_LETTERS) {
        expect(await slange(context.queue, { norm, m: 2, n: 2, A: mixed, lda: 2 })).toBeNaN();
      }
      big.dispose();
      mixed.dispose();
    });
  },
);

gpuSweep('norms of more columns or rows than there are workgroups', async (context) => {
  for (const [norm, m, n] of [
    ['o', 1, 525_000],
    ['f', 1, 525_000],
    ['o', 520, 2050],
    ['i', 525_000, 1],
  ] as const) {
    const problem = { norm, uplo: 'f', diag: 'n', m, n, magnitudes: [1, 1e-20] } as const;
    expect(await complaints(context, langeCase, problem, 's')).toEqual([]);
  }
});

gpuTest('norms split grids beyond the limit of a dispatch, and repeat to the bit', async (context) => {
  const { queue } = context;
  const values = Float32Array.from({ length: 70 * 90 }, (_, k) => Math.sin(k));
  const A = context.upload('s', values);
  const limit = queue.groupLimit;
  for (const norm of NORM_LETTERS) {
    const call = { norm, m: 70, n: 90, A, lda: 70 };
    const first = await slange(queue, call);
    queue.groupLimit = 2;
    try {
      expect(await slange(queue, call)).toBe(first);
    } finally {
      queue.groupLimit = limit;
    }
  }
  A.dispose();
});
