// LAPACK's test programs of the drivers for nonsymmetric eigenproblems: xdrvev, xdrves, xdrvsx and xdrvvx. Not here: condition numbers of
// vectors, which test/lapack/schur compares with what they are defined by; known ones of Schur forms are in knownConditions.ts.
import { gees, geesx, geev, geevx } from '../../../src/index.ts';
import { geesSpec, geesxSpec, geevSpec, geevxSpec } from '../../../src/specs.ts';
import { larger, type MatrixView } from '../../../testing/lib/norms.ts';
import { type Eigenvalues, isSchurForm, vectorLengths, vectorsError } from '../../../testing/lib/residualsNep.ts';
import { im, magnitude, re } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { dot, scalarOf } from '../lin/matrices.ts';
import type { Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { eigenvaluesOf } from './chkhs.ts';
import { matrices } from './matrices.ts';
import { equal, orthonormal, same, similarity, verdict } from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { NONSYMMETRIC_TYPES, nonsymmetric, ulpOf } from './types.ts';

export const ED = {
  threshold: 20,
  sizes: [0, 1, 2, 3, 5, 10, 20] as readonly number[],
  types: NONSYMMETRIC_TYPES,
} as const;

const drivers =
  (test: (trial: Trial<NumberPrec>, a: MatrixView) => Promise<void>) =>
  (setting: Setting<NumberPrec>, sizes = ED.sizes): Promise<Tally> =>
    matrices(setting, { ...ED, sizes }, (trial, n, type) =>
      test(trial, nonsymmetric('driver', n, type, trial.prec, trial.random)),
    );

const sameValues = (w: Eigenvalues, v: Eigenvalues): boolean => equal(w.re, v.re) && equal(w.im, v.im);

/** Right and left vectors, and their lengths. */
function vectors(trial: Trial<NumberPrec>, kind: string, how: string, a: MatrixView, found: Found): void {
  const ulp = ulpOf(trial.prec);
  const w = eigenvaluesOf(found);
  const [right, left] = [found.view('VR'), found.view('VL')];
  const errors = [vectorsError(a, w, right, false), vectorsError(a, w, left, true)];
  const lengths = [vectorLengths(w, right), vectorLengths(w, left)];
  trial.ratios(kind, how, ...[...errors, ...lengths].map((error) => error / ulp));
}

/** 0 or 1/ulp: whether values, right and left vectors are those of a call for all of them. */
function agreement(
  trial: Trial<NumberPrec>,
  kind: string,
  how: string,
  whole: Found,
  parts: Readonly<Record<'n' | 'r' | 'l', Found>>,
): void {
  const w = eigenvaluesOf(whole);
  const { prec } = trial;
  const values = Object.values(parts).every((found) => sameValues(w, eigenvaluesOf(found)));
  const right = same(whole.view('VR'), parts.r.view('VR'));
  const left = same(whole.view('VL'), parts.l.view('VL'));
  trial.ratios(kind, how, ...[values, right, left].map((is) => verdict(is, prec)));
}

const JOBS = { n: { jobvl: 'n', jobvr: 'n' }, r: { jobvl: 'n', jobvr: 'v' }, l: { jobvl: 'v', jobvr: 'n' } } as const;

/** All seven tests of xdrvev. */
export const drvev = drivers(async (trial, a) => {
  const call = (jobs: object): Promise<Found> => trial.call(geevSpec, geev, { ...jobs, n: a.rows, A: a });
  const whole = await call({ jobvl: 'v', jobvr: 'v' });
  vectors(trial, 'geev', 'all', a, whole);
  agreement(trial, 'geev', 'partial', whole, { n: await call(JOBS.n), r: await call(JOBS.r), l: await call(JOBS.l) });
});

/** The thirteen tests of Schur forms, in no order and with eigenvalues of the left half plane first: the result is of the latter. */
async function forms(
  trial: Trial<NumberPrec>,
  kind: string,
  a: MatrixView,
  call: (jobvs: string, sort: string) => Promise<Found>,
): Promise<Found> {
  const { prec } = trial;
  let sorted: Found | undefined;
  for (const sort of ['n', 'lhp']) {
    const found = await call('v', sort);
    const [t, z, w] = [found.view('A'), found.view('VS'), eigenvaluesOf(found)];
    // The form and the values are one verdict there, and two tests: the values once more from T alone.
    const form = verdict(isSchurForm(t, w, ulpOf(prec)), prec);
    trial.ratios(kind, `sort ${sort}`, form, similarity(a, z, t, prec), orthonormal(z, prec));
    const alone = await call('n', sort);
    const read = verdict(agreesWithDiagonal(w, t), prec);
    const agree = [same(t, alone.view('A')), sameValues(w, eigenvaluesOf(alone))].map((is) => verdict(is, prec));
    trial.ratios(kind, `sort ${sort}, T and values`, read, ...agree);
    sorted = found;
  }
  const { re: parts } = eigenvaluesOf(sorted!);
  const first = parts.findIndex((x) => !(x < 0));
  const chosen = parts.filter((x) => x < 0).length;
  const inOrder = first < 0 || first === chosen || sorted!.integer('info') === moved(a);
  trial.ratios(kind, 'sdim', verdict(sorted!.integer('sdim') === chosen && inOrder, prec));
  return sorted!;
}

/** The info where sorting has moved eigenvalues across the line that they are chosen by: no fault, and then there is no order. */
const moved = (a: MatrixView): number => a.rows + 2;

/** All thirteen tests of xdrves. */
export const drves = drivers(async (trial, a) => {
  await forms(trial, 'gees', a, (jobvs, sort) =>
    trial.call(geesSpec, gees, { jobvs, sort, n: a.rows, A: a }, moved(a)),
  );
});

/** The fifteen tests of xdrvsx that need no known condition numbers: the last two, that those found are the same whatever else is asked. */
export const drvsx = drivers(async (trial, a) => {
  const call = (jobvs: string, sort: string, sense: string): Promise<Found> =>
    trial.call(geesxSpec, geesx, { jobvs, sort, sense, n: a.rows, A: a }, moved(a));
  const all = await forms(trial, 'geesx', a, (jobvs, sort) => call(jobvs, sort, sort === 'n' ? 'n' : 'b'));
  const numbers = { rconde: ['e', 'b'], rcondv: ['v', 'b'] };
  for (const [name, senses] of Object.entries(numbers)) {
    const [own, both] = senses as [string, string];
    const others = [await call('v', 'lhp', own), await call('n', 'lhp', own), await call('n', 'lhp', both)];
    const alike = others.every((found) => equal(found.values(name), all.values(name)));
    trial.ratios('geesx', name, verdict(alike && all.values(name)[0]! >= 0, trial.prec));
  }
});

/** Whether T's diagonal has the eigenvalues, or, of a real T, their real parts. */
const agreesWithDiagonal = (w: Eigenvalues, t: MatrixView): boolean =>
  w.re.every((value, i) => {
    const found = scalarOf(t, i, i);
    return value === re(found) && (t.parts === undefined || w.im[i] === im(found));
  });

/** Tests 1 to 8 of xdrvvx for each way of balancing, and that condition numbers do not depend on what else is asked for. */
export const drvvx = drivers(async (trial, a) => {
  const { prec } = trial;
  const whole = { jobvl: 'v', jobvr: 'v' };
  for (const balanc of ['n', 'p', 's', 'b']) {
    const call = (jobs: object, sense: string): Promise<Found> =>
      trial.call(geevxSpec, geevx, { balanc, ...jobs, sense, n: a.rows, A: a });
    const all = await call(whole, 'e');
    vectors(trial, 'geevx', `balanc ${balanc}`, a, all);
    const parts = { n: await call(JOBS.n, 'n'), r: await call(JOBS.r, 'n'), l: await call(JOBS.l, 'n') };
    const without = await call(whole, 'n');
    agreement(trial, 'geevx', `balanc ${balanc}, partial`, all, parts);
    const alike = [...Object.values(parts), without].every((found) => balancedAlike(all, found));
    trial.ratios('geevx', `balanc ${balanc}, balancing`, verdict(alike, prec));
    // Scaling changes the vectors that condition numbers are computed from.
    if (balanc === 'n' || balanc === 'p') trial.ratios('geevx', `balanc ${balanc}, rconde`, conditionRatio(all, prec));
  }
});

/** How far condition numbers are from |u^H v| of the vectors that have come with them, over n ulp. */
function conditionRatio(found: Found, prec: NumberPrec): number {
  const imaginary = eigenvaluesOf(found).im;
  const [left, right, numbers] = [found.view('VL'), found.view('VR'), found.values('rconde')];
  const n = numbers.length;
  const inner = (j: number, k: number): number => re(dot(left, j, right, k, 0));
  let worst = 0;
  for (const [k, number] of numbers.entries()) {
    const j = imaginary[k]! < 0 ? k - 1 : k;
    const size =
      left.parts === 2 || imaginary[k] === 0
        ? magnitude(dot(left, k, right, k, 0))
        : Math.hypot(inner(j, j) + inner(j + 1, j + 1), inner(j, j + 1) - inner(j + 1, j));
    worst = larger(Math.abs(number - size), worst);
  }
  return worst / (Math.max(1, n) * ulpOf(prec));
}

const balancedAlike = (x: Found, y: Found): boolean =>
  equal(x.values('scale'), y.values('scale')) &&
  equal(x.values('abnrm'), y.values('abnrm')) &&
  x.integer('ilo') === y.integer('ilo') &&
  x.integer('ihi') === y.integer('ihi');
