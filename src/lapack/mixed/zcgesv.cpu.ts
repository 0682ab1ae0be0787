// ZCGESV on the CPU: factors in complex single precision, residuals in complex double, both on the engine; and its parts in double, which
// every backend uses.
import { gemmCpu } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrfCpu } from '../lu/getrf.cpu.ts';
import { getrsCpu } from '../lu/getrs.cpu.ts';
import { luCall, luOnHost } from './dsgesv.cpu.ts';
import { HostSingles, type MixedKind, solveMixed } from './mixed.cpu.ts';
import type { ZcgesvArgs } from './routines.gen.ts';

/** Residuals on the CPU, and the solution in double. */
export function zcgesvKind(queue: Queue, a: Bound<ZcgesvArgs>): MixedKind {
  const { routine, n, nrhs, A, lda, ipiv, info } = a;
  const call = { routine, prec: 'z', A, lda } as const;
  return {
    uplo: 'f',
    subtract(X, R, columns) {
      const shape = {
        transA: 'n',
        transB: 'n',
        m: n,
        n: columns,
        k: n,
        math: 'strict',
        reproducible: false,
        accuracy: 'f64',
      } as const;
      const factors = { alpha: -1, B: X.at, ldb: X.ld, beta: 1, C: R.at, ldc: R.ld };
      return gemmCpu(queue, { ...call, ...shape, ...factors });
    },
    factor: () => getrfCpu(queue, luCall(a, 'z', A, lda, info)),
    solve: () => getrsCpu(queue, { ...call, trans: 'n', n, nrhs, ipiv, B: a.X, ldb: a.ldx }),
  };
}

/** `why`: the reason for the trace, if it is not the backend's. */
export const zcgesvCpu = (queue: Queue, a: Bound<ZcgesvArgs> & { readonly why?: string }): Promise<void> =>
  solveMixed(queue, a, zcgesvKind(queue, a), () => new HostSingles(queue, a, luOnHost(queue, a, 'c')));
