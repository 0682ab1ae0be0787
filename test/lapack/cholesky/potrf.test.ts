// POTRF on every context: the case's sweep, panels and block columns of forced sizes, what is not positive definite, the steps on their
// own.
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/autotune/pick.ts';
import { type Limits, limitsOf } from '../../../src/autotune/space.ts';
import type { Prec } from '../../../src/core/field.ts';
import type { Mat, Uplo } from '../../../src/core/matrix.ts';
import {
  type DevicePotrf,
  enqueueCholeskyPanel,
  enqueueCholeskySolve,
  enqueueCholeskyUpdate,
  enqueuePotrf,
} from '../../../src/lapack/cholesky/potrf.gpu.ts';
import { type PanelShape, panelNeeds, panelRules } from '../../../src/lapack/cholesky/potrf.kernels.ts';
import { potrf, potrfWorkspace } from '../../../src/lapack/cholesky/routines.gen.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import { type PotrfProblem, potrfCase } from '../../../testing/cases/lapack/cholesky/potrf.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { Placed } from '../../../testing/lib/operands.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const TRIANGLES = ['l', 'u'] as const;

/** The case with one element, row i of column j of the lower triangle (for 'u', of U^T), replaced. */
const spoiled = (i: number, j: number, value: number): typeof potrfCase => ({
  ...potrfCase,
  data(problem, prec, random) {
    const { A, info } = potrfCase.data(problem, prec, random);
    const [row, column] = problem.uplo === 'l' ? [i, j] : [j, i];
    A.data[A.offset + row + column * A.ld] = value;
    return { A, info };
  },
});

type Run = typeof potrfCase.run;

const infoOf = async (...args: Parameters<typeof attempt<PotrfProblem, ReturnType<typeof potrfCase.data>>>) => {
  const { info } = (await attempt(...args)).after;
  return info.data[info.offset];
};

describe.each(contexts.map((context) => [context.backend, context] as const))('potrf on a %s context', (_, context) => {
  it('factors the whole sweep', async () => {
    for (const problem of sampled(context, potrfCase.sweep, 2)) {
      expect(await complaints(context, potrfCase, problem, 's')).toEqual([]);
      expect(await infoOf(context, potrfCase, problem, 's')).toBe(0);
    }
  });

  it.each(TRIANGLES)('reports the first minor that is not positive definite (uplo %s)', async (uplo) => {
    for (const n of [1, 5, 40, 100]) {
      for (const bad of new Set([0, Math.floor(n / 2), n - 1])) {
        for (const value of [0, -0, -3, Number.NaN, Number.NEGATIVE_INFINITY]) {
          const found = await infoOf(context, spoiled(bad, bad, value), { uplo, n, layout: ODD }, 's');
          expect(found, `${value} in row ${bad} of ${n}`).toBe(bad + 1);
        }
      }
    }
  });

  it.each(TRIANGLES)('reports a NaN beside the diagonal where it gets there (uplo %s)', async (uplo) => {
    for (const [i, j] of [
      [1, 0],
      [39, 2],
      [70, 69],
      [99, 64],
    ] as const) {
      expect(await infoOf(context, spoiled(i, j, Number.NaN), { uplo, n: 100, layout: ODD }, 's')).toBe(i + 1);
    }
  });
});

it('potrf factors the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(potrfCase.sweep, 4)) {
    expect(await complaints(cpu, potrfCase, problem, 'd')).toEqual([]);
    expect(await infoOf(cpu, potrfCase, problem, 'd')).toBe(0);
  }
});

const mat = ({ buffer, offset, ld }: Placed<Prec>): Mat<DeviceBuffer> => ({
  data: buffer as unknown as DeviceBuffer,
  off: offset,
  ld,
});

/** The call past the front, with more than the front can ask for. */
const device =
  (enqueue: (queue: Parameters<Run>[0], f: DevicePotrf) => void, more: Partial<DevicePotrf> = {}): Run =>
  async (queue, { uplo, n }, { A, info }) =>
    enqueue(queue, { uplo, n, A: mat(A), info: mat({ ...info, ld: 1 } as unknown as Placed<Prec>), ...more });

/** Every way in which a variant of the kernel can differ, small. */
const SHAPES: readonly PanelShape[] = [
  { NB: 16, TILES: 1, DEPTH: 8, KU: 4 },
  { NB: 16, TILES: 3, DEPTH: 8, KU: 1 },
];
const FEW = { threads: 256, workgroupBytes: 16384, software: false };
const MANY = { threads: 1024, workgroupBytes: 49152, software: false };
const shapeFor = (limits: Limits, type: 's' | 'c' = 's'): PanelShape => pick(panelRules, { ...limits, type }).choice;

gpuSweep('potrf factors with panels and block columns of every size', async (context) => {
  for (const shape of SHAPES) {
    for (const nb of [1, 5, 16, 40, 64, 200]) {
      for (const uplo of TRIANGLES) {
        for (const n of nb === 1 ? [7] : [33, 100, 129]) {
          const run = device(enqueuePotrf, { nb, shape });
          const problem = { uplo, n, layout: n === 100 ? undefined : ODD } as PotrfProblem;
          expect(
            await complaints(context, potrfCase, problem, 's', run),
            JSON.stringify({ shape, nb, problem }),
          ).toEqual([]);
        }
      }
    }
  }
});

