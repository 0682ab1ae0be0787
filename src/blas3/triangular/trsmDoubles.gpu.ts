// TRSM of doubles on the GPU: the triangle is halved down to blocks that are solved by substitution in soft arithmetic; all else is GEMM.
import type { Bound } from '../../core/args.ts';
import { isZero, re } from '../../core/complex.ts';
import { at } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { doublesOn, enqueueMergeDoubles } from '../products/trianglesDoubles.gpu.ts';
import type { TrsmArgs } from './routines.gen.ts';
import { trsmSteps } from './triangle.steps.ts';
import { SUBSTITUTED, SUBSTITUTED_COLUMNS, trsmDouble, trsmDoubleVariants } from './trsmDoubles.kernels.ts';

export function trsmDoubles(queue: Queue, a: Bound<TrsmArgs<'d'>>): void {
  const { side, uplo, transA, diag, m, n, alpha } = a;
  const why = `doubles: blocks of ${SUBSTITUTED} by substitution, the rest by products`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: trsmDouble.name, why });
  enqueueTrsmDoubles(queue, side, uplo, transA, diag, m, n, alpha, deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb));
}

/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export function enqueueTrsmDoubles(queue: Queue, ...call: Parameters<Triangular<DeviceMat>>): void {
  const [, , , , m, n, alpha, , B] = call;
  if (m === 0 || n === 0) return;
  if (isZero(alpha)) return enqueueMergeDoubles(queue, { part: 'f', m, n, beta: 0, C: B });
  const small: Triangular<DeviceMat> = (...block) => substitute(queue, ...block);
  trsmSteps<DeviceMat>({ leaf: SUBSTITUTED, small, gemm: doublesOn(queue), at: at<DeviceMat> }, ...call);
}

/** One block, by strides: the kernel knows only a lower triangle on the left, read forwards. */
function substitute(queue: Queue, ...block: Parameters<Triangular<DeviceMat>>): void {
  const [side, uplo, trans, diag, m, n, alpha, A, B] = block;
  const left = side === 'l';
  const [nb, columns] = left ? [m, n] : [n, m];
  // Left: T = op(A). Right: X op(A) = B is op(A)^T X^T = B^T.
  const transposed = (trans !== 'n') === left;
  const lower = (uplo === 'l') !== transposed;
  const [rs, cs] = transposed ? [A.ld, 1] : [1, A.ld];
  const [rsB, csB] = left ? [1, B.ld] : [B.ld, 1];
  // An upper triangle read from its last row and column backwards is a lower one.
  const [sign, last] = lower ? [1, 0] : [-1, nb - 1];
  const params = {
    nb,
    columns,
    offA: A.off + last * (1 + A.ld),
    rsA: sign * rs,
    csA: sign * cs,
    offB: B.off + last * rsB,
    rsB: sign * rsB,
    csB,
    alpha: re(alpha),
  };
  const inB = A.data === B.data;
  const tuning = trsmDoubleVariants.of(undefined, { UNIT: diag === 'u', A_IN_B: inB });
  const buffers = { A: inB ? queue.nothing : A.data, B: B.data };
  queue.launch(trsmDouble, tuning, buffers, params, [Math.ceil(columns / SUBSTITUTED_COLUMNS), 1, 1]);
}
