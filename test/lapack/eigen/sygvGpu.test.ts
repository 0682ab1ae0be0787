// SYGST, SYGVD and SYGVX on the GPU whatever the order: the cases' errors, all types and triangles, info, and where the fronts compute.
import { describe, expect } from 'vitest';
import { enqueueSygvd } from '../../../src/lapack/eigen/sygvd.hybrid.ts';
import { enqueueSygvx } from '../../../src/lapack/eigen/sygvx.hybrid.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { sygstCase } from '../../../testing/cases/lapack/eigen/sygst.ts';
import { sygvdCase } from '../../../testing/cases/lapack/eigen/sygvd.ts';
import { sygvxCase } from '../../../testing/cases/lapack/eigen/sygvx.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import { type ChosenProblem, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { gpu, gpuSweep, gpuTest } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const TYPES = [1, 2, 3] as const;
const UPLOS = ['l', 'u'] as const;

const all: (typeof sygvdCase)['run'] = (queue, problem, { A, B, W, info }) =>
  enqueueSygvd(queue, {
    ...problem,
    A: deviceMat(A, A.ld),
    B: deviceMat(B, B.ld),
    W: deviceMat(W, 1),
    info: deviceMat(info, 1),
  });

const some: (typeof sygvxCase)['run'] = (queue, problem, at) => {
  const { A, m, W, Z, ifail, info } = at;
  const { B } = at as unknown as { readonly B: typeof A };
  const found = { W: deviceMat(W, 1), m: deviceMat(m, 1), info: deviceMat(info, 1) };
  const vectors = problem.jobz === 'n' ? {} : { Z: deviceMat(Z, Z.ld), ifail: deviceMat(ifail, 1) };
  const given = { itype: problem.itype!, A: deviceMat(A, A.ld), B: deviceMat(B, B.ld) };
  return enqueueSygvx(queue, { ...problem, ...given, ...found, ...vectors });
};

describe('on a GPU', () => {
  gpuTest('sygst of all types and triangles', async ({ queue }) => {
    for (const itype of TYPES)
      for (const uplo of UPLOS)
        for (const n of [1, 5, 40, 70])
          expect(await complaints(gpu!, sygstCase as unknown as Case, { itype, uplo, n, layout: ODD }, 's')).toEqual(
            [],
          );
    expect(queue.trace.findLast(({ routine }) => routine === 'ssygst')).toMatchObject({ backend: 'gpu' });
  });

  gpuTest('sygvd of all types and triangles, with and without vectors', async () => {
    for (const itype of TYPES)
      for (const [uplo, n, jobz] of [
        ['l', 1, 'v'],
        ['u', 2, 'v'],
        ['l', 40, 'v'],
        ['u', 33, 'v'],
        ['u', 40, 'n'],
      ] as const) {
        const problem = { itype, jobz, uplo, n, layout: ODD };
        const outcome = await attempt(gpu!, sygvdCase, problem, 's', all);
        expect(judge(sygvdCase, problem, 's', outcome)).toEqual([]);
      }
  });

  gpuSweep('sygvx of all types, by index and by value', async () => {
    for (const itype of TYPES)
      for (const range of [indexed(4, 9), indexed(5, 30), valued(-0.01, 0.5)])
        for (const [uplo, jobz] of [
          ['l', 'v'],
          ['u', 'v'],
          ['l', 'n'],
        ] as const) {
          const problem: ChosenProblem = { itype, jobz, uplo, n: 34, ...range, layout: ODD };
          const outcome = await attempt(gpu!, sygvxCase, problem, 's', some);
          expect(judge(sygvxCase, problem, 's', outcome), JSON.stringify(problem)).toEqual([]);
        }
  });

  gpuTest('info says which minor is not positive, and what is not finite', async () => {
    const n = 20;
    for (const [value, i, expected] of [
      [-1, 7, n + 8],
      [Number.NaN, 7, n],
      [Infinity, n - 1, n],
    ] as const) {
      const planted: typeof sygvdCase = {
        ...sygvdCase,
        data(...args) {
          const data = sygvdCase.data(...args);
          data.B.data[data.B.offset + i * (1 + data.B.ld)] = value;
          return data;
        },
      };
      const problem = { itype: 1, jobz: 'v', uplo: 'l', n } as const;
      const { before, after } = await attempt(gpu!, planted, problem, 's', all);
      expect(after.info.data[0]).toBe(expected);
      if (expected > n) expect([after.A.data, after.W.data]).toEqual([before.A.data, before.W.data]);
      else expect([...after.A.data, ...columnOf(after.W, 0)].every(Number.isNaN)).toBe(true);
    }
  });

  gpuTest('the fronts compute small orders on the CPU', async ({ queue }) => {
    for (const [n, backend] of [
      [40, 'cpu'],
      [104, 'gpu'],
    ] as const) {
      const problem = { itype: 1, jobz: 'v', uplo: 'l', n, layout: ODD } as const;
      expect(await complaints(gpu!, sygvdCase as unknown as Case, problem, 's')).toEqual([]);
      expect(queue.trace.findLast(({ routine }) => routine === 'ssygvd')).toMatchObject({ backend });
      const part = { ...problem, ...indexed(2, 5) };
      expect(await complaints(gpu!, sygvxCase as unknown as Case<ChosenProblem>, part, 's')).toEqual([]);
      expect(queue.trace.findLast(({ routine }) => routine === 'ssygvx')).toMatchObject({ backend });
    }
  });
});
