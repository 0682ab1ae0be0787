// LAPACK's test programs of the routines for symmetric and Hermitian eigenproblems, xchkst: reduction to tridiagonal form, and the
// eigenproblems of that. Not here: packed storage, xpteqr and xstemr.
import { orgtr, ormtr, stebz, stedc, stein, steqr, sterf, sytrd } from '../../../src/index.ts';
import {
  orgtrSpec,
  ormtrSpec,
  stebzSpec,
  stedcSpec,
  steinSpec,
  steqrSpec,
  sterfSpec,
  sytrdSpec,
} from '../../../src/specs.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { Tridiagonal } from '../../../testing/lib/tridiagonal.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { adjointOn } from '../lin/qrRatios.ts';
import { type Setting, UPLOS } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { lamch } from '../lin/types.ts';
import { chosenOf, matrices } from './matrices.ts';
import {
  counted,
  decomposition,
  diagonal,
  difference,
  identity,
  orthonormal,
  similarity,
  triangleOf,
  tridiagonal,
} from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { SYMMETRIC, symmetric, ulpOf } from './types.ts';

export const SEP = { threshold: 60, sizes: [0, 1, 2, 3, 5, 20] as readonly number[] } as const;
/** Of what its generator makes. */
const DOMINANT = 21;
const GAMMA = 0.5;

export const chkst = (setting: Setting<NumberPrec>, sizes = SEP.sizes): Promise<Tally> =>
  matrices(setting, { ...SEP, sizes, types: SYMMETRIC.chkst.length }, async (trial, n, type) => {
    const a = symmetric('chkst', n, type, trial.prec, trial.random);
    let t: Tridiagonal = { d: new Float64Array(0), e: new Float64Array(0) };
    for (const uplo of UPLOS) t = await reduce(trial, a, uplo);
    await iterate(trial, t);
    await divide(trial, t);
    await bisect(trial, t, type === DOMINANT);
  });

/** Tests 1 to 4: the reduction, and that orgtr and ormtr mean the same Q. */
async function reduce(trial: Trial<NumberPrec>, a: MatrixView, uplo: 'u' | 'l'): Promise<Tridiagonal> {
  const { prec } = trial;
  const n = a.rows;
  const reduced = await trial.call(sytrdSpec, sytrd, { uplo, n, A: triangleOf(a, uplo) });
  const t = { d: reduced.values('D'), e: reduced.values('E') };
  const [V, tau] = [reduced.view('A'), reduced.view('tau')];
  const q = (await trial.call(orgtrSpec, orgtr, { uplo, n, A: V, tau })).view('A');
  const call = { side: 'r', uplo, trans: adjointOn(prec), m: n, n, A: V, tau, C: q };
  const back = (await trial.call(ormtrSpec, ormtr, call)).view('C');
  trial.ratios('sytrd', uplo, similarity(a, q, tridiagonal(t), prec));
  trial.ratios('orgtr', uplo, decomposition(identity(n), [back], prec));
  return t;
}

const given = ({ d, e }: Tridiagonal) => ({ n: d.length, D: d, E: e });

/** Values with vectors: T = Z D Z^T, Z orthogonal. */
function vectors(trial: Trial<NumberPrec>, kind: string, t: Tridiagonal, found: Found, how: string): void {
  const z = found.view('Z');
  const residual = similarity(tridiagonal(t), z, diagonal(found.values('D')), trial.prec);
  trial.ratios(kind, `with vectors ${how}`, residual, orthonormal(z, trial.prec));
}

/** Tests 9 to 13. */
async function iterate(trial: Trial<NumberPrec>, t: Tridiagonal): Promise<void> {
  const { prec } = trial;
  const Z = identity(t.d.length);
  const found = await trial.call(steqrSpec, steqr, { compz: 'v', ...given(t), Z });
  const values = found.values('D');
  vectors(trial, 'steqr', t, found, 'v');
  const alone = await trial.call(steqrSpec, steqr, { compz: 'n', ...given(t) });
  trial.ratios('steqr', 'values alone', difference(values, alone.values('D'), prec));
  const free = await trial.call(sterfSpec, sterf, given(t));
  trial.ratios('sterf', 'values', difference(values, free.values('D'), prec));
  trial.ratios('steqr', 'Sturm counts', counted(t, values, false, prec));
}

