// LAPACK's test programs of the routines for nonsymmetric eigenproblems, xchkhs: reduction to Hessenberg form, its Schur form and the
// eigenvectors. Not here: xhsein.
import { gehrd, hseqr, orghr, ormhr, trevc3 } from '../../../src/index.ts';
import { gehrdSpec, hseqrSpec, orghrSpec, ormhrSpec, trevc3Spec } from '../../../src/specs.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { larger, normOne } from '../../../testing/lib/norms.ts';
import { ratio } from '../../../testing/lib/residuals.ts';
import { type Eigenvalues, image, vectorAt } from '../../../testing/lib/residualsNep.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { made, scalarOf } from '../lin/matrices.ts';
import type { Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { matrices } from './matrices.ts';
import { decomposition, difference, identity, orthonormal, similarity } from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { NONSYMMETRIC_TYPES, nonsymmetric, ulpOf } from './types.ts';

export const NEP = {
  threshold: 20,
  sizes: [0, 1, 2, 3, 5, 10, 16] as readonly number[],
  types: NONSYMMETRIC_TYPES,
} as const;

export const chkhs = (setting: Setting<NumberPrec>, sizes = NEP.sizes): Promise<Tally> =>
  matrices(setting, { ...NEP, sizes }, async (trial, n, type) => {
    const a = nonsymmetric('chkhs', n, type, trial.prec, trial.random);
    const { h, u } = await reduce(trial, a);
    await schur(trial, a, h, u);
  });

/** Tests 1 and 2, and that orghr and ormhr mean the same Q. */
async function reduce(trial: Trial<NumberPrec>, a: MatrixView) {
  const { prec } = trial;
  const n = a.rows;
  const range = { ilo: 1, ihi: n };
  const reduced = await trial.call(gehrdSpec, gehrd, { n, ...range, A: a });
  const [V, tau] = [reduced.view('A'), reduced.view('tau')];
  const h = made(n, n, (i, j) => (i > j + 1 ? 0 : scalarOf(V, i, j)), a.parts);
  const u = (await trial.call(orghrSpec, orghr, { n, ...range, A: V, tau })).view('A');
  trial.ratios('gehrd', 'A = U H U^H', similarity(a, u, h, prec));
  const call = { side: 'l', trans: a.parts === 2 ? 'c' : 't', m: n, n, ...range, A: V, tau, C: u };
  const back = (await trial.call(ormhrSpec, ormhr, call)).view('C');
  trial.ratios('orghr', 'U', orthonormal(u, prec), decomposition(identity(n), [back], prec));
  return { h, u };
}

/** Tests 3 to 8, and the vectors of T and of A. */
async function schur(trial: Trial<NumberPrec>, a: MatrixView, h: MatrixView, u: MatrixView): Promise<void> {
  const { prec } = trial;
  const n = a.rows;
  const call = (job: string, compz: string, Z?: MatrixView): Promise<Found> =>
    trial.call(hseqrSpec, hseqr, { job, compz, n, ilo: 1, ihi: n, H: h, Z });
  const found = await call('s', 'i');
  const [t, z, w] = [found.view('H'), found.view('Z'), eigenvaluesOf(found)];
  trial.ratios('hseqr', 'of H', similarity(h, z, t, prec), orthonormal(z, prec));
  const through = await call('s', 'v', u);
  const [all, uz] = [through.view('H'), through.view('Z')];
  trial.ratios('hseqr', 'of A', similarity(a, uz, all, prec), orthonormal(uz, prec));
  const form = await call('s', 'n');
  trial.ratios('hseqr', 'T alone', n * decomposition(t, [form.view('H')], prec));
  trial.ratios('hseqr', 'values alone', apart(w, eigenvaluesOf(await call('e', 'n')), prec));
  const T = all;
  const own = await trial.call(trevc3Spec, trevc3, { side: 'b', howmny: 'a', n, T });
  const values = eigenvaluesOf(through);
  vectors(trial, 'of T', T, values, own);
  vectors(
    trial,
    'of A',
    a,
    values,
    await trial.call(trevc3Spec, trevc3, { side: 'b', howmny: 'b', n, T, VL: uz, VR: uz }),
  );
}

/** Right and left vectors. */
function vectors(trial: Trial<NumberPrec>, how: string, a: MatrixView, w: Eigenvalues, found: Found): void {
  const right = vectorRatio(a, w, found.view('VR'), false, trial);
  trial.ratios('trevc3', how, right, vectorRatio(a, w, found.view('VL'), true, trial));
}

/** Of real matrices in two lists, of complex ones in one. */
export const eigenvaluesOf = (found: Found): Eigenvalues =>
  found.has('W') ? found.pairs('W') : { re: found.values('WR'), im: found.values('WI') };

export function apart(w: Eigenvalues, v: Eigenvalues, prec: NumberPrec): number {
  const sizes = (x: Eigenvalues): Float64Array => x.re.map((re, i) => Math.hypot(re, x.im[i]!));
  const gaps = w.re.map((re, i) => Math.hypot(re - v.re[i]!, w.im[i]! - v.im[i]!));
  const [x, y] = [sizes(w), sizes(v)];
  const most = [...x, ...y].reduce((size, value) => larger(value, size), 0);
  return difference(
    gaps.map((gap) => gap + most),
    gaps.map(() => most),
    prec,
  );
}

/** xget22: ||A E - E W|| / (||A|| ||E|| ulp); of left vectors A^H E - E W^H. Pairs of a real matrix are two columns. */
function vectorRatio(a: MatrixView, w: Eigenvalues, e: MatrixView, left: boolean, { prec }: Trial<NumberPrec>): number {
  const n = a.rows;
  let worst = 0;
  for (let k = 0; k < n; k++) {
    const im = left ? -w.im[k]! : w.im[k]!;
    const pair = a.parts === undefined && im !== 0;
    const [x, y] = vectorAt(e, k, pair);
    const [ax, ay] = image(a, left, x, y);
    const sum = ax.reduce(
      (total, value, i) =>
        total + Math.abs(value - w.re[k]! * x[i]! + im * y[i]!) + Math.abs(ay![i]! - w.re[k]! * y[i]! - im * x[i]!),
      0,
    );
    worst = larger(sum, worst);
    if (pair) k++;
  }
  return n === 0 ? 0 : ratio(worst, normOne(a) * normOne(e) * ulpOf(prec));
}
