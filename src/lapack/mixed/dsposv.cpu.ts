// DSPOSV on the CPU: factors in single precision, residuals in double, both on the engine; and its parts in double, which every backend
// uses.
import { symvCpu } from '../../blas2/symv.cpu.ts';
import { symmCpu } from '../../blas3/products/symm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrfCpu } from '../cholesky/potrf.cpu.ts';
import { potrsCpu } from '../cholesky/potrs.cpu.ts';
import type { PotrfArgs } from '../cholesky/routines.gen.ts';
import { type HostMethods, HostSingles, type MixedKind, solveMixed } from './mixed.cpu.ts';
import type { DsposvArgs } from './routines.gen.ts';

/** What of a call its factorizations on the host are made of; `why`: the reason for the trace, if it is not the backend's. */
interface CholeskyCall {
  readonly routine: string;
  readonly uplo: Uplo;
  readonly n: number;
  readonly why?: string;
}

export function choleskyCall(
  { routine, uplo, n }: CholeskyCall,
  prec: Prec,
  A: Ptr<Prec>,
  lda: number,
  info: Ptr<'i'>,
) {
  return { routine, prec, uplo, n, A, lda, info, nb: 0 } as Bound<PotrfArgs<Prec>>;
}

/** Cholesky in single precision on the CPU. */
export function choleskyOnHost(queue: Queue, a: CholeskyCall, prec: 's' | 'c' = 's'): HostMethods {
  const { routine, uplo, n } = a;
  const because = a.why === undefined ? {} : { why: a.why };
  return {
    factor: (S, info) => potrfCpu(queue, { ...choleskyCall(a, prec, S.at, S.ld, info), ...because }),
    solve(S, D, nrhs) {
      const call = { routine, prec, ...because, uplo, n, nrhs } as const;
      return potrsCpu(queue, { ...call, A: S.at, lda: S.ld, B: D.at, ldb: D.ld });
    },
  };
}

/** Residuals on the CPU, and the solution in double. */
export function dsposvKind(queue: Queue, a: Bound<DsposvArgs>): MixedKind {
  const { routine, uplo, n, nrhs, A, lda, info } = a;
  const call = { routine, prec: 'd', uplo, n, A, lda } as const;
  return {
    uplo,
    subtract(X, R, columns) {
      const product = { ...call, alpha: -1, beta: 1 };
      // A single column takes as long as A is read: symv reads each element once.
      if (columns === 1) return symvCpu(queue, { ...product, x: X.at, incx: 1, y: R.at, incy: 1 });
      const shape = { side: 'l', m: n, n: columns, B: X.at, ldb: X.ld, C: R.at, ldc: R.ld } as const;
      return symmCpu(queue, { ...product, ...shape });
    },
    factor: () => potrfCpu(queue, choleskyCall(a, 'd', A, lda, info)),
    solve: () => potrsCpu(queue, { ...call, nrhs, B: a.X, ldb: a.ldx }),
  };
}

/** `why`: the reason for the trace, if it is not the backend's. */
export const dsposvCpu = (queue: Queue, a: Bound<DsposvArgs> & { readonly why?: string }): Promise<void> =>
  solveMixed(queue, a, dsposvKind(queue, a), () => new HostSingles(queue, a, choleskyOnHost(queue, a)));
