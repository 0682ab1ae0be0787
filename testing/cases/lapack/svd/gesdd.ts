// GESDD as a case: as gesvd's, with one job for the vectors of both sides.
import { gesdd, type VectorJob } from '../../../../src/index.ts';
import { gesddRef } from '../../../../src/lapack/svd/gesdd.ref.ts';
import { gesddSpec } from '../../../../src/specs.ts';
import { type Data, type Filled, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import type { Case, Check } from '../../../lib/case.ts';
import { larger } from '../../../lib/norms.ts';
import { integers, realWindow, window } from '../../../lib/operands.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { svdParts } from '../../../lib/svdParts.ts';
import { gesvdTable } from '../../../lib/tableSvd.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GesddProblem extends Sizes<'m' | 'n'>, Filled {
  readonly jobz: VectorJob;
  /** The same, as the table prints them. */
  readonly jobu: VectorJob;
  readonly jobvt: VectorJob;
  /** Of a tester: all jobs that are wanted. */
  readonly jobs?: readonly VectorJob[];
}

export type GesddData = Data<'A' | 'U' | 'VT', 'info', 'S'>;

const withJob = (jobz: VectorJob): Pick<GesddProblem, 'jobz' | 'jobu' | 'jobvt'> => ({
  jobz,
  jobu: jobz,
  jobvt: jobz,
});

/** Empty, tiny, around the order of a part and twice that, tall and wide enough for QR first. */
const SHAPES = shapes(
  '0x0 0x3 3x0 1x1 1x6 6x1 2x2 5x4 12x12 13x13 21x13 32x32 33x33 34x34 65x65 66x67 67x66 100x98 130x131',
  '17x150 1100x1 1x1100 90x40 300x70 70x300',
);

/** A letter of --jobu. */
function job(letter: string): VectorJob {
  if (letter === 'o') throw new UsageError('gesdd has no job o: vectors do not overwrite A');
  return letter as VectorJob;
}

const most = (jobz: VectorJob, length: number, k: number): number => (jobz === 'n' ? 0 : jobz === 's' ? k : length);

const parts = (_: GesddProblem, before: GesddData, after: GesddData, check: Check): number[] =>
  svdParts(before.A, after, check);

export const gesddCase: Case<GesddProblem, GesddData> = {
  spec: gesddSpec,
  tolerance: 30,
  sweep: [
    ...SHAPES.map(([m, n]) => ({ ...withJob('s'), m, n, layout: ODD })),
    ...SHAPES.filter(([m, n]) => m + n < 80).map(([m, n]) => ({ ...withJob('a'), m, n })),
    { ...withJob('n'), m: 40, n: 50, layout: ODD },
    { ...withJob('n'), m: 90, n: 20 },
    { ...withJob('a'), m: 70, n: 200 },
  ],

  fromOptions({ m, n }, o) {
    const jobs = o.jobu.length === 0 ? ['n' as const] : o.jobu.map(job);
    return { ...withJob(jobs[0]!), m, n, source: sourceOf(o), layout: layoutOf(o), jobs };
  },

  data({ m, n, jobz, source = uniform, layout }, prec, random) {
    const k = Math.min(m, n);
    const A = window(prec, m, n, layout);
    source(A, prec, random);
    const [S, U] = [realWindow(prec, k, 1, layout), window(prec, m, most(jobz, m, k), layout)];
    return { A, S, U, VT: window(prec, most(jobz, n, k), n, layout), info: integers(1, layout) };
  },

  run(queue, { m, n, jobz }, { A, S, U, VT, info }) {
    const vectors = jobz === 'n' ? {} : { U, ldu: U.ld, VT, ldvt: VT.ld };
    return gesdd(queue, { jobz, m, n, A, lda: A.ld, S, ...vectors, info });
  },

  reference({ m, n, jobz }, { A, S, U, VT, info }) {
    const values = S.data.subarray(S.offset, S.offset + Math.min(m, n));
    info.data[info.offset] = gesddRef({ m, n, A: hostMat(A), S: values, jobz, U: hostMat(U), VT: hostMat(VT) });
  },

  parts,
  error: (...args) => parts(...args).reduce(larger),

  table: {
    ...gesvdTable,
    each: (problem) => (problem.jobs ?? []).map((jobz) => ({ ...problem, ...withJob(jobz) })),
  },
};
