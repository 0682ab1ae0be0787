// LAPACK's test programs of the drivers for symmetric and Hermitian eigenproblems, xdrvst. Not here: those for tridiagonal, packed and band
// matrices.
import { syev, syevd, syevr, syevx } from '../../../src/index.ts';
import { syevdSpec, syevrSpec, syevSpec, syevxSpec } from '../../../src/specs.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { type Setting, UPLOS } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { lamch } from '../lin/types.ts';
import { around, farthest, SEP } from './chkst.ts';
import { chosenOf, matrices } from './matrices.ts';
import { diagonal, difference, orthonormal, projection, similarity, triangleOf } from './ratios.ts';
import type { Trial } from './trial.ts';
import { SYMMETRIC, symmetric } from './types.ts';

export const drvst = (setting: Setting<NumberPrec>, sizes = SEP.sizes): Promise<Tally> =>
  matrices(setting, { ...SEP, sizes, types: SYMMETRIC.drvst.length }, async (trial, n, type) => {
    const a = symmetric('drvst', n, type, trial.prec, trial.random);
    for (const uplo of UPLOS) {
      await whole(trial, a, uplo);
      await chosen(trial, a, uplo);
    }
  });

/** A = Z D Z^T, Z orthogonal, and the same values without vectors. */
async function whole(trial: Trial<NumberPrec>, a: MatrixView, uplo: 'u' | 'l'): Promise<void> {
  const { prec } = trial;
  for (const [spec, front] of [
    [syevSpec, syev],
    [syevdSpec, syevd],
  ] as const) {
    const call = { uplo, n: a.rows, A: triangleOf(a, uplo) };
    const found = await trial.call(spec, front, { jobz: 'v', ...call });
    const alone = await trial.call(spec, front, { jobz: 'n', ...call });
    const [w, z] = [found.values('W'), found.view('A')];
    const other = difference(w, alone.values('W'), prec);
    trial.ratios(spec.name, uplo, similarity(a, z, diagonal(w), prec), orthonormal(z, prec), other);
  }
}

/** The same of all values, of those with some indices, and of those in an interval about these. */
async function chosen(trial: Trial<NumberPrec>, a: MatrixView, uplo: 'u' | 'l'): Promise<void> {
  const { prec } = trial;
  const n = a.rows;
  const { il, iu } = chosenOf(n, trial.random);
  for (const [spec, front, more] of [
    [syevxSpec, syevx, { abstol: 2 * lamch[prec].safeMinimum }],
    [syevrSpec, syevr, {}],
  ] as const) {
    const both = async (range: object) => {
      const call = { uplo, n, A: triangleOf(a, uplo), ...range, ...more };
      const found = await trial.call(spec, front, { jobz: 'v', ...call });
      const alone = await trial.call(spec, front, { jobz: 'n', ...call });
      const m = found.integer('m');
      return { w: found.values('W', m), z: found.view('Z', m), other: alone.values('W', alone.integer('m')) };
    };
    const { w, z, other } = await both({ range: 'a' });
    const residual = similarity(a, z, diagonal(w), prec);
    trial.ratios(spec.name, `${uplo}, all`, residual, orthonormal(z, prec), difference(w, other, prec));
    const interval = n === 0 ? { vl: 0, vu: 1 } : around(w, il, iu, prec);
    for (const range of [
      { range: 'i', il, iu },
      { range: 'v', ...interval },
    ]) {
      const part = await both(range);
      const error = projection(a, part.z, part.w, part.z, prec);
      const apart = farthest(part.w, part.other, w, prec);
      trial.ratios(spec.name, `${uplo}, ${JSON.stringify(range)}`, error, orthonormal(part.z, prec), apart);
    }
  }
}
