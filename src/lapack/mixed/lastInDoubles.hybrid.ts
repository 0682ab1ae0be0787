// What dsgesv and dsposv end in where single precision will not do, on a context whose doubles live on the GPU: the factorization in
// doubles there, in place of the CPU's. Its code is read when it is needed.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { MixedKind } from './mixed.cpu.ts';
import type { DsgesvArgs, DsposvArgs } from './routines.gen.ts';

type Last = Partial<Pick<MixedKind, 'last' | 'factor' | 'solve'>>;

/** LU. */
export function luInDoubles(queue: Queue, a: Bound<DsgesvArgs>): Last {
  if (!queue.context.gpu!.doubles) return {};
  const { routine, n, nrhs } = a;
  const [A, ipiv, X] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.X, a.ldx)];
  return {
    last: 'gpu',
    async factor() {
      const { enqueueGetrfDoubles, noteLu } = await import('../lu/getrfDoubles.gpu.ts');
      noteLu(queue, routine, n, A.data.type as 'd' | 'z');
      enqueueGetrfDoubles(queue, { m: n, n, A, ipiv, info: deviceMat(a.info, 1) });
    },
    async solve() {
      const { enqueueGetrsDoubles } = await import('../lu/getrsDoubles.gpu.ts');
      enqueueGetrsDoubles(queue, { trans: 'n', n, nrhs, A, ipiv, B: X });
    },
  };
}

/** Cholesky. */
export function choleskyInDoubles(queue: Queue, a: Bound<DsposvArgs>): Last {
  if (!queue.context.gpu!.doubles) return {};
  const { routine, uplo, n, nrhs } = a;
  const [A, X] = [deviceMat(a.A, a.lda), deviceMat(a.X, a.ldx)];
  return {
    last: 'gpu',
    async factor() {
      const { enqueuePotrfDoubles, noteCholesky } = await import('../cholesky/potrfDoubles.gpu.ts');
      noteCholesky(queue, routine);
      enqueuePotrfDoubles(queue, uplo, n, A, deviceMat(a.info, 1));
    },
    async solve() {
      const { enqueuePotrsDoubles } = await import('../cholesky/potrsDoubles.gpu.ts');
      enqueuePotrsDoubles(queue, uplo, n, nrhs, A, X);
    },
  };
}
