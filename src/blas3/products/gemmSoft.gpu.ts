// Products of doubles in soft arithmetic: some hundred operations of integers a term, and no preparation. For small products, and where
// nothing faster is left.
import type { Prec, Scalar } from '../../core/field.ts';
import type { Trans, Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { partCode } from '../elements/part.ts';
import { gemmSoft, SOFT_TILE, softVariants } from './gemmSoft.kernels.ts';

export interface DeviceGemmSoft {
  readonly transA: Trans;
  readonly transB: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: Scalar<Prec>;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: Scalar<Prec>;
  readonly C: DeviceMat;
  /** Default 'f': all of C; else one triangle of it, and nothing else is read or written. */
  readonly uplo?: Uplo | 'f';
  /** What double_choose has chosen: nothing is done where moduli do. */
  readonly unless?: DeviceBuffer;
}

/** Transposes as the kernel numbers them; conjugates of real numbers are the numbers. */
const transCode: Readonly<Record<Trans, number>> = { n: 0, t: 1, c: 2 };

/** Enqueues C := alpha op(A) op(B) + beta C for doubles. A and B may lie in C's buffer, apart from C. */
export function enqueueGemmSoft(queue: Queue, s: DeviceGemmSoft): void {
  const { m, n, k, alpha, beta, A, B, C, uplo = 'f', unless } = s;
  const [aInC, bInC] = [A.data === C.data, B.data === C.data];
  const params = {
    ...{ m, n, k, alpha, beta },
    part: partCode[uplo],
    transA: transCode[s.transA],
    transB: transCode[s.transB],
    offA: A.off,
    lda: A.ld,
    offB: B.off,
    ldb: B.ld,
    offC: C.off,
    ldc: C.ld,
  };
  const factors = { A: aInC ? queue.nothing : A.data, B: bInC ? queue.nothing : B.data, C: C.data };
  const buffers = unless === undefined ? factors : { ...factors, table: unless };
  const tuning = softVariants.of(C.data.type, { A_IN_C: aInC, B_IN_C: bInC, ASKED: unless !== undefined });
  queue.launch(gemmSoft, tuning, buffers, params, [Math.ceil(m / SOFT_TILE), Math.ceil(n / SOFT_TILE), 1]);
}
