// POTRF and POTRS of complex elements on the GPU: the cases' sweeps, panels and block columns of forced sizes, what is on the diagonal,
// info.
import { describe, expect, it } from 'vitest';
import type { Mat } from '../../../src/core/matrix.ts';
import { enqueuePotrf } from '../../../src/lapack/cholesky/potrf.gpu.ts';
import type { PanelShape } from '../../../src/lapack/cholesky/potrf.kernels.ts';
import type { DeviceBuffer } from '../../../src/runtime/buffer.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type PotrfProblem, potrfCase } from '../../../testing/cases/lapack/cholesky/potrf.ts';
import { potrsCase } from '../../../testing/cases/lapack/cholesky/potrs.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { fewest, some } from '../../lib/sampled.ts';
import { gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const TRIANGLES = ['l', 'u'] as const;

/** The case with one element, row i of column j of the lower triangle (for 'u', of U^T), replaced: its real part, or its imaginary one. */
const spoiled = (i: number, j: number, value: number, part = 0): typeof potrfCase => ({
  ...potrfCase,
  data(problem, prec, random) {
    const { A, info } = potrfCase.data(problem, prec, random);
    const [row, column] = problem.uplo === 'l' ? [i, j] : [j, i];
    A.data[2 * (A.offset + row + column * A.ld) + part] = value;
    return { A, info };
  },
});

/** The imaginary parts of the diagonal. */
const diagonal = ({ data, offset, ld, rows }: MatrixView): number[] =>
  Array.from({ length: rows }, (_, i) => data[2 * (offset + i * (ld + 1)) + 1]!);

/** The case with these in the place of zeros; it is judged as if they were zeros. */
const withDiagonal = (part: (i: number) => number): typeof potrfCase => {
  const set = ({ data, offset, ld, rows }: MatrixView, value: (i: number) => number): void => {
    for (let i = 0; i < rows; i++) data[2 * (offset + i * (ld + 1)) + 1] = value(i);
  };
  return {
    ...potrfCase,
    data(problem, prec, random) {
      const { A, info } = potrfCase.data(problem, prec, random);
      set(A, part);
      return { A, info };
    },
    error(problem, before, after, check) {
      const clean = copied(before, ['A']);
      set(clean.A, () => 0);
      return potrfCase.error(problem, clean, after, check);
    },
  };
};

const infoOf = async (context: Context, c: typeof potrfCase, problem: PotrfProblem): Promise<number> => {
  const { info } = (await attempt(context, c, problem, 'c')).after;
  return info.data[info.offset]!;
};

describe.skipIf(gpu === undefined)('cpotrf on the GPU', () => {
  it('factors the whole sweep', async () => {
    for (const problem of fewest(gpu!, potrfCase.sweep, 5)) {
      expect(await complaints(gpu!, potrfCase, problem, 'c')).toEqual([]);
      expect(await infoOf(gpu!, potrfCase, problem)).toBe(0);
    }
  });

  it('solves the whole sweep of cpotrs', async () => {
    for (const problem of fewest(gpu!, potrsCase.sweep, 5))
      expect(await complaints(gpu!, potrsCase, problem, 'c')).toEqual([]);
  });

  it.each(TRIANGLES)('takes the diagonal for real, and leaves it so (uplo %s)', async (uplo) => {
    for (const n of [1, 33, 150]) {
      const garbage = withDiagonal((i) => (i % 3 === 0 ? Number.NaN : 1e3 * i));
      expect(await infoOf(gpu!, garbage, { uplo, n, layout: ODD })).toBe(0);
      const { A } = (await attempt(gpu!, garbage, { uplo, n, layout: ODD }, 'c')).after;
      expect(diagonal(A).every((x) => x === 0)).toBe(true);
      expect(await complaints(gpu!, garbage, { uplo, n, layout: ODD }, 'c')).toEqual([]);
    }
  });

  it.each(TRIANGLES)('reports the first minor that is not positive definite (uplo %s)', async (uplo) => {
    for (const n of [1, 40, 150]) {
      for (const bad of new Set([0, Math.floor(n / 2), n - 1])) {
        for (const value of [0, -3, Number.NaN, Number.NEGATIVE_INFINITY]) {
          const found = await infoOf(gpu!, spoiled(bad, bad, value), { uplo, n, layout: ODD });
          expect(found, `${value} in row ${bad} of ${n}`).toBe(bad + 1);
        }
      }
    }
  });

  it.each(TRIANGLES)('reports a NaN beside the diagonal where it gets there (uplo %s)', async (uplo) => {
    for (const part of [0, 1]) {
      for (const [i, j] of [
        [1, 0],
        [39, 2],
        [99, 64],
        [140, 5],
      ] as const) {
        const c = spoiled(i, j, Number.NaN, part);
        expect(await infoOf(gpu!, c, { uplo, n: 150, layout: ODD })).toBe(i + 1);
      }
    }
  });
});

const mat = ({ buffer, offset, ld }: { buffer: unknown; offset: number; ld: number }): Mat<DeviceBuffer> => ({
  data: buffer as DeviceBuffer,
  off: offset,
  ld,
});

gpuSweep('cpotrf factors with panels and block columns of every size', async (context) => {
  const shapes: readonly PanelShape[] = [{ NB: 16, TILES: 1, DEPTH: 8, KU: 4 }];
  for (const shape of shapes) {
    for (const nb of some([1, 16, 40, 200], 2)) {
      const forced: typeof potrfCase.run = async (queue, { uplo, n }, { A, info }) =>
        enqueuePotrf(queue, { uplo, n, A: mat(A), info: mat(info), nb, shape });
      for (const uplo of TRIANGLES)
        expect(await complaints(context, potrfCase, { uplo, n: 150, layout: ODD }, 'c', forced)).toEqual([]);
    }
  }
});

gpuTest('cpotrf is computed on the GPU alone, whatever the mode', async (context) => {
  for (const mode of ['native', 'hybrid', 'auto'] as const) {
    const { trace } = context.queue;
    expect(await complaints(context, potrfCase, { uplo: 'l', n: 40, mode }, 'c')).toEqual([]);
    expect(trace.at(-1)).toMatchObject({ routine: 'cpotrf', backend: 'gpu', kernel: 'potrf_panel' });
  }
});
