// LAPACK's test programs of the drivers for generalized symmetric and Hermitian eigenproblems, xdrvsg. Not here: those for packed and band
// matrices.
import { sygv, sygvd, sygvx } from '../../../src/index.ts';
import { sygvdSpec, sygvSpec, sygvxSpec } from '../../../src/specs.ts';
import { type MatrixView, normOne } from '../../../testing/lib/norms.ts';
import { ratio } from '../../../testing/lib/residuals.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { difference, product } from '../lin/matrices.ts';
import { type Setting, UPLOS } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { lamch } from '../lin/types.ts';
import { NEP } from './chkhs.ts';
import { chosenOf, matrices } from './matrices.ts';
import { diagonal, triangleOf } from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { SYMMETRIC, secondOf, symmetric, ulpOf } from './types.ts';

export const drvsg = (setting: Setting<NumberPrec>, sizes = NEP.sizes): Promise<Tally> =>
  matrices(setting, { ...NEP, sizes, types: SYMMETRIC.drvsg.length }, async (trial, n, type) => {
    const a = symmetric('drvsg', n, type, trial.prec, trial.random);
    const b = secondOf(n, type, trial.prec, trial.random);
    for (const itype of [1, 2, 3] as const) for (const uplo of UPLOS) await solve(trial, a, b, itype, uplo);
  });

async function solve(
  trial: Trial<NumberPrec>,
  a: MatrixView,
  b: MatrixView,
  itype: 1 | 2 | 3,
  uplo: 'u' | 'l',
): Promise<void> {
  const n = a.rows;
  const call = { itype, jobz: 'v', uplo, n, A: triangleOf(a, uplo), B: triangleOf(b, uplo) };
  const judge = (kind: string, how: string, w: Float64Array, z: MatrixView): void =>
    trial.ratios(kind, `itype ${itype}, ${uplo}${how}`, generalizedRatio(a, b, itype, w, z, trial));
  const plain = await trial.call(sygvSpec, sygv, call);
  judge('sygv', '', plain.values('W'), plain.view('A'));
  const divided = await trial.call(sygvdSpec, sygvd, call);
  judge('sygvd', '', divided.values('W'), divided.view('A'));
  const { il, iu } = chosenOf(n, trial.random);
  const abstol = 2 * lamch[trial.prec].safeMinimum;
  for (const range of [
    { range: 'a' },
    { range: 'v', vl: 0, vu: Math.max(normOne(a), lamch[trial.prec].safeMinimum) },
    { range: 'i', il, iu },
  ]) {
    const found: Found = await trial.call(sygvxSpec, sygvx, { ...call, ...range, abstol });
    const m = found.integer('m');
    judge('sygvx', `, ${JSON.stringify(range)}`, found.values('W', m), found.view('Z', m));
  }
}

/** xsgt01: ||A Z - B Z D||, ||A B Z - Z D|| or ||B A Z - Z D||, over ||A|| ||Z|| n ulp. */
function generalizedRatio(
  a: MatrixView,
  b: MatrixView,
  itype: 1 | 2 | 3,
  w: Float64Array,
  z: MatrixView,
  { prec }: Trial<NumberPrec>,
): number {
  if (w.length === 0) return 0;
  const [left, right] = {
    1: () => [product(a, z), product(b, z)],
    2: () => [product(a, product(b, z)), z],
    3: () => [product(b, product(a, z)), z],
  }[itype]() as [MatrixView, MatrixView];
  const apart = normOne(difference(left, product(right, diagonal(w))));
  return ratio(apart, normOne(a) * normOne(z) * a.rows * ulpOf(prec));
}