gpuTest(
  'potrf factors with the block columns of hardware GPUs, in the workspace that it announces',
  async (context) => {
    const lease = context.lease.bind(context);
    const leased: number[] = [];
    context.lease = (type, length) => {
      leased.push(4 * length);
      return lease(type, length);
    };
    try {
      // Slow to compile on software adapters, so that they factor few matrices with them.
      for (const shape of new Set([shapeFor(FEW), shapeFor({ ...limitsOf(context.gpu!), software: false })])) {
        for (const uplo of TRIANGLES) {
          const run = device(enqueuePotrf, { nb: 192, shape });
          // Wider than what block columns subtract for themselves, aligned to 4 elements and not.
          for (const [n, layout] of [
            [212, undefined],
            [213, ODD],
          ] as const) {
            const problem = layout === undefined ? { uplo, n } : { uplo, n, layout };
            expect(await complaints(context, potrfCase, problem, 's', run)).toEqual([]);
            expect(leased).toEqual([4 * Math.ceil(n / shape.NB) * shape.NB ** 2]);
            expect(leased[0]).toBeLessThanOrEqual(potrfWorkspace({ n, nb: 192 }));
            leased.length = 0;
          }
        }
      }
    } finally {
      context.lease = lease;
    }
  },
);

it('potrfWorkspace counts the blocks on the diagonal, and the halves of the rows behind a panel', () => {
  expect(potrfWorkspace({ n: 0 })).toBe(0);
  expect(potrfWorkspace({ n: 1000 })).toBe(4 * 1024 * 64);
  expect(potrfWorkspace({ n: 1024, math: 'split' })).toBe(4 * (1024 * 64 + 896 * 128 + 900));
  expect(potrfWorkspace({ n: 4096, math: 'split' })).toBe(4 * (4096 * 64 + 3840 * 256 + 3844));
  expect(potrfWorkspace({ n: 100, math: 'split' })).toBe(4 * 128 * 64);
});

it('block columns are as wide as the device allows, and within what every device has', () => {
  const way = (limits: Limits, type: 's' | 'c' = 's') => pick(panelRules, { ...limits, type }).name;
  expect(way(MANY)).toBe('square');
  expect(way({ ...MANY, threads: 511 })).toBe('low');
  expect(way({ ...MANY, workgroupBytes: 16384 })).toBe('low');
  expect(way({ ...MANY, software: true })).toBe('light');
  expect(way(MANY, 'c')).toBe('square');
  expect(way({ ...MANY, workgroupBytes: 32768 }, 'c')).toBe('shallow');
  expect(way(FEW, 'c')).toBe('small');
  for (const type of ['s', 'c'] as const) {
    for (const software of [false, true]) {
      const { threads, workgroupBytes } = panelNeeds(shapeFor({ ...FEW, software }, type), type);
      expect(threads).toBeLessThanOrEqual(FEW.threads);
      expect(workgroupBytes).toBeLessThanOrEqual(FEW.workgroupBytes);
    }
  }
});

gpuTest('potrf keeps the first of several bad minors, across block columns and panels', async (context) => {
  for (const uplo of TRIANGLES as readonly Uplo[]) {
    for (const [first, second] of [
      [3, 4],
      [3, 17],
      [20, 60],
      [63, 99],
    ] as const) {
      const twice: typeof potrfCase = {
        ...potrfCase,
        data(problem, prec, random) {
          const { A, info } = spoiled(first, first, -1).data(problem, prec, random);
          A.data[A.offset + second * (A.ld + 1)] = Number.NaN;
          return { A, info };
        },
        run: device(enqueuePotrf, { nb: 32, shape: SHAPES[0]! }),
      };
      expect(await infoOf(context, twice, { uplo, n: 100, layout: ODD }, 's')).toBe(first + 1);
    }
  }
});

gpuTest(
  'the steps of potrf compose in another order: solves apart from the block, updates column by column',
  async (context) => {
    for (const uplo of TRIANGLES) {
      for (const n of [50, 131]) {
        const run = device((queue, f) => {
          queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
          const width = 48;
          for (let j = 0; j < n; j += width) {
            const w = Math.min(width, n - j);
            // The block on the diagonal alone is a factorization of order j + w, of which the rest is done.
            enqueueCholeskyPanel(queue, { ...f, n: j + w }, j, w);
            enqueueCholeskySolve(queue, f, j, w);
            for (let from = j + w; from < n; from += 20)
              enqueueCholeskyUpdate(queue, f, j, w, from, Math.min(from + 20, n));
          }
        });
        expect(await complaints(context, potrfCase, { uplo, n, layout: ODD }, 's', run)).toEqual([]);
      }
    }
  },
);

gpuTest('potrf in native mode stays on the GPU, and says how', async (context) => {
  const run: Run = (queue, { uplo, n }, { A, info }) => potrf(queue, { uplo, n, A, lda: A.ld, info, mode: 'native' });
  expect(await complaints(context, potrfCase, { uplo: 'l', n: 40 }, 's', run)).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'spotrf', backend: 'gpu', kernel: 'potrf_panel' });
});
