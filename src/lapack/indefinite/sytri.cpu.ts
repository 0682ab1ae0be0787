// SYTRI on the CPU backend: n solutions on the engine, else by the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytriArgs } from './routines.gen.ts';
import { copyTriangleRef, sytriRef, unitRef, zeroPivotRef } from './sytri.ref.ts';
import { badSymmetricPivots, prepareSytrs } from './sytrs.cpu.ts';

export async function sytriCpu(queue: Queue, a: Bound<SytriArgs<Prec>>): Promise<void> {
  const { uplo, n } = a;
  const { A, ipiv, info } = await onHost(a, { A: 'write', ipiv: 'read', info: 'write' });
  info.data[info.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const found = zeroPivotRef(n, A, ipiv.data, ipiv.off);
      if (found > 0) return found;
      const inA = space.matrix(A, n, n, 'write');
      const X: Place = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
      const solve = prepareSytrs(e, r, space, uplo, n, inA)(ipiv.data, ipiv.off);
      const x = matrixAt(e, r, n, n, X);
      unitRef(n, x);
      solve(n, X);
      copyTriangleRef(uplo, n, x, matrixAt(e, r, n, n, inA));
      return 0;
    },
    () => sytriRef(uplo, n, A, ipiv.data, ipiv.off),
    badSymmetricPivots(uplo, ipiv, n),
  );
}
