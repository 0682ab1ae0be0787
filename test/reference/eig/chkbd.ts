// LAPACK's test programs of the routines for singular values, xchkbd: reduction to bidiagonal form, and the decompositions of that. Not
// here: dbdsvdx, and the products with right-hand sides of dbdsqr.
import { bdsdc, bdsqr, gebrd, orgbr } from '../../../src/index.ts';
import { bdsdcSpec, bdsqrSpec, gebrdSpec, orgbrSpec } from '../../../src/specs.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { adjointOf, made, scalarOf } from '../lin/matrices.ts';
import type { Setting } from '../lin/setting.ts';
import type { Tally } from '../lin/tally.ts';
import { lamch } from '../lin/types.ts';
import { matrices } from './matrices.ts';
import { counted, decomposition, descends, diagonal, difference, identity, orthonormal, verdict } from './ratios.ts';
import type { Found, Trial } from './trial.ts';
import { rectangular, ulpOf } from './types.ts';

const rows = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 10, 10, 16, 16, 30, 30, 40, 40];
const cols = [0, 1, 3, 0, 1, 2, 0, 1, 0, 1, 3, 10, 16, 10, 16, 30, 40, 30, 40];
export type Shape = readonly [m: number, n: number];
export const SVD = { threshold: 50, sizes: rows.map((m, i): Shape => [m, cols[i]!]) } as const;
/** Bidiagonal, its elements over all of the range from ulp^2 to ulp^-2. */
const BIDIAGONAL = 16;

interface Bidiagonal {
  readonly uplo: 'u' | 'l';
  readonly D: Float64Array;
  readonly E: Float64Array;
}

export const chkbd = (setting: Setting<NumberPrec>, sizes: readonly Shape[] = SVD.sizes): Promise<Tally> =>
  matrices(setting, { ...SVD, sizes, types: BIDIAGONAL }, async (trial, [m, n], type) => {
    const uplo = m >= n ? 'u' : 'l';
    if (type === BIDIAGONAL) {
      const k = Math.min(m, n);
      const draw = (length: number): Float64Array => drawn(Math.max(0, length), trial);
      await decompose(trial, { uplo, D: draw(k), E: draw(k - 1) });
      return;
    }
    const a = rectangular(m, n, type, trial.prec, trial.random);
    const { b, q, pt } = await reduce(trial, a, uplo);
    await decompose(trial, b);
    await accumulate(trial, a, b, q, pt);
  });

function drawn(length: number, { prec, random }: Trial<NumberPrec>): Float64Array {
  const most = -2 * Math.log(ulpOf(prec));
  return Float64Array.from(
    lamch[prec].array.from(Float64Array.from({ length }, () => Math.exp(most * (2 * random.rand() - 1)))),
  );
}

const matrixOf = ({ uplo, D, E }: Bidiagonal, m = D.length, n = D.length): MatrixView =>
  made(m, n, (i, j) => (i === j ? D[i]! : (uplo === 'u' ? j - i : i - j) === 1 ? (E[Math.min(i, j)] ?? 0) : 0));

/** Tests 1 to 3. */
async function reduce(trial: Trial<NumberPrec>, a: MatrixView, uplo: 'u' | 'l') {
  const { prec } = trial;
  const { rows: m, cols: n } = a;
  const k = Math.min(m, n);
  const reduced = await trial.call(gebrdSpec, gebrd, { m, n, A: a });
  const b = { uplo, D: reduced.values('D'), E: reduced.values('E') } as const;
  const V = reduced.view('A');
  const square = made(m, m, (i, j) => (j < n ? scalarOf(V, i, j) : { re: Number.NaN, im: Number.NaN }), a.parts);
  const left = { vect: 'q', m, n: m, k: n, A: square, tau: reduced.view('tauQ') };
  const right = { vect: 'p', m: k, n, k: m, A: V, tau: reduced.view('tauP') };
  const q = (await trial.call(orgbrSpec, orgbr, left)).view('A');
  const pt = (await trial.call(orgbrSpec, orgbr, right)).view('A');
  trial.ratios('gebrd', 'A = Q B P^H', decomposition(a, [q, matrixOf(b, m, k), pt], prec));
  trial.ratios('orgbr', 'Q and P^H', orthonormal(q, prec), orthonormal(adjointOf(pt), prec));
  return { b, q, pt };
}

/** B = U S V^T, U and V orthogonal, S in order, and the same values without vectors. */
function judge(trial: Trial<NumberPrec>, kind: string, b: Bidiagonal, found: Found, alone: Found): void {
  const { prec } = trial;
  const [s, u, vt] = [found.values('D'), found.view('U'), found.view('VT')];
  const residual = decomposition(matrixOf(b), [u, diagonal(s), vt], prec);
  const right = verdict(descends(s), prec);
  const vectors = [orthonormal(u, prec), orthonormal(adjointOf(vt), prec)];
  trial.ratios(kind, 'of B', residual, ...vectors, right, difference(s, alone.values('D'), prec));
}

/** Tests 4 to 10 and, of real numbers, 15 to 19. */
async function decompose(trial: Trial<NumberPrec>, b: Bidiagonal): Promise<void> {
  const n = b.D.length;
  const one = identity(n);
  const call = { uplo: b.uplo, n, D: b.D, E: b.E };
  const found = await trial.call(bdsqrSpec, bdsqr, { ...call, ncvt: n, nru: n, VT: one, U: one });
  judge(trial, 'bdsqr', b, found, await trial.call(bdsqrSpec, bdsqr, call));
  trial.ratios('bdsqr', 'Sturm counts', sturm(trial, b, found.values('D')));
  if (!bdsdcSpec.precs.includes(trial.prec)) return;
  const divided = await trial.call(bdsdcSpec, bdsdc, { ...call, compq: 'i', mode: 'native' });
  judge(trial, 'bdsdc', b, divided, await trial.call(bdsdcSpec, bdsdc, { ...call, compq: 'n' }));
}

/** The values and their negatives as eigenvalues of the tridiagonal matrix with a zero diagonal, B's elements by turns beside it. */
function sturm({ prec }: Trial<NumberPrec>, { D, E }: Bidiagonal, s: Float64Array): number {
  const n = D.length;
  const e = Float64Array.from({ length: Math.max(0, 2 * n - 1) }, (_, i) =>
    i % 2 === 0 ? D[i / 2]! : E[(i - 1) / 2]!,
  );
  const w = Float64Array.from([...s.map((x) => -x), ...s.slice().reverse()]);
  return counted({ d: new Float64Array(2 * n), e: e.map(Math.abs) }, w, false, prec);
}

/** Tests 11, 13 and 14: of A itself, from Q and P^H. */
async function accumulate(
  trial: Trial<NumberPrec>,
  a: MatrixView,
  b: Bidiagonal,
  q: MatrixView,
  pt: MatrixView,
): Promise<void> {
  const { prec } = trial;
  const { rows: m, cols: n } = a;
  const k = b.D.length;
  const U = made(m, k, (i, j) => scalarOf(q, i, j), q.parts);
  const call = { uplo: b.uplo, n: k, ncvt: n, nru: m, D: b.D, E: b.E, VT: pt, U };
  const found = await trial.call(bdsqrSpec, bdsqr, call);
  const [s, u, vt] = [found.values('D'), found.view('U'), found.view('VT')];
  const residual = decomposition(a, [u, diagonal(s), vt], prec);
  trial.ratios('bdsqr', 'of A', residual, orthonormal(u, prec), orthonormal(adjointOf(vt), prec));
}
