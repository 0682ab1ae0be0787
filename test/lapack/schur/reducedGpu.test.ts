// GEEV and GEES with the Hessenberg form of a GPU, whatever that costs: with vectors and without, orders of one panel and of more, the ends
// of the range, data that is not finite.
import { describe, expect } from 'vitest';
import { bind } from '../../../src/core/args.ts';
import { geesInTwo } from '../../../src/lapack/schur/gees.hybrid.ts';
import { geevInTwo } from '../../../src/lapack/schur/geev.hybrid.ts';
import type { Queue } from '../../../src/runtime/queue.ts';
import { geesSpec, geevSpec } from '../../../src/specs.ts';
import { type GeesProblem, geesCase } from '../../../testing/cases/lapack/schur/gees.ts';
import { type GeevProblem, geevCase } from '../../../testing/cases/lapack/schur/geev.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { valueArguments } from '../../../testing/lib/eigenvalues.ts';
import { formula } from '../../../testing/lib/source.ts';
import { gpuTest, gpuWide } from '../../setup/contexts.ts';
import { scaledBy } from './matrices.ts';

const PRECS = ['s', 'c'] as const;
const LAYOUT = { pad: 3, offset: 5 };
const GPU_THEN_CPU = [{ backend: 'gpu' }, { backend: 'cpu' }];

const runGeev: (typeof geevCase)['run'] = (queue: Queue, { jobvl, jobvr, n }, { A, VL, VR, info, ...values }) => {
  const left = jobvl === 'v' ? { VL, ldvl: VL.ld } : {};
  const right = jobvr === 'v' ? { VR, ldvr: VR.ld } : {};
  const args = { jobvl, jobvr, n, A, lda: A.ld, ...valueArguments(values), ...left, ...right, info };
  return geevInTwo(queue, bind(geevSpec, queue.context, args) as never);
};

const runGees: (typeof geesCase)['run'] = (queue: Queue, { jobvs, sort, n }, { A, sdim, VS, info, ...values }) => {
  const vectors = jobvs === 'v' ? { VS, ldvs: VS.ld } : {};
  const args = { jobvs, sort, n, A, lda: A.ld, sdim, ...valueArguments(values), ...vectors, info };
  return geesInTwo(queue, bind(geesSpec, queue.context, args) as never);
};

describe('on a GPU', () => {
  gpuTest('geev', async (context) => {
    const problems: GeevProblem[] = [
      { jobvl: 'v', jobvr: 'v', n: 1, layout: LAYOUT },
      { jobvl: 'v', jobvr: 'v', n: 50, layout: LAYOUT },
      { jobvl: 'n', jobvr: 'v', n: 33, source: scaledBy(1e30) },
      { jobvl: 'n', jobvr: 'n', n: 20, source: scaledBy(1e-30) },
      // Balanced to a part of the matrix
      { jobvl: 'v', jobvr: 'n', n: 15, source: formula((i, j) => (j > 3 || i <= j ? 1 + ((i * 7 + j * 3) % 5) : 0)) },
    ];
    for (const prec of PRECS)
      for (const problem of problems) {
        expect(await complaints(context, geevCase, problem, prec, runGeev)).toEqual([]);
        expect(context.queue.trace.slice(-2)).toMatchObject(GPU_THEN_CPU);
      }
    context.queue.trace.length = 0;
  });

  gpuWide('gees', async (context) => {
    const problems: GeesProblem[] = [
      { jobvs: 'v', sort: 'lhp', n: 40, layout: LAYOUT },
      { jobvs: 'n', sort: 'n', n: 24 },
    ];
    for (const prec of PRECS)
      for (const problem of problems) expect(await complaints(context, geesCase, problem, prec, runGees)).toEqual([]);
    expect(context.queue.trace.slice(-2)).toMatchObject(GPU_THEN_CPU);
    context.queue.trace.length = 0;
  });

  gpuTest('data that is not finite ends at once', async (context) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const source = formula((i, j) => (i === 9 && j === 4 ? value : 1 / (i + j + 1)));
      const problem = { jobvl: 'n', jobvr: 'v', n: 20, source } as const;
      const { after } = await attempt(context, geevCase, problem, 's', runGeev);
      expect(after.info.data[after.info.offset]).toBe(20);
      expect(after.VR.data.every(Number.isNaN)).toBe(true);
    }
    context.queue.trace.length = 0;
  });
});
