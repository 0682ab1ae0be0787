// GEESX as a case: what gees is judged by, and condition numbers by their definitions from T.
import { geesx } from '../../../../src/index.ts';
import { geesxRef } from '../../../../src/lapack/schur/geesx.ref.ts';
import { geesxSpec } from '../../../../src/specs.ts';
import { type Data, ODD } from '../../../lib/calls.ts';
import type { Case, Check } from '../../../lib/case.ts';
import { valueArguments, valueArrays } from '../../../lib/eigenvalues.ts';
import { larger, normOne } from '../../../lib/norms.ts';
import { realWindow } from '../../../lib/operands.ts';
import { EPS } from '../../../lib/residuals.ts';
import { clusterError } from '../../../lib/separations.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { type GeesData, type GeesProblem, geesCase } from './gees.ts';

export interface GeesxProblem extends GeesProblem {
  readonly sense: 'n' | 'e' | 'v' | 'b';
}

/** rconde, rcondv: empty where they are not wanted. */
export type GeesxData = GeesData & Data<never, never, 'rconde' | 'rcondv'>;

/** Up to that order condition numbers are checked by their definitions. */
const FEW = 12;

const asks = ({ sense }: GeesxProblem, what: 'e' | 'v'): boolean => sense === what || sense === 'b';

function parts(problem: GeesxProblem, before: GeesxData, after: GeesxData, check: Check): number[] {
  const { reference: _, ...own } = check;
  const [s, sep] = [after.rconde, after.rcondv].map(({ data, offset }) => data[offset]!);
  const eps = EPS[after.A.data instanceof Float32Array ? 's' : 'd'];
  const count = after.sdim.data[after.sdim.offset]!;
  const known =
    problem.n <= FEW
      ? clusterError(
          after.A,
          count,
          asks(problem, 'e') ? s : undefined,
          asks(problem, 'v') ? sep : undefined,
          eps * normOne(before.A),
        )
      : 0;
  return [...geesCase.parts!(problem, before, after, own), known];
}

export const geesxCase: Case<GeesxProblem, GeesxData> = {
  spec: geesxSpec,
  tolerance: 40,
  sweep: [
    ...[0, 1, 2, 3, 5, 8, 12, 33].map((n) => ({ jobvs: 'v', sort: 'lhp', sense: 'b', n, layout: ODD }) as const),
    ...(['e', 'v', 'b', 'n'] as const).flatMap((sense) =>
      (['rhp', 'iuc', 'ouc'] as const).map((sort) => ({ jobvs: 'n', sort, sense, n: 10 }) as const),
    ),
    { jobvs: 'v', sort: 'n', sense: 'n', n: 14 },
    { jobvs: 'v', sort: 'iuc', sense: 'b', n: 80, layout: ODD },
  ],

  fromOptions: ({ n }, o) => ({ jobvs: 'v', sort: 'lhp', sense: 'b', n, layout: layoutOf(o) }),

  data(problem, prec, random) {
    const number = (is: boolean) => realWindow(prec, Number(is), 1, problem.layout);
    const numbers = { rconde: number(asks(problem, 'e')), rcondv: number(asks(problem, 'v')) };
    return { ...geesCase.data(problem, prec, random), ...numbers };
  },

  run(queue, problem, { A, sdim, VS, rconde, rcondv, info, ...values }) {
    const { jobvs, sort, sense, n } = problem;
    const vectors = jobvs === 'v' ? { VS, ldvs: VS.ld } : {};
    const numbers = { ...(asks(problem, 'e') && { rconde }), ...(asks(problem, 'v') && { rcondv }) };
    return geesx(queue, {
      jobvs,
      sort,
      sense,
      n,
      A,
      lda: A.ld,
      sdim,
      ...valueArguments(values),
      ...vectors,
      ...numbers,
      info,
    });
  },

  reference(problem, { A, sdim, VS, rconde, rcondv, info, ...values }) {
    const { jobvs, sort, n } = problem;
    const one = ({ data, offset }: GeesxData['rconde'], is: boolean) =>
      is ? data.subarray(offset, offset + 1) : undefined;
    const numbers = { rconde: one(rconde, asks(problem, 'e')), rcondv: one(rcondv, asks(problem, 'v')) };
    const found = geesxRef({ jobvs, sort, n, A: hostMat(A), ...valueArrays(values), VS: hostMat(VS), ...numbers });
    sdim.data[sdim.offset] = found.sdim;
    info.data[info.offset] = found.info;
  },

  parts,
  error: (...args) => parts(...args).reduce(larger),
};
