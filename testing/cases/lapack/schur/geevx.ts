// GEEVX as a case: what geev is judged by, the balancing, and condition numbers from the vectors.
import { geevx } from '../../../../src/index.ts';
import { gebalRef } from '../../../../src/lapack/schur/gebal.ref.ts';
import { geevxRef } from '../../../../src/lapack/schur/geevx.ref.ts';
import { geevxSpec } from '../../../../src/specs.ts';
import { type Data, ODD } from '../../../lib/calls.ts';
import type { Case, Check } from '../../../lib/case.ts';
import { larger, normOne } from '../../../lib/norms.ts';
import { integers, window } from '../../../lib/operands.ts';
import { columnOf } from '../../../lib/product.ts';
import { ratio } from '../../../lib/residuals.ts';
import { layoutOf } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';
import { scattered } from './gebal.ts';
import { type GeevData, type GeevProblem, geevCase } from './geev.ts';

export interface GeevxProblem extends GeevProblem {
  readonly balanc: 'n' | 'p' | 's' | 'b';
  readonly sense: 'n' | 'e';
}

/** rconde: empty where it is not wanted. */
export type GeevxData = GeevData & Data<'scale' | 'abnrm' | 'rconde', 'ilo' | 'ihi'>;

const BOTH = { jobvl: 'v', jobvr: 'v', sense: 'e' } as const;

/** How far ilo, ihi, scale and abnrm are from those of gebal; n abnrm is what its error is measured by. */
function balanceError({ balanc, n }: GeevxProblem, before: GeevxData, after: GeevxData): number {
  const A = { ...before.A, data: before.A.data.slice() };
  const scale = new (A.data instanceof Float32Array ? Float32Array : Float64Array)(n);
  const { lo, hi } = gebalRef(balanc, n, hostMat(A), scale);
  const same =
    after.ilo.data[after.ilo.offset] === lo + 1 &&
    after.ihi.data[after.ihi.offset] === hi &&
    columnOf(after.scale, 0).every((x, k) => x === scale[k]);
  const norm = normOne(A);
  return same ? ratio(Math.abs(after.abnrm.data[after.abnrm.offset]! - norm), n * norm) : Number.NaN;
}

/** The same of rconde, from the vectors that gebal's changes are taken back from. */
function conditionError({ n }: GeevxProblem, after: GeevxData): number {
  const [lo, hi] = [after.ilo.data[after.ilo.offset]! - 1, after.ihi.data[after.ihi.offset]!];
  const [scale, im] = [columnOf(after.scale, 0), columnOf(after.WI, 0)];
  const balanced = (V: GeevxData['VL'], j: number, factor: (d: number) => number): Float64Array => {
    const x = columnOf(V, j);
    const exchange = (k: number): void => {
      const other = scale[k]! - 1;
      [x[k], x[other]] = [x[other]!, x[k]!];
    };
    for (let k = n - 1; k >= hi; k--) exchange(k);
    for (let k = 0; k < lo; k++) exchange(k);
    return x.map((value, k) => (k >= lo && k < hi ? value * factor(scale[k]!) : value));
  };
  let worst = 0;
  for (let k = 0; k < n; k++) {
    const width = im[k] === 0 ? 1 : 2;
    const none = new Float64Array(n);
    const [ur, ui] = [0, 1].map((p) => (p < width ? balanced(after.VL, k + p, (d) => d) : none));
    const [vr, vi] = [0, 1].map((p) => (p < width ? balanced(after.VR, k + p, (d) => 1 / d) : none));
    const dot = (x: Float64Array, y: Float64Array): number => x.reduce((sum, value, i) => sum + value * y[i]!, 0);
    const size = Math.hypot(dot(ur!, vr!) + dot(ui!, vi!), dot(ur!, vi!) - dot(ui!, vr!));
    const length = Math.sqrt((dot(ur!, ur!) + dot(ui!, ui!)) * (dot(vr!, vr!) + dot(vi!, vi!)));
    for (let p = 0; p < width; p++)
      worst = larger(worst, Math.abs(after.rconde.data[after.rconde.offset + k + p]! - size / length));
    k += width - 1;
  }
  return worst / Math.max(1, n);
}

function parts(
  problem: GeevxProblem,
  before: GeevxData,
  after: GeevxData,
  { reference: _, ...check }: Check,
): number[] {
  const { n, sense } = problem;
  if (n === 0) return [0];
  const balance = balanceError(problem, before, after);
  const condition = sense === 'e' && !Number.isNaN(balance) ? conditionError(problem, after) : 0;
  return [...geevCase.parts!(problem, before, after, check), balance, condition];
}

export const geevxCase: Case<GeevxProblem, GeevxData> = {
  spec: geevxSpec,
  tolerance: 40,
  sweep: [
    ...(['n', 'p', 's', 'b'] as const).flatMap((balanc) =>
      [0, 1, 2, 5, 12, 30].map((n) => ({ ...BOTH, balanc, n, source: scattered, layout: ODD, comparable: false })),
    ),
    ...(['n', 'v'] as const).flatMap((jobvl) =>
      (['n', 'v'] as const).map((jobvr) => ({ balanc: 'b', jobvl, jobvr, sense: 'n', n: 20 }) as const),
    ),
    { ...BOTH, balanc: 'b', n: 33, layout: ODD },
    { ...BOTH, balanc: 'n', n: 80 },
  ],

  fromOptions: ({ n }, o) => ({ ...BOTH, balanc: 'b', n, layout: layoutOf(o) }),

  data(problem, prec, random) {
    const { n, sense, layout } = problem;
    const vector = (length: number) => window(prec, length, 1, layout);
    const own = { scale: vector(n), abnrm: vector(1), rconde: vector(sense === 'e' ? n : 0) };
    return { ...geevCase.data(problem, prec, random), ...own, ilo: integers(1, layout), ihi: integers(1, layout) };
  },

  run(queue, { balanc, jobvl, jobvr, sense, n }, at) {
    const { A, WR, WI, VL, VR, ilo, ihi, scale, abnrm, rconde, info } = at;
    const left = jobvl === 'v' ? { VL, ldvl: VL.ld } : {};
    const right = jobvr === 'v' ? { VR, ldvr: VR.ld } : {};
    const how = { balanc, jobvl, jobvr, sense, n, A, lda: A.ld, WR, WI, ...left, ...right };
    return geevx(queue, { ...how, ilo, ihi, scale, abnrm, ...(sense === 'e' ? { rconde } : {}), info });
  },

  reference({ balanc, jobvl, jobvr, sense, n }, operands) {
    const { A, ilo, ihi, abnrm, info } = operands;
    const of = ({ data, offset }: GeevxData['WR']) => data.subarray(offset, offset + n);
    const [WR, WI, scale] = [of(operands.WR), of(operands.WI), of(operands.scale)];
    const vectors = { VL: hostMat(operands.VL), VR: hostMat(operands.VR) };
    const rconde = sense === 'e' ? of(operands.rconde) : undefined;
    const found = geevxRef({ balanc, jobvl, jobvr, n, A: hostMat(A), WR, WI, ...vectors, scale, rconde });
    ilo.data[ilo.offset] = found.range.lo + 1;
    ihi.data[ihi.offset] = found.range.hi;
    abnrm.data[abnrm.offset] = found.abnrm;
    info.data[info.offset] = found.info;
  },

  parts,
  error: (...args) => parts(...args).reduce(larger),
};
