// LASCL on the GPU: one dispatch per factor; nearly always there is one.
import type { Bound } from '../../core/args.ts';
import { isDouble, type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { SAFE_MIN, scalingSteps } from '../../core/scaling.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { LASCL_COLS, LASCL_ROWS, lasclKernel, lasclVariants } from './lascl.kernels.ts';
import { partCode } from './part.ts';
import type { LasclArgs } from './routines.gen.ts';

export interface DeviceLascl {
  readonly uplo: Uplo | 'f';
  readonly cfrom: number;
  readonly cto: number;
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
}

export function lasclGpu(queue: Queue, a: Bound<LasclArgs<Prec>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'lascl',
    why: 'limited by memory: one element per thread and column',
  });
  const { type, cfrom, cto, m, n } = a;
  enqueueLascl(queue, { uplo: type === 'g' ? 'f' : type, cfrom, cto, m, n, A: deviceMat(a.A, a.lda) });
}

/** Enqueues A := (cto / cfrom) A. */
export function enqueueLascl(queue: Queue, s: DeviceLascl): void {
  for (const factor of scalingSteps(s.cfrom, s.cto, isDouble(s.A.data.type) ? SAFE_MIN.d : SAFE_MIN.s)) {
    const params = { m: s.m, n: s.n, part: partCode[s.uplo], factor, offA: s.A.off, lda: s.A.ld };
    queue.launch(lasclKernel, lasclVariants.of(s.A.data.type), { A: s.A.data }, params, [
      Math.ceil(s.m / LASCL_ROWS),
      Math.ceil(s.n / LASCL_COLS),
      1,
    ]);
  }
}
