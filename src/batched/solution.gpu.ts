// Solutions and inverses for batches of larger matrices on the GPU, from their factors: by a workgroup for some columns of a matrix, or one
// matrix after the other. The factors stay on the device, and so does what became of them.
import { enqueueLaset } from '../blas3/elements/laset.gpu.ts';
import { enqueuePotrs } from '../lapack/cholesky/potrs.gpu.ts';
import { enqueueSytrsNopiv } from '../lapack/indefinite/sytrsNopiv.gpu.ts';
import { enqueueGetrs } from '../lapack/lu/getrs.gpu.ts';
import { enqueueGetrsNopiv } from '../lapack/lu/getrsNopiv.gpu.ts';
import type { Queue } from '../runtime/queue.ts';
import type { BatchMat, BatchRun, Reports } from './deviceBatch.ts';
import { type Factors, triangles } from './factorTriangles.ts';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup, type GroupSubstitution, type Part } from './group.gpu.ts';
import { packed, type Single, Singles } from './single.gpu.ts';
import type { Sliced } from './slices.gpu.ts';

/** With the factors of a workspace. */
function solve(queue: Queue, s: Single, factors: Factors, pivots: boolean): void {
  const { n, nrhs, A, X, ipiv } = s;
  const of = { n, nrhs, A, B: X };
  const trans = factors === 'lu-transposed' ? 't' : factors === 'lu-adjoint' ? 'c' : 'n';
  if (triangles[factors].scaled !== 0) {
    const isLower = triangles[factors].trans1 === 0;
    const isHermitian = factors === 'ldl' || factors === 'ldl-upper';
    enqueueSytrsNopiv(queue, { ...of, uplo: isLower ? 'l' : 'u', mirror: isHermitian ? 'c' : 't' });
  } else if (factors === 'lower' || factors === 'upper')
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