/** Tests 22 to 26. */
async function divide(trial: Trial<NumberPrec>, t: Tridiagonal): Promise<void> {
  const own = await trial.call(stedcSpec, stedc, { compz: 'i', ...given(t) });
  vectors(trial, 'stedc', t, own, 'i');
  const found = await trial.call(stedcSpec, stedc, { compz: 'v', ...given(t), Z: identity(t.d.length) });
  vectors(trial, 'stedc', t, found, 'v');
  const alone = await trial.call(stedcSpec, stedc, { compz: 'n', ...given(t) });
  trial.ratios('stedc', 'values alone', difference(found.values('D'), alone.values('D'), trial.prec));
}

/** Tests 17 to 21. */
async function bisect(trial: Trial<NumberPrec>, t: Tridiagonal, isDominant: boolean): Promise<void> {
  const { prec } = trial;
  const n = t.d.length;
  const abstol = 2 * lamch[prec].safeMinimum;
  const bisected = (more: object): Promise<Found> => trial.call(stebzSpec, stebz, { ...given(t), ...more });
  const wanted = (found: Found): Float64Array => found.values('W', found.integer('m'));
  const values = (await trial.call(sterfSpec, sterf, given(t))).values('D');
  const whole = wanted(await bisected({ range: 'a', order: 'e', abstol }));
  if (isDominant) {
    const omega = (2 * (2 * n - 1) * (1 + 8 * GAMMA ** 2)) / (1 - GAMMA) ** 4;
    trial.ratios('stebz', 'relative', counted(t, whole, true, prec) / omega);
  }
  trial.ratios('stebz', 'all', difference(values, whole, prec));
  const { il, iu } = chosenOf(n, trial.random);
  const some = wanted(await bisected({ range: 'i', order: 'e', il, iu, abstol }));
  const { vl, vu } = n === 0 ? { vl: 0, vu: 1 } : around(whole, il, iu, prec);
  const inside = wanted(await bisected({ range: 'v', order: 'e', vl, vu, abstol }));
  trial.ratios('stebz', 'by index and by value', farthest(some, inside, values, prec));
  const blocks = await bisected({ range: 'a', order: 'b', abstol });
  const m = blocks.integer('m');
  const W = wanted(blocks);
  const lists = { iblock: blocks.integersOf('iblock'), isplit: blocks.integersOf('isplit') };
  const z = (await trial.call(steinSpec, stein, { ...given(t), m, W, ...lists })).view('Z');
  trial.ratios('stein', 'all', similarity(tridiagonal(t), z, diagonal(W), prec), orthonormal(z, prec));
}

/** An interval with the il-th to the iu-th of ascending values, and those that equal them. */
export function around(w: Float64Array, il: number, iu: number, prec: NumberPrec) {
  const size = Math.max(Math.abs(w[0]!), Math.abs(w.at(-1)!));
  const least = Math.max(ulpOf(prec) * size, 2 * Math.sqrt(lamch[prec].safeMinimum));
  const spread = (a: number, b: number): number => Math.max(Math.abs(a - b) / 2, least);
  const [first, last] = [w[il - 1]!, w[iu - 1]!];
  return {
    vl: first - spread(first, il === 1 ? w.at(-1)! : w[il - 2]!),
    vu: last + spread(last, iu === w.length ? w[0]! : w[iu]!),
  };
}

/** dsxt1 both ways: how far a value of one list is from the nearest of the other, over the largest of all, in ulps. */
export function farthest(x: Float64Array, y: Float64Array, w: Float64Array, prec: NumberPrec): number {
  if (w.length > 0 && (x.length === 0 || y.length === 0)) return 1 / ulpOf(prec);
  const way = (from: Float64Array, to: Float64Array): number =>
    from.reduce(
      (worst, a) =>
        Math.max(
          worst,
          to.reduce((least, b) => Math.min(least, Math.abs(a - b)), Infinity),
        ),
      0,
    );
  const most = w.reduce((size, value) => Math.max(size, Math.abs(value)), 0);
  return (way(x, y) + way(y, x)) / Math.max(lamch[prec].safeMinimum, ulpOf(prec) * most);
}
