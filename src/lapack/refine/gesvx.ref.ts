// Expert driver for general systems, in TypeScript. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { ratioOf } from '../../core/expert.ts';
import type { RealArray, Trans } from '../../core/matrix.ts';
import { geconRef } from '../condition/gecon.ref.ts';
import { geequRef } from '../condition/geequ.ref.ts';
import { laqgeRef } from '../condition/laqge.ref.ts';
import { getrfRecursiveRef } from '../lu/getrf.ref.ts';
import { getrsRef } from '../lu/getrs.ref.ts';
import { type ExpertKind, type ExpertProblem, type ExpertResult, expertSteps } from './expert.ref.ts';
import { gerfsRef } from './gerfs.ref.ts';

export interface GesvxProblem extends ExpertProblem {
  readonly trans: Trans;
  /** Scale factors: in with fact 'f', out with 'e'. */
  readonly r: RealArray;
  readonly c: RealArray;
}

/** How A is or becomes scaled, and rowcnd and colcnd. */
function equilibrate(p: GesvxProblem): Pick<ExpertResult, 'equed'> & { rowcnd: number; colcnd: number } {
  const { fact, n, A, r, c } = p;
  if (fact === 'n' || n === 0) return { equed: 0, rowcnd: 1, colcnd: 1 };
  if (fact === 'f') return { equed: p.equed, rowcnd: ratioOf(r), colcnd: ratioOf(c) };
  const { rowcnd, colcnd, amax, info } = geequRef(n, n, A, r, c);
  // A row or column of zeros: getrf will say so.
  const equed = info > 0 ? 0 : laqgeRef(n, n, A, r, c, rowcnd, colcnd, amax);
  return { equed, rowcnd, colcnd };
}

/** The infinity norm is the 1-norm of the transpose. */
export const conditionNorm = (trans: Trans): '1' | 'i' => (trans === 'n' ? '1' : 'i');

/** A general matrix. */
export function generalKind(p: GesvxProblem): ExpertKind {
  const { trans, n, A, AF } = p;
  const shape = { diag: 'n', symmetric: false } as const;
  return {
    part: 'f',
    equilibrate() {
      const { equed, rowcnd, colcnd } = equilibrate(p);
      const rows = equed % 2 === 1 ? { factors: p.r, ratio: rowcnd } : undefined;
      const columns = equed >= 2 ? { factors: p.c, ratio: colcnd } : undefined;
      // Of the transpose with r and c exchanged.
      const [before, after] = trans === 'n' ? [rows, columns] : [columns, rows];
      return { equed, before, after };
    },
    norm: () => langeRef({ ...shape, norm: conditionNorm(trans), uplo: 'f', m: n, n }, A),
    growth(columns) {
      const u = langeRef({ ...shape, norm: 'm', uplo: 'u', m: columns, n: columns }, AF);
      return u === 0 ? 1 : langeRef({ ...shape, norm: 'm', uplo: 'f', m: n, n: columns }, A) / u;
    },
  };
}

export function gesvxRef(p: GesvxProblem, ipiv: Int32Array, ipivOff: number): ExpertResult {
  const { trans, n, nrhs, A, AF, B, X, ferr, berr } = p;
  return expertSteps(p, generalKind(p), {
    factor: () => getrfRecursiveRef(n, n, AF, ipiv, ipivOff),
    condition: (anorm) => geconRef(conditionNorm(trans), n, AF, anorm),
    solve: () => getrsRef(trans, n, nrhs, AF, ipiv, ipivOff, X),
    refine: () => gerfsRef(trans, n, nrhs, A, AF, ipiv, ipivOff, B, X, ferr, berr),
  });
}
