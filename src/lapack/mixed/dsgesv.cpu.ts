// DSGESV on the CPU: factors in single precision, residuals in double, both on the engine; and its parts in double, which every backend
// uses.
import { gemvCpu } from '../../blas2/gemv.cpu.ts';
import { gemmCpu } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrfCpu, notePivoting } from '../lu/getrf.cpu.ts';
import { getrsCpu } from '../lu/getrs.cpu.ts';
import type { GetrfArgs } from '../lu/routines.gen.ts';
import { type HostMethods, HostSingles, type MixedKind, solveMixed } from './mixed.cpu.ts';
import type { DsgesvArgs } from './routines.gen.ts';

const PARTIAL_INSTEAD = 'partial pivoting: windows and butterflies are for the GPU';

/** What of a call its factorizations on the host are made of; `why`: the reason for the trace, if it is not the backend's. */
interface LuCall {
  readonly routine: string;
  readonly n: number;
  readonly ipiv: Ptr<'i'>;
  readonly why?: string;
}

/** A call of getrf with the pivots of this one. */
export function luCall({ routine, n, ipiv }: LuCall, prec: Prec, A: Ptr<Prec>, lda: number, info: Ptr<'i'>) {
  return { routine, prec, m: n, n, A, lda, ipiv, info, pivoting: 'partial', nb: 0 } as Bound<GetrfArgs<Prec>>;
}

/** LU in single precision on the CPU. */
export function luOnHost(queue: Queue, a: LuCall, prec: 's' | 'c' = 's'): HostMethods {
  const { routine, n, ipiv } = a;
  const because = a.why === undefined ? {} : { why: a.why };
  return {
    factor: (S, info) => getrfCpu(queue, { ...luCall(a, prec, S.at, S.ld, info), ...because }),
    solve(S, D, nrhs) {
      const call = { routine, prec, ...because, trans: 'n', n, nrhs } as const;
      return getrsCpu(queue, { ...call, A: S.at, lda: S.ld, ipiv, B: D.at, ldb: D.ld });
    },
  };
}

/** Residuals on the CPU, and the solution in double. */
export function dsgesvKind(queue: Queue, a: Bound<DsgesvArgs>): MixedKind {
  const { routine, n, nrhs, A, lda, ipiv, info } = a;
  const call = { routine, prec: 'd' } as const;
  return {
    uplo: 'f',
    subtract(X, R, columns) {
      const product = { ...call, m: n, alpha: -1, A, lda, beta: 1 };
      // A single column takes as long as A is read: gemv's kernels read faster.
      if (columns === 1) return gemvCpu(queue, { ...product, trans: 'n', n, x: X.at, incx: 1, y: R.at, incy: 1 });
      const shape = {
        transA: 'n',
        transB: 'n',
        n: columns,
        k: n,
        math: 'strict',
        reproducible: false,
        accuracy: 'f64',
      } as const;
      return gemmCpu(queue, { ...product, ...shape, B: X.at, ldb: X.ld, C: R.at, ldc: R.ld });
    },
    factor: () => getrfCpu(queue, luCall(a, 'd', A, lda, info)),
    solve: () => getrsCpu(queue, { ...call, trans: 'n', n, nrhs, A, lda, ipiv, B: a.X, ldb: a.ldx }),
  };
}

/** `why`: the reason for the trace, if it is not the backend's. */
export async function dsgesvCpu(queue: Queue, a: Bound<DsgesvArgs> & { readonly why?: string }): Promise<void> {
  const { routine, pivoting } = a;
  if (pivoting === 'butterfly' || pivoting === 'window') queue.note({ routine, backend: 'cpu', why: PARTIAL_INSTEAD });
  else notePivoting(queue, { routine, pivoting: pivoting === 'tournament' ? pivoting : 'partial' });
  await solveMixed(queue, a, dsgesvKind(queue, a), () => new HostSingles(queue, a, luOnHost(queue, a)));
}
