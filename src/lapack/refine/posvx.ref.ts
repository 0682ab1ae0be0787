// Expert driver for symmetric and Hermitian positive definite systems, in TypeScript. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { ratioOf } from '../../core/expert.ts';
import type { RealArray, Uplo } from '../../core/matrix.ts';
import { potrfRef } from '../cholesky/potrf.ref.ts';
import { potrsRef } from '../cholesky/potrs.ref.ts';
import { laqheRef } from '../condition/laqhe.ref.ts';
import { laqsyRef } from '../condition/laqsy.ref.ts';
import { poconRef } from '../condition/pocon.ref.ts';
import { poequRef } from '../condition/poequ.ref.ts';
import { type ExpertKind, type ExpertProblem, type ExpertResult, expertSteps } from './expert.ref.ts';
import { porfsRef } from './porfs.ref.ts';

export interface PosvxProblem extends ExpertProblem {
  readonly uplo: Uplo;
  /** Scale factors: in with fact 'f', out with 'e'. */
  readonly s: RealArray;
}

/** Whether A is or becomes scaled, and scond. */
function equilibrate({ fact, uplo, n, A, s, equed }: PosvxProblem): Pick<ExpertResult, 'equed'> & { scond: number } {
  if (fact === 'n' || n === 0) return { equed: 0, scond: 1 };
  if (fact === 'f') return { equed, scond: ratioOf(s) };
  const { scond, amax, info } = poequRef(n, A, s);
  // A diagonal that is not positive: potrf will say so.
  const scale = A.parts === 2 ? laqheRef : laqsyRef;
  return { equed: info > 0 ? 0 : scale(uplo, n, A, s, scond, amax), scond };
}

/** A symmetric or Hermitian matrix, of which one triangle is given. */
export const symmetricKind = (p: PosvxProblem): ExpertKind => ({
  part: p.uplo,
  equilibrate() {
    const { equed, scond } = equilibrate(p);
    const scales = equed > 0 ? { factors: p.s, ratio: scond } : undefined;
    return { equed, before: scales, after: scales };
  },
  norm() {
    const shape = { uplo: p.uplo, diag: 'n', symmetric: true, hermitian: p.A.parts === 2 } as const;
    return langeRef({ ...shape, norm: '1', m: p.n, n: p.n }, p.A);
  },
});

export function posvxRef(p: PosvxProblem): ExpertResult {
  const { uplo, n, nrhs, A, AF, B, X, ferr, berr } = p;
  return expertSteps(p, symmetricKind(p), {
    factor: () => potrfRef(uplo, n, AF),
    condition: (anorm) => poconRef(uplo, n, AF, anorm),
    solve: () => potrsRef(uplo, n, nrhs, AF, X),
    refine: () => porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr),
  });
}
