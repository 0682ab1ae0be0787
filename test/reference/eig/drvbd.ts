// LAPACK's test programs of the drivers for singular values, xdrvbd. Not here: xgesvdq, and results that overwrite A.
import { gejsv, gesdd, gesvd, gesvdx, gesvj } from '../../../src/index.ts';
import { gejsvSpec, gesddSpec, gesvdSpec, gesvdxSpec, gesvjSpec } from '../../../src/specs.ts';
import { larger, type MatrixView } from '../../../testing/lib/norms.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { adjointOf } from '../lin/matrices.ts';
import { leading } from '../lin/qrRatios.ts';
import type { Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { type Shape, SVD } from './chkbd.ts';
import { around } from './chkst.ts';
import { chosenOf, matrices } from './matrices.ts';
import { decomposition, descends, diagonal, difference, orthonormal, partly, projection, verdict } from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { forDrivers } from './types.ts';

const TYPES = 5;

export const drvbd = (setting: Setting<NumberPrec>, sizes: readonly Shape[] = SVD.sizes): Promise<Tally> =>
  matrices(setting, { ...SVD, sizes, types: TYPES }, async (trial, [m, n], type) => {
    const a = forDrivers(m, n, type, trial.prec, trial.random);
    await byIteration(trial, a);
    await divided(trial, a);
    if (m >= n) await jacobi(trial, a);
    await chosen(trial, a);
  });

/** gesdd alone, on the GPU whatever the order, by a way. */
export const drvbdNative =
  (algo: 'bidiagonal' | 'polar') =>
  (setting: Setting<NumberPrec>): Promise<Tally> =>
    matrices(setting, { ...SVD, types: TYPES }, (trial, [m, n], type) =>
      divided(trial, forDrivers(m, n, type, trial.prec, trial.random), { mode: 'native', algo }),
    );

interface Parts {
  readonly s: Float64Array;
  readonly u: MatrixView;
  readonly vt: MatrixView;
}

/** A = U S V^H, U and V orthogonal, S in order. */
function judge(trial: Trial<NumberPrec>, kind: string, how: string, a: MatrixView, { s, u, vt }: Parts): void {
  const { prec } = trial;
  const residual = decomposition(a, [u, diagonal(s, u.cols, vt.rows), vt], prec);
  const vectors = [orthonormal(u, prec), orthonormal(adjointOf(vt), prec)];
  trial.ratios(kind, how, residual, ...vectors, verdict(descends(s), prec));
}

const partsOf = (found: Found): Parts => ({ s: found.values('S'), u: found.view('U'), vt: found.view('VT') });

/** The largest differences of partial results from all of them: of U, of V^H, of S. */
class Partial {
  private readonly worst = [0, 0, 0];
  private readonly trial: Trial<NumberPrec>;
  private readonly whole: Parts;

  constructor(trial: Trial<NumberPrec>, whole: Parts) {
    this.trial = trial;
    this.whole = whole;
  }

  compare(found: Found): void {
    const { prec } = this.trial;
    const { s, u, vt } = this.whole;
    const other = partsOf(found);
    const differences = [
      partly(u, other.u, prec),
      partly(adjointOf(vt), adjointOf(other.vt), prec),
      difference(s, other.s, prec) / Math.max(1, s.length),
    ];
    for (const [i, value] of differences.entries()) this.worst[i] = larger(value, this.worst[i]!);
  }

  count(kind: string): void {
    this.trial.ratios(kind, 'partial results', ...this.worst);
  }
}

const JOBS = ['n', 's', 'a'] as const;

/** Tests 1 to 7. */
async function byIteration(trial: Trial<NumberPrec>, a: MatrixView): Promise<void> {
  const call = (jobu: string, jobvt: string): Promise<Found> =>
    trial.call(gesvdSpec, gesvd, { jobu, jobvt, m: a.rows, n: a.cols, A: a });
  const whole = partsOf(await call('a', 'a'));
  judge(trial, 'gesvd', 'all', a, whole);
  const partial = new Partial(trial, whole);
  for (const jobu of JOBS)
    for (const jobvt of JOBS) if (jobu + jobvt !== 'aa') partial.compare(await call(jobu, jobvt));
  partial.count('gesvd');
}

/** Tests 8 to 14. */
async function divided(trial: Trial<NumberPrec>, a: MatrixView, more: object = {}): Promise<void> {
  const call = (jobz: string): Promise<Found> =>
    trial.call(gesddSpec, gesdd, { jobz, m: a.rows, n: a.cols, A: a, ...more });
  const whole = partsOf(await call('a'));
  judge(trial, 'gesdd', 'all', a, whole);
  const partial = new Partial(trial, whole);
  for (const jobz of ['n', 's']) partial.compare(await call(jobz));
  partial.count('gesdd');
}

/** Tests 15 to 22. Left vectors of values that are zero, which gesvj leaves zero, are not looked at. */
async function jacobi(trial: Trial<NumberPrec>, a: MatrixView): Promise<void> {
  const { rows: m, cols: n } = a;
  const plain = await trial.call(gesvjSpec, gesvj, { jobu: 'u', jobv: 'v', m, n, A: a });
  const [s, u] = [plain.values('SVA'), plain.view('A')];
  const rank = s.indexOf(0);
  const k = rank < 0 ? n : rank;
  const right = adjointOf(plain.view('V'));
  const { prec } = trial;
  const residual = decomposition(a, [u, diagonal(s), right], prec);
  const vectors = [orthonormal(leading(u, m, k), prec), orthonormal(adjointOf(right), prec)];
  trial.ratios('gesvj', 'all', residual, ...vectors, verdict(descends(s), prec));
  const full = await trial.call(gejsvSpec, gejsv, { jobu: 'f', jobv: 'v', m, n, A: a });
  const parts = { s: full.values('SVA'), u: full.view('U'), vt: adjointOf(full.view('V')) };
  judge(trial, 'gejsv', 'all', a, parts);
}

/** Tests 23 to 35. */
async function chosen(trial: Trial<NumberPrec>, a: MatrixView): Promise<void> {
  const { prec } = trial;
  const { rows: m, cols: n } = a;
  const least = Math.min(m, n);
  const call = (jobu: string, jobvt: string, range: object): Promise<Found> =>
    trial.call(gesvdxSpec, gesvdx, { jobu, jobvt, m, n, A: a, ...range });
  const found = await call('v', 'v', { range: 'a' });
  const whole = partsOf(found);
  judge(trial, 'gesvdx', 'all', a, whole);
  const partial = new Partial(trial, whole);
  for (const [jobu, jobvt] of ['nn', 'nv', 'vn'] as const) partial.compare(await call(jobu!, jobvt!, { range: 'a' }));
  partial.count('gesvdx');
  const { il, iu } = chosenOf(least, trial.random);
  const ascending = whole.s.slice().reverse();
  const { vl, vu } = least === 0 ? { vl: 0, vu: 1 } : around(ascending, least + 1 - iu, least + 1 - il, prec);
  for (const range of [
    { range: 'i', il, iu },
    { range: 'v', vl: Math.max(0, vl), vu: Math.max(vu, Number.MIN_VALUE) },
  ]) {
    const part = await call('v', 'v', range);
    const ns = part.integer('ns');
    const v = adjointOf(part.view('VT'));
    const right = leading(v, n, ns);
    const left = part.view('U', ns);
    const error = projection(a, left, part.values('S', ns), right, prec);
    trial.ratios('gesvdx', JSON.stringify(range), error, orthonormal(left, prec), orthonormal(right, prec));
  }
}
