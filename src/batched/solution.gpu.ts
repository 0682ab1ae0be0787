// Solutions and inverses for batches of larger matrices on the GPU, from their factors: by a workgroup for some columns of a matrix, or one
// matrix after the other. The factors stay on the device, and so does what became of them.
import { enqueueCopy } from '../blas1/copy.gpu.ts';
import { enqueueLaset } from '../blas3/elements/laset.gpu.ts';
import { enqueueTrsm } from '../blas3/triangular/trsm.gpu.ts';
import { isComplex } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { enqueuePotrs } from '../lapack/cholesky/potrs.gpu.ts';
import { DIAGONAL_THREADS, sytrsDiagonal, sytrsDiagonalVariants } from '../lapack/indefinite/sytrs.kernels.ts';
import { enqueueGetrs } from '../lapack/lu/getrs.gpu.ts';
import { enqueueGetrsNopiv } from '../lapack/lu/getrsNopiv.gpu.ts';
import type { Queue } from '../runtime/queue.ts';
import type { BatchMat, BatchRun, Reports } from './deviceBatch.ts';
import {
  enqueueGroupSubstitution,
  enqueueScatter,
  type Factors,
  fitsGroup,
  type GroupSubstitution,
  type Part,
} from './group.gpu.ts';
import { packed, type Single, Singles } from './single.gpu.ts';
import type { Sliced } from './slices.gpu.ts';

/** B := L^-H D^-1 L^-1 B or U^-1 D^-1 U^-H B */
function solveLdl(queue: Queue, { n, nrhs, A, X }: Single, uplo: Uplo): void {
  const triangle = { side: 'l', uplo, diag: 'u', m: n, n: nrhs, alpha: 1, A, B: X, stable: true } as const;
  const [D, kinds] = [queue.context.lease(A.data.type, n), queue.context.lease('i', 2 * n)];
  enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? 'n' : 'c' });
  // Blocks of one row, all of them.
  queue.clear(kinds.gpu(true), 0, 8 * n);
  enqueueCopy(queue, n, { ...A, ld: A.ld + 1 }, { data: D, off: 0, ld: 1 });
  const groups = [Math.ceil(n / DIAGONAL_THREADS), nrhs, 1] as const;
  queue.launch(
    sytrsDiagonal,
    sytrsDiagonalVariants.of(X.data.type, { HERMITIAN: isComplex(X.data.type) }),
    { swaps: kinds, D, B: X.data },
    { n, offB: X.off, ldb: X.ld },
    groups,
  );
  enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? 'c' : 'n' });
  for (const buffer of [D, kinds]) buffer.dispose();
}

/** With the factors of a workspace. */
function solve(queue: Queue, s: Single, factors: Factors, pivots: boolean): void {
  const { n, nrhs, A, X, ipiv } = s;
  const of = { n, nrhs, A, B: X };
  const trans = factors === 'lu-transposed' ? 't' : factors === 'lu-adjoint' ? 'c' : 'n';
  if (factors === 'ldl' || factors === 'ldl-upper') solveLdl(queue, s, factors === 'ldl' ? 'l' : 'u');
  else if (factors === 'lower' || factors === 'upper')
    enqueuePotrs(queue, { ...of, uplo: factors === 'lower' ? 'l' : 'u' });
  else if (pivots) enqueueGetrs(queue, { ...of, trans, ipiv });
  else enqueueGetrsNopiv(queue, { ...of, trans });
}

type Solution = GroupSubstitution & { readonly count: number };

/** Enqueues B := A^-1 B. */
export function enqueueSolution(queue: Queue, run: BatchRun, s: Solution): void {
  // What is forced is the factorization.
  const { force, ...operands } = s;
  if (fitsGroup(queue, run.n, s.A, force)) return enqueueGroupSubstitution(queue, run, operands);
  const singles = new Singles<Solution>(queue, { ...run, m: run.n }, s.A, run.nrhs);
  singles.each({ ...run, m: run.n }, s, (size, own, one) => {
    const sizes = { ...size, m: size.n };
    if (size.n === 0 || size.nrhs === 0) return;
    singles.gather(sizes, own, 'A', 'all', one.A);
    singles.gather(sizes, own, 'B', 'all', one.X);
    if (own.ipiv !== undefined) singles.pivots(sizes, own, one.ipiv);
    solve(queue, one, s.factors, own.ipiv !== undefined);
    const info = own.info ?? one.info;
    const to = { ...own, info, from: packed(one.X), part: 'all', always: s.fails === 'never' } as const;
    enqueueScatter(queue, sizes, to, 'B');
  });
}

interface Inverse {
  /** What is read, and overwritten. */
  readonly part: Part;
  readonly factors: Factors;
  /** Factors the matrix, or says where its factors have a zero on the diagonal. */
  readonly factor: (s: Single) => void;
  readonly to: 'A' | 'C';
}

/** Enqueues the inverses of a run, one after the other. */
export function enqueueSingleInverses<F extends Sliced & Omit<Reports, 'nonfinite'> & { readonly A: BatchMat }>(
  queue: Queue,
  run: BatchRun,
  f: F,
  { part, factors, factor, to }: Inverse,
): void {
  const singles = new Singles<F>(queue, { ...run, m: run.n }, f.A, run.n);
  singles.each({ ...run, m: run.n }, f, (size, own, s) => {
    const one = { ...size, m: size.n };
    const { n } = size;
    singles.gather(one, own, 'A', part, s.A);
    if (own.ipiv !== undefined) singles.pivots(one, own, s.ipiv);
    factor({ ...s, m: n });
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: s.X });
    solve(queue, { ...s, nrhs: n }, factors, true);
    singles.report(one, { A: own.A }, own, s);
    enqueueScatter(queue, one, { ...own, from: packed(s.X), part }, to);
  });
}
