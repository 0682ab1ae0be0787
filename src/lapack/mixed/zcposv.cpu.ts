// ZCPOSV on the CPU: factors in complex single precision, residuals in complex double, both on the engine; and its parts in double, which
// every backend uses.
import { hemmCpu } from '../../blas3/products/hemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrfCpu } from '../cholesky/potrf.cpu.ts';
import { potrsCpu } from '../cholesky/potrs.cpu.ts';
import { choleskyCall, choleskyOnHost } from './dsposv.cpu.ts';
import { HostSingles, type MixedKind, solveMixed } from './mixed.cpu.ts';
import type { ZcposvArgs } from './routines.gen.ts';

/** Residuals on the CPU, and the solution in double. */
export function zcposvKind(queue: Queue, a: Bound<ZcposvArgs>): MixedKind {
  const { routine, uplo, n, nrhs, A, lda, info } = a;
  const call = { routine, prec: 'z', uplo, A, lda } as const;
  return {
    uplo,
    subtract(X, R, columns) {
      const factors = { alpha: -1, B: X.at, ldb: X.ld, beta: 1, C: R.at, ldc: R.ld };
      return hemmCpu(queue, { ...call, side: 'l', m: n, n: columns, ...factors } as Parameters<typeof hemmCpu>[1]);
    },
    factor: () => potrfCpu(queue, choleskyCall(a, 'z', A, lda, info)),
    solve: () => potrsCpu(queue, { ...call, n, nrhs, B: a.X, ldb: a.ldx }),
  };
}

/** `why`: the reason for the trace, if it is not the backend's. */
export const zcposvCpu = (queue: Queue, a: Bound<ZcposvArgs> & { readonly why?: string }): Promise<void> =>
  solveMixed(queue, a, zcposvKind(queue, a), () => new HostSingles(queue, a, choleskyOnHost(queue, a, 'c')));
