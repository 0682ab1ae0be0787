// SYRK on the CPU backend: a product on a triangle on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { re } from '../../core/complex.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.ts';
import type { SyrkArgs } from './routines.gen.ts';
import { syrkBlockedRef } from './syrk.ref.ts';

/** As syrkRef. `work` is the address of GEMMTR_WORK elements. */
export function syrkEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  trans: Trans,
  n: number,
  k: number,
  alpha: Numeric,
  A: Place,
  beta: Numeric,
  C: Place,
  work: number,
): void {
  gemmtrEngine(e, r, uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C, work);
}

export async function syrkCpu(queue: Queue, a: Bound<SyrkArgs<Prec>>): Promise<void> {
  const { uplo, trans, n, k, alpha, beta } = a;
  const operands = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.C, a.ldc, 'write')]);
  const [A, C] = operands as [RealMat, RealMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, ...(trans === 'n' ? ([n, k] as const) : ([k, n] as const)), 'read');
      const inC = space.matrix(C, n, n, 'write');
      syrkEngine(e, r, uplo, trans, n, k, alpha, inA, beta, inC, space.take(GEMMTR_WORK * r.bytes));
    },
    () => syrkBlockedRef(uplo, trans, n, k, alpha, A, beta, C),
    undefined,
    (native) => native.syrk(uplo, trans, n, k, re(alpha), A, re(beta), C),
  );
}
