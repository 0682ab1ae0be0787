// SYR2K on the CPU backend: two products on a triangle on the engine, else the recursive reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { isZero, re } from '../../core/complex.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { GEMMTR_WORK, gemmtrEngine } from './gemmtr.cpu.ts';
import type { Syr2kArgs } from './routines.gen.ts';
import { syr2kBlockedRef } from './syr2k.ref.ts';

export async function syr2kCpu(queue: Queue, a: Bound<Syr2kArgs<Prec>>): Promise<void> {
  const { uplo, trans, n, k, alpha, beta } = a;
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as [RealMat, RealMat, RealMat];
  const size = trans === 'n' ? ([n, k] as const) : ([k, n] as const);
  const other = trans === 'n' ? 't' : 'n';
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, ...size, 'read'), space.matrix(B, ...size, 'read')];
      const inC = space.matrix(C, n, n, 'write');
      const work = space.take(GEMMTR_WORK * r.bytes);
      gemmtrEngine(e, r, uplo, trans, other, n, k, alpha, inA, inB, beta, inC, work);
      if (!isZero(alpha) && k > 0) gemmtrEngine(e, r, uplo, trans, other, n, k, alpha, inB, inA, 1, inC, work);
    },
    () => syr2kBlockedRef(uplo, trans, n, k, alpha, A, B, beta, C),
    undefined,
    (native) => native.syr2k(uplo, trans, n, k, re(alpha), A, B, re(beta), C),
  );
}
