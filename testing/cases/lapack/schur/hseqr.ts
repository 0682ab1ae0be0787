// HSEQR as a case: Z H Z^H = Q T Q^H, orthogonality, the form of T and its eigenvalues; of eigenvalues alone those of the reference.
import { hseqr } from '../../../../src/index.ts';
import { hseqrStoredRef } from '../../../../src/lapack/schur/hseqrStored.ref.ts';
import { hseqrSpec } from '../../../../src/specs.ts';
import { type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case, Check } from '../../../lib/case.ts';
import {
  eigenvaluesBy,
  eigenvaluesIn,
  type ValueData,
  valueArguments,
  valueArrays,
  valueWindows,
} from '../../../lib/eigenvalues.ts';
import { larger } from '../../../lib/norms.ts';
import { fill, integers, window } from '../../../lib/operands.ts';
import { EPS } from '../../../lib/residuals.ts';
import { eigenvaluesError, isPaired, isSchurForm, schurError, schurProduct } from '../../../lib/residualsNep.ts';
import { orthogonality } from '../../../lib/residualsSvd.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { hessenbergOf } from './gehrd.ts';

export interface HseqrProblem extends Sizes<'n'>, LaidOut {
  readonly job: 'e' | 's';
  readonly compz: 'n' | 'i' | 'v';
  readonly ilo: number;
  readonly ihi: number;
}

/** Z: without columns where it is not wanted. */
export type HseqrData = ValueData & Data<'H' | 'Z', 'info'>;

const whole = (n: number) => ({ n, ilo: 1, ihi: n });

function parts(
  { job, compz, n, ilo, ihi }: HseqrProblem,
  before: HseqrData,
  after: HseqrData,
  _check: Check,
): number[] {
  const w = eigenvaluesIn(after);
  if (after.info.data[after.info.offset] !== 0 || !isPaired(w, after.H.parts)) return [Number.NaN];
  const H = hessenbergOf(before.H);
  const eps = EPS[after.H.data instanceof Float32Array ? 's' : 'd'];
  if (job === 'e') {
    const copy = hostMat(hessenbergOf(before.H));
    const known = eigenvaluesBy(n, H.parts, (values) => {
      hseqrStoredRef({ job, compz: 'n', n, range: { lo: ilo - 1, hi: ihi }, H: copy, ...values });
    });
    // Z has been turned as far as the eigenvalues needed it: only its orthogonality is known.
    return [eigenvaluesError(H, w, known), compz === 'n' ? 0 : orthogonality(after.Z)];
  }
  if (!isSchurForm(after.H, w, 4 * eps)) return [Number.NaN];
  if (compz === 'n') return [0];
  const A = compz === 'v' ? schurProduct(H, before.Z) : H;
  return [schurError(A, after.H, after.Z), orthogonality(after.Z)];
}

export const hseqrCase: Case<HseqrProblem, HseqrData> = {
  spec: hseqrSpec,
  // Twenty units in the last place, as LAPACK's programs
  tolerance: 40,
  sweep: [
    ...[0, 1, 2, 3, 5, 12, 40, 75, 76, 110].map((n) => ({ job: 's', compz: 'i', ...whole(n), layout: ODD }) as const),
    ...(['e', 's'] as const).flatMap((job) =>
      (['n', 'i', 'v'] as const).flatMap((compz) => [
        { job, compz, ...whole(20) },
        { job, compz, ...whole(90), layout: ODD },
        { job, compz, n: 30, ilo: 4, ihi: 26, layout: ODD },
      ]),
    ),
    { job: 's', compz: 'v', n: 12, ilo: 5, ihi: 5, layout: ODD },
  ],

  fromOptions: ({ n }, o) => ({ job: 's', compz: 'i', ...whole(n), layout: layoutOf(o) }),

  data({ compz, n, ilo, ihi, layout }, prec, random) {
    const H = window(prec, n, n, layout);
    fill(prec, H, (i, j) => {
      // What lies below the subdiagonal is not read.
      if (i > j + 1) return Number.NaN;
      const outside = i === j + 1 && (j + 1 < ilo || i + 1 > ihi);
      return outside ? 0 : random.rand() - 0.5;
    });
    const Z = compz === 'n' ? window(prec, 0, 0, layout) : window(prec, n, n, layout);
    // A reflection, which is orthogonal: I - 2 v v^T / n with v of ones
    if (compz === 'v') fill(prec, Z, (i, j, part) => (part === 1 ? 0 : Number(i === j) - 2 / n));
    return { H, ...valueWindows(prec, n, layout), Z, info: integers(1, layout) };
  },

  run(queue, { job, compz, n, ilo, ihi }, { H, Z, info, ...values }) {
    const vectors = compz === 'n' ? {} : { Z, ldz: Z.ld };
    return hseqr(queue, { job, compz, n, ilo, ihi, H, ldh: H.ld, ...valueArguments(values), ...vectors, info });
  },

  reference({ job, compz, n, ilo, ihi }, { H, Z, info, ...values }) {
    const range = { lo: ilo - 1, hi: ihi };
    const problem = { job, compz, n, range, H: hostMat(H), ...valueArrays(values), Z: hostMat(Z) };
    info.data[info.offset] = n === 0 ? 0 : hseqrStoredRef(problem);
  },

  parts,
  error: (...args) => parts(...args).reduce(larger),
};
