// Tridiagonal matrices on which eigenvalue routines have been known to fail, or whose eigenvalues are known: Laplace's 1-2-1, Clement's,
// Wilkinson's W21+ and copies of it glued together, graded, clustered and decoupled ones. Every routine for them, and syevd and syevr of
// the full matrix; of complex ones with vectors in complex arithmetic.
import { stebz, stedc, stein, steqr, sterf, syevd, syevr } from '../../../src/index.ts';
import { stebzSpec, stedcSpec, steinSpec, steqrSpec, sterfSpec, syevdSpec, syevrSpec } from '../../../src/specs.ts';
import { TRIDIAGONALS, type Tridiagonal, type TridiagonalKind } from '../../../testing/lib/tridiagonal.ts';
import type { NumberPrec } from '../lin/desk.ts';
import type { Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { lamch } from '../lin/types.ts';
import { SEP } from './chkst.ts';
import { matrices } from './matrices.ts';
import { counted, diagonal, difference, orthonormal, similarity, triangleOf, tridiagonal } from './ratios.ts';
import type { Found, Trial } from './trial.ts';

const KINDS: readonly TridiagonalKind[] = [
  'zero',
  'unit',
  'laplace',
  'wilkinson',
  'glued',
  'clement',
  'random',
  'graded',
  'rising',
  'clustered',
  'blocks',
  'negative',
];
/** Eigenvalues by formulas, ascending. */
const KNOWN: Partial<Record<TridiagonalKind, (i: number, n: number) => number>> = {
  laplace: (i, n) => 2 - 2 * Math.cos(((i + 1) * Math.PI) / (n + 1)),
  clement: (i, n) => 2 * i + 1 - n,
  zero: () => 0,
  unit: () => 1,
};
/** The two largest of W21+ agree to thirteen digits. */
const W21 = [10.746194182903322, 10.746194182903393];

export const tridiagonals = (setting: Setting<NumberPrec>): Promise<Tally> =>
  matrices(setting, { ...SEP, sizes: [1, 2, 21, 42, 84], types: KINDS.length }, async (trial, n, type) => {
    const kind = KINDS[type - 1]!;
    const made = TRIDIAGONALS[kind](n, trial.random);
    const round = (x: Float64Array): Float64Array => Float64Array.from(lamch[trial.prec].array.from(x));
    const t = { d: round(made.d), e: round(made.e) };
    await each(trial, t, exactOf(kind, n));
  });

function exactOf(kind: TridiagonalKind, n: number): ((w: Float64Array) => Float64Array) | undefined {
  if (kind === 'wilkinson' && n === 21) return (w) => Float64Array.from(w, (x, i) => W21[i - 19] ?? x);
  const formula = KNOWN[kind];
  return formula && ((w) => w.map((_, i) => formula(i, n)));
}

async function each(
  trial: Trial<NumberPrec>,
  t: Tridiagonal,
  exact: ((w: Float64Array) => Float64Array) | undefined,
): Promise<void> {
  const { prec } = trial;
  const n = t.d.length;
  const full = tridiagonal(t);
  const call = { n, D: t.d, E: t.e };
  const values = (kind: string, w: Float64Array): void => {
    trial.ratios(kind, 'Sturm counts', counted(t, w, false, prec));
    if (exact) trial.ratios(kind, 'known values', difference(w, exact(w), prec));
  };
  const all = (kind: string, found: Found, W: string, Z: string): void => {
    const [w, z] = [found.values(W), found.view(Z)];
    values(kind, w);
    trial.ratios(kind, 'vectors', similarity(full, z, diagonal(w), prec), orthonormal(z, prec));
  };
  values('sterf', (await trial.call(sterfSpec, sterf, call)).values('D'));
  all('steqr', await trial.call(steqrSpec, steqr, { ...call, compz: 'i' }), 'D', 'Z');
  all('stedc', await trial.call(stedcSpec, stedc, { ...call, compz: 'i' }), 'D', 'Z');
  values('stebz', (await trial.call(stebzSpec, stebz, { ...call, range: 'a', order: 'e' })).values('W'));
  const blocks = await trial.call(stebzSpec, stebz, { ...call, range: 'a', order: 'b' });
  const W = blocks.values('W');
  const lists = { iblock: blocks.integersOf('iblock'), isplit: blocks.integersOf('isplit') };
  const z = (await trial.call(steinSpec, stein, { ...call, m: n, W, ...lists })).view('Z');
  trial.ratios('stein', 'vectors', similarity(full, z, diagonal(W), prec), orthonormal(z, prec));
  const A = triangleOf(full, 'l');
  all('syevd', await trial.call(syevdSpec, syevd, { uplo: 'l', n, A }), 'W', 'A');
  all('syevr', await trial.call(syevrSpec, syevr, { uplo: 'l', n, A }), 'W', 'Z');
}
