// Solutions from L D L^T or L D L^H without pivoting on the GPU: two triangles, and between them a division by the diagonal.
import { enqueueCopy } from '../../blas1/copy.gpu.ts';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import type { SytrsNopivArgs } from './routines.gen.ts';
import { DIAGONAL_THREADS, sytrsDiagonal, sytrsDiagonalVariants } from './sytrs.kernels.ts';

export interface DeviceSytrsNopiv {
  readonly uplo: Uplo;
  readonly n: number;
  readonly nrhs: number;
  /** May lie in B's buffer, apart from B. */
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  /** 'c': A is Hermitian. */
  readonly mirror: Mirror;
}

export const sytrsNopivGpu = (queue: Queue, a: Bound<SytrsNopivArgs<Prec>>): void => solveNopivGpu(queue, a, 't');

/** SYTRSNOPIV or HETRSNOPIV. */
export function solveNopivGpu(queue: Queue, a: Bound<SytrsNopivArgs<Prec>>, mirror: Mirror): void {
  const why = 'two triangular solves, and between them the diagonal';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: `trsm_block and ${sytrsDiagonal.name}`, why });
  enqueueSytrsNopiv(queue, { ...onDevice(a), mirror });
}

/** Enqueues B := L^-H D^-1 L^-1 B or U^-1 D^-1 U^-H B, or with ^T. */
export function enqueueSytrsNopiv(queue: Queue, { uplo, n, nrhs, A, B, mirror }: DeviceSytrsNopiv): void {
  if (n === 0 || nrhs === 0) return;
  // Multipliers are not bounded: no inverses of blocks.
  const triangle = { side: 'l', uplo, diag: 'u', m: n, n: nrhs, alpha: 1, A, B, stable: true } as const;
  scope(queue, (ws) => {
    const [D, kinds] = [ws.like(A, n), ws.take('i', 2 * n)];
    enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? 'n' : mirror });
    // Blocks of one row, all of them.
    queue.clear(kinds.gpu(true), 0, 8 * n);
    enqueueCopy(queue, n, { ...A, ld: A.ld + 1 }, { data: D, off: 0, ld: 1 });
    queue.launch(
      sytrsDiagonal,
      sytrsDiagonalVariants.of(B.data.type, { HERMITIAN: mirror === 'c' && isComplex(B.data.type) }),
      { swaps: kinds, D, B: B.data },
      { n, offB: B.off, ldb: B.ld },
      [Math.ceil(n / DIAGONAL_THREADS), nrhs, 1],
    );
    enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? mirror : 'n' });
  });
}
