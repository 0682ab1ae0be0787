// GETRF, GETRS and LASWP of complex elements: the cases' sweeps, every kind of panel, the choice of pivots, info, NaN.
import { describe, expect, it } from 'vitest';
import { at, type Mat } from '../../../src/core/matrix.ts';
import { enqueueGetf2, panelWay } from '../../../src/lapack/lu/getf2.gpu.ts';
import { capacity, panelRules } from '../../../src/lapack/lu/getf2.kernels.ts';
import { enqueueGetrf } from '../../../src/lapack/lu/getrf.gpu.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type GetrfData, getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { getrsCase } from '../../../testing/cases/lapack/lu/getrs.ts';
import { laswpCase } from '../../../testing/cases/lapack/lu/laswp.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { fewest, some } from '../../lib/sampled.ts';
import { cpu, gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const { sweep } = getrfCase;

const infoOf = ({ info }: GetrfData): number => info.data[info.offset]!;
const pivotsOf = ({ ipiv }: GetrfData): number[] => [...ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows)];

const withElement =
  (i: number, j: number, re: number, im: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    a.data.set([re, im], 2 * (a.offset + i + j * a.ld));
  };

describe.skipIf(gpu === undefined)('cgetrf on the GPU', () => {
  it('factors the whole sweep', async () => {
    for (const problem of fewest(gpu!, sweep, 5)) expect(await complaints(gpu!, getrfCase, problem, 'c')).toEqual([]);
  });

  it('solves the whole sweep of cgetrs', async () => {
    for (const problem of fewest(gpu!, getrsCase.sweep, 5))
      expect(await complaints(gpu!, getrsCase, problem, 'c')).toEqual([]);
  });

  it('moves every row of the sweep of claswp to its place', async () => {
    for (const problem of fewest(gpu!, laswpCase.sweep, 7))
      expect(await complaints(gpu!, laswpCase, problem, 'c')).toEqual([]);
  });

  it('takes the first of equal pivots, by |Re| + |Im|', async () => {
    // Rows of column 0: 5 in all of them but the first, split between the parts in different ways; |.| would be largest in the last.
    const parts = [
      [1, 1],
      [-2, 3],
      [4, -1],
      [0, -5],
    ];
    const source = formula((i, j, part) => (j === 0 ? parts[Math.min(i, 3)]![part]! : i === j ? 1 : 0));
    for (const m of [4, 40, 100]) {
      const { after } = await attempt(gpu!, getrfCase, { m, n: 2, source, layout: ODD }, 'c');
      expect(pivotsOf(after)[0]).toBe(2);
    }
  });

  it('reports the first zero pivot, and goes on', async () => {
    for (const [n, zero] of [
      [1, 0],
      [5, 2],
      [40, 39],
      [100, 50],
    ] as const) {
      const source: Source = (a, prec, random) => {
        uniform(a, prec, random);
        for (let i = 0; i < n; i++)
          a.data.fill(0, 2 * (a.offset + i + zero * a.ld), 2 * (a.offset + i + zero * a.ld) + 2);
      };
      const problem = { m: n, n, source, layout: ODD };
      expect(await complaints(gpu!, getrfCase, problem, 'c')).toEqual([]);
      expect(infoOf((await attempt(gpu!, getrfCase, problem, 'c')).after)).toBe(zero + 1);
    }
  });

  it('keeps its pivots in range whatever A holds', async () => {
    for (const [m, n] of [
      [1, 1],
      [40, 40],
      [70, 20],
    ] as const) {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
        for (const [re, im] of [
          [value, 0],
          [0, value],
          [value, -value],
        ] as const) {
          const source = withElement(m - 1, n - 1, re, im);
          const { after } = await attempt(gpu!, getrfCase, { m, n, source, layout: ODD }, 'c');
          const pivots = pivotsOf(after);
          expect(pivots.every((p, i) => p >= i + 1 && p <= m)).toBe(true);
        }
      }
    }
  });

  it('takes a NaN for the largest', async () => {
    const source = withElement(30, 0, 1, Number.NaN);
    const { after } = await attempt(gpu!, getrfCase, { m: 50, n: 3, source }, 'c');
    expect(pivotsOf(after)[0]).toBe(31);
  });

  it('divides by pivots near the ends of the range', async () => {
    for (const [n, scale] of [
      [40, 2 ** 120],
      [40, 2 ** -100],
      [3, 2 ** 126],
    ] as const) {
      const source: Source = (a, prec, random) => {
        uniform(a, prec, random);
        for (let p = 0; p < a.data.length; p++) a.data[p]! *= scale;
      };
      expect(await complaints(gpu!, getrfCase, { m: n, n, source }, 'c')).toEqual([]);
    }
  });
});

