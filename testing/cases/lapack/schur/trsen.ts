// TRSEN as a case: what trexc is judged by, the chosen eigenvalues in front, and condition numbers by their definitions.
import { trsen } from '../../../../src/index.ts';
import { trsenRef } from '../../../../src/lapack/schur/trsen.ref.ts';
import { trsenSpec } from '../../../../src/specs.ts';
import { type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { eigenvaluesIn, type ValueData, valueArguments, valueArrays, valueWindows } from '../../../lib/eigenvalues.ts';
import { larger, normOne } from '../../../lib/norms.ts';
import { integers, realWindow, window } from '../../../lib/operands.ts';
import { EPS } from '../../../lib/residuals.ts';
import { diagonalValues, reorderedErrors, schurFormOf, upperPart } from '../../../lib/schurForms.ts';
import { clusterError } from '../../../lib/separations.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface TrsenProblem extends Sizes<'n'>, Filled {
  readonly job: 'n' | 'e' | 'v' | 'b';
  readonly compq: 'n' | 'v';
  /** Of which row each one is chosen, counted from 0: every `step`-th, from `step` - 1 on. */
  readonly step: number;
}

/** s, sep: empty where they are not wanted. */
export type TrsenData = ValueData & Data<'T' | 'Q', 'select' | 'm' | 'info', 's' | 'sep'>;

/** Up to that order condition numbers are checked by their definitions. */
const FEW = 12;

const asks = ({ job }: TrsenProblem, what: 'e' | 'v'): boolean => job === what || job === 'b';

function parts(problem: TrsenProblem, before: TrsenData, after: TrsenData): number[] {
  const { n, compq } = problem;
  if (n === 0) return [0];
  const { re, im } = diagonalValues(upperPart(before.T));
  const marks = Array.from({ length: n }, (_, k) => before.select.data[before.select.offset + k] !== 0);
  const pairs = after.T.parts === undefined;
  const chosen = marks.map(
    (is, k) => is || (pairs && ((im[k]! > 0 && marks[k + 1]!) || (im[k]! < 0 && marks[k - 1]!))),
  );
  const order = [...marks.keys()].sort((i, j) => Number(chosen[j]) - Number(chosen[i]) || i - j);
  const m = chosen.filter(Boolean).length;
  if (after.info.data[after.info.offset] !== 0 || after.m.data[after.m.offset] !== m) return [Number.NaN];
  const w = diagonalValues(after.T);
  const eps = EPS[after.T.data instanceof Float32Array ? 's' : 'd'];
  const { re: WR, im: WI } = eigenvaluesIn(after);
  const near = (x: number, y: number): boolean =>
    Math.abs(x - y) <= 8 * eps * (Math.abs(y) + Math.min(Math.abs(x), 2 * Math.abs(y)));
  if (!(WR.every((x, k) => x === w.re[k]) && WI.every((x, k) => near(x, w.im[k]!)))) return [Number.NaN];
  const take = (x: Float64Array): Float64Array => Float64Array.from(order, (k) => x[k]!);
  const errors = reorderedErrors(before, after, { re: take(re), im: take(im) }, compq === 'v');
  if (n > FEW) return errors;
  const one = ({ data, offset }: TrsenData['s'], is: boolean) => (is ? data[offset]! : undefined);
  const [s, sep] = [one(after.s, asks(problem, 'e')), one(after.sep, asks(problem, 'v'))];
  return [...errors, clusterError(after.T, m, s, sep, eps * normOne(after.T))];
}

export const trsenCase: Case<TrsenProblem, TrsenData> = {
  spec: trsenSpec,
  tolerance: 40,
  sweep: [
    ...[0, 1, 2, 3, 5, 8, 12, 25, 60].map((n) => ({ job: 'b', compq: 'v', n, step: 2, layout: ODD }) as const),
    ...(['n', 'e', 'v', 'b'] as const).flatMap((job) =>
      (['n', 'v'] as const).map((compq) => ({ job, compq, n: 9, step: 4 }) as const),
    ),
    { job: 'b', compq: 'v', n: 7, step: 100 },
    { job: 'b', compq: 'v', n: 7, step: 1 },
  ],

  fromOptions: ({ n }, o) => ({ job: 'n', compq: 'v', n, step: 2, layout: layoutOf(o) }),

  data(problem, prec, random) {
    const { n, step, source = uniform, layout } = problem;
    const { T, Q } = schurFormOf(prec, n, source, random, layout, 'write');
    const vectors = problem.compq === 'v' ? Q : window(prec, 0, 0, layout);
    const vector = (length: number) => realWindow(prec, length, 1, layout);
    const select = integers(n, layout);
    for (let k = 0; k < n; k++) select.data[select.offset + k] = Number(k % step === step - 1);
    return {
      ...{ select, T, Q: vectors, ...valueWindows(prec, n, layout), m: integers(1, layout) },
      ...{ s: vector(Number(asks(problem, 'e'))), sep: vector(Number(asks(problem, 'v'))), info: integers(1, layout) },
    };
  },

  run(queue, problem, { select, T, Q, m, s, sep, info, ...values }) {
    const { job, compq, n } = problem;
    const vectors = compq === 'v' ? { Q, ldq: Q.ld } : {};
    const numbers = { ...(asks(problem, 'e') && { s }), ...(asks(problem, 'v') && { sep }) };
    return trsen(queue, {
      job,
      compq,
      select,
      n,
      T,
      ldt: T.ld,
      ...vectors,
      ...valueArguments(values),
      m,
      ...numbers,
      info,
    });
  },

  reference(problem, { select, T, Q, m, s, sep, info, ...values }) {
    const { compq, n } = problem;
    const of = ({ data, offset }: TrsenData['s'], length: number) => data.subarray(offset, offset + length);
    const found = trsenRef({
      ...{ select: select.data.subarray(select.offset, select.offset + n), n, T: hostMat(T) },
      ...{ Q: compq === 'v' ? hostMat(Q) : undefined, ...valueArrays(values) },
      s: asks(problem, 'e') ? of(s, 1) : undefined,
      sep: asks(problem, 'v') ? of(sep, 1) : undefined,
    });
    m.data[m.offset] = found.m;
    info.data[info.offset] = found.info;
  },

  parts,
  error: (problem, before, after) => parts(problem, before, after).reduce(larger),
};
