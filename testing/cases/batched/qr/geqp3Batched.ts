// geqp3 of a batch as cases, one for each form: the residual of the factors of the permuted matrix and the orthogonality of Q, the worst over the
// batch.
import {
  geqp3Batched,
  geqp3BatchedSpec,
  geqp3StridedBatched,
  geqp3StridedBatchedSpec,
  geqp3Vbatched,
  geqp3VbatchedSpec,
} from '../../../../src/index.ts';
import { geqp3Ref } from '../../../../src/lapack/qr/geqp3.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { factorSweep } from '../../../lib/batchSweeps.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, matrixView } from '../../../lib/norms.ts';
import type { Operands } from '../../../lib/operands.ts';
import { Random } from '../../../lib/random.ts';
import { pivotedErrors } from '../../../lib/residualsLq.ts';
import { uniform } from '../../../lib/source.ts';
import { geqrfBatchedTable } from '../../../lib/tableBatched.ts';
import { hostMat } from '../../../lib/views.ts';

type Named = Record<string, unknown>;

const renamed = (names: Readonly<Record<string, string>>, values: Named): Named =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));

/** To batchCases permutations are pivots. */
export const JPVT: Readonly<Record<string, string>> = {
  ipiv: 'jpvt',
  stridePiv: 'strideJpvt',
  offsetsPiv: 'offsetsJpvt',
};
/** And tau is a matrix B of one column. */
const TAU: Readonly<Record<string, string>> = { ...JPVT, B: 'tau', strideB: 'strideTau', offsetsB: 'offsetsTau' };

/** Arguments and operands by the names that the routine has for them, and back. */
export const outward = (values: Named, names = JPVT): Named => renamed(names, values);
export const inward = <D>(values: Named, names = JPVT): D =>
  renamed(Object.fromEntries(Object.entries(names).map(([own, other]) => [other, own])), values) as D;

const called = ({ ldb: _, ...args }: Named): never => outward(args, TAU) as never;

const cases = batchCases({
  specs: { strided: geqp3StridedBatchedSpec, batched: geqp3BatchedSpec, vbatched: geqp3VbatchedSpec },
  fronts: {
    strided: (queue, args) => geqp3StridedBatched(queue, called(args)),
    batched: (queue, args) => geqp3Batched(queue, called(args)),
    vbatched: (queue, args) => geqp3Vbatched(queue, called(args)),
  },
  A: ({ m, n }) => [m, n],
  B: ({ m, n }) => [Math.min(m, n), 1],
  pivots: ({ n }) => n,
  fill: (prec, { A }, _p, random) => uniform(A, prec, random),
  reference({ m, n, A, B, ipiv }) {
    if (m > 0 && n > 0) geqp3Ref(m, n, hostMat(A), ipiv, B.data as Float32Array);
    return 0;
  },
  error({ m, n, A }, after) {
    if (m === 0 || n === 0) return 0;
    const order = Math.min(m, n);
    const tau = matrixView(after.B.data, order, 1);
    return pivotedErrors(A, after.A, tau, after.ipiv, new Random()).reduce(larger);
  },
  sweep: factorSweep.filter(({ byRows }) => !byRows),
  options: ['m'],
  table: geqrfBatchedTable,
});

/** By rows batchCases would spread tau, which lies side by side for the routine. */
const byColumns = <P extends object>(problem: P): P => ({ ...problem, byRows: false });

function named<P extends object, D extends Operands>(c: Case<P, D>): Case<P, D> {
  return {
    ...c,
    data: (problem, prec, random) => outward(c.data(byColumns(problem), prec, random), TAU) as D,
    run: (queue, problem, at) => c.run(queue, byColumns(problem), inward(at, TAU)),
    reference: (problem, data) => c.reference(byColumns(problem), inward(data, TAU)),
    error: (problem, before, after, check) =>
      c.error(byColumns(problem), inward(before, TAU), inward(after, TAU), check),
  };
}

export const geqp3StridedBatchedCase = named(cases.strided);
export const geqp3BatchedCase = named(cases.batched);
export const geqp3VbatchedCase = named(cases.vbatched);
