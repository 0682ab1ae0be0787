// A provider computes routines in place of the CPU backend's own code: basalt/native makes one of a BLAS and LAPACK library. A context is
// given it when it is opened, and the routines' `.cpu.ts` files ask for it first. Only the interface is here.
import type { Diag, RealArray, RealMat, Side, Trans, Uplo } from '../core/matrix.ts';

type Triangular = (
  side: Side,
  uplo: Uplo,
  transA: Trans,
  diag: Diag,
  m: number,
  n: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
) => void;

/**
 * Each function has the arguments of the routine's reference (`x.ref.ts`), which have been checked, and does the same to them. The
 * operands of a call are all singles or all doubles. Results are final when a function returns.
 */
export interface Provider {
  /** What computes, for traces and tables: 'OpenBLAS 0.3.21 (Haswell), 2 threads'. */
  readonly title: string;
  gemm(
    transA: Trans,
    transB: Trans,
    m: number,
    n: number,
    k: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void;
  symm(
    side: Side,
    uplo: Uplo,
    m: number,
    n: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void;
  syrk(uplo: Uplo, trans: Trans, n: number, k: number, alpha: number, A: RealMat, beta: number, C: RealMat): void;
  syr2k(
    uplo: Uplo,
    trans: Trans,
    n: number,
    k: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void;
  readonly trmm: Triangular;
  readonly trsm: Triangular;
  /** Returns info. Pivots count from 1 and lie in 1..m, whatever A holds. */
  getrf(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number;
  getrs(trans: Trans, n: number, nrhs: number, A: RealMat, ipiv: Int32Array, ipivOff: number, B: RealMat): void;
  /** Returns info. */
  potrf(uplo: Uplo, n: number, A: RealMat): number;
  potrs(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat): void;
  geqrf(m: number, n: number, A: RealMat, tau: RealArray, tauOff: number): void;
}

const ROUTINES = [
  ...(['gemm', 'symm', 'syrk', 'syr2k', 'trmm', 'trsm'] as const),
  ...(['getrf', 'getrs', 'potrf', 'potrs', 'geqrf'] as const),
] satisfies readonly (keyof Provider)[];

/** Whether a value has all that a provider has. A promise of one, which was not awaited, has not. */
export function isProvider(value: unknown): value is Provider {
  if (typeof value !== 'object' || value === null) return false;
  const members = value as Partial<Provider>;
  return typeof members.title === 'string' && ROUTINES.every((name) => typeof members[name] === 'function');
}