const mat = ({ buffer, offset, ld }: { buffer: unknown; offset: number; ld: number }): Mat<DeviceBuffer> => ({
  data: buffer as DeviceBuffer,
  off: offset,
  ld,
});

/** The factorization with panels of a forced kind. */
const forced =
  (force: string, nb = 0): typeof getrfCase.run =>
  async (queue, { m, n }, { A, ipiv, info }) =>
    enqueueGetrf(queue, { m, n, A: mat(A), ipiv: { ...mat(ipiv), ld: 1 }, info: mat(info), nb, force });

gpuTest('cgetrf with panels column by column', async (context) => {
  for (const [m, n] of [
    [1, 1],
    [33, 33],
    [130, 70],
    [70, 130],
  ] as const) {
    expect(await complaints(context, getrfCase, { m, n, layout: ODD }, 'c', forced('columns'))).toEqual([]);
  }
});

gpuSweep('cgetrf in two levels of blocks', async (context) => {
  for (const nb of [40, 64, 100])
    expect(await complaints(context, getrfCase, { m: 150, n: 130, nb, layout: ODD }, 'c')).toEqual([]);
});

gpuTest('cgetrf with tournament pivoting', async (context) => {
  for (const m of [100, 600, 1500]) {
    const problem = { m, n: 40, pivoting: 'tournament', layout: ODD } as const;
    expect(await complaints(context, getrfCase, problem, 'c')).toEqual([]);
  }
});

gpuTest('every panel kernel that this device is given for pairs, filled and with a row missing', async (context) => {
  const blocks = panelRules.flatMap(({ choice }) => choice ?? []);
  const given = blocks.filter((b) => panelWay(context.queue, capacity(b), 'c').choice === b).map(capacity);
  // One row more than the tallest goes column by column.
  for (const m of [...given.flatMap((rows) => [rows - 1, rows]), Math.max(0, ...given) + 1])
    expect(await complaints(context, getrfCase, { m, n: 45, layout: ODD }, 'c')).toEqual([]);
});

gpuTest('a panel of pairs inside a matrix counts its pivots from the first row', async (context) => {
  const run: typeof getrfCase.run = async (queue, { m, n }, { A, ipiv, info }) => {
    queue.clear((info.buffer as DeviceBuffer).gpu(true), info.offset * 4, 4);
    const panel = { m, width: n, A: at(mat(A), 0, 0), row0: 7, ipiv: { ...mat(ipiv), ld: 1 }, info: mat(info) };
    enqueueGetf2(queue, panel);
  };
  const { after } = await attempt(context, getrfCase, { m: 20, n: 6, layout: ODD }, 'c', run);
  expect(pivotsOf(after).every((p, i) => p > i + 7 && p <= 27)).toBe(true);
});

gpuTest('cgetrf is computed on the GPU alone, whatever the mode', async (context) => {
  for (const mode of ['native', 'hybrid', 'auto'] as const) {
    expect(await complaints(context, getrfCase, { m: 40, n: 40, mode }, 'c')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'cgetrf', backend: 'gpu' });
  }
});

it.each(['c', 'z'] as const)('%sgetrf factors, and measures growth, on the CPU', async (prec) => {
  for (const problem of sweep) expect(await complaints(cpu, getrfCase, problem, prec)).toEqual([]);
  for (const problem of some(getrsCase.sweep, 4)) expect(await complaints(cpu, getrsCase, problem, prec)).toEqual([]);
});

gpuTest('cgetrf measures growth on the GPU', async (context) => {
  expect(await complaints(context, getrfCase, { m: 60, n: 50, layout: ODD, growth: true }, 'c')).toEqual([]);
});
