// LARFT on the engine: the triangular factor of a block of reflectors.
import { gemmEngine } from '../blas3/gemm.cpu.ts';
import type { Engine } from '../engine/engine.ts';
import { qr } from '../engine/kernels/qr.ts';
import type { Real } from '../engine/ops.ts';
import type { Place, Workspace } from '../engine/workspace.ts';

/** Reflectors of a block: columns of a panel of geqrf. */
export const PANEL = 32;

/** H = H(0) ... H(k-1) = I - V T V^T, V unit lower trapezoidal with its zeros and ones written out, T upper triangular with zeros below. */
export interface BlockReflector {
  /** Elements of each v. */
  readonly m: number;
  readonly k: number;
  readonly V: Place;
  readonly T: Place;
}

/** Room for a block of at most k reflectors of at most m elements. */
export function takeReflectors(space: Workspace, r: Real, m: number, k: number): Pick<BlockReflector, 'V' | 'T'> {
  // An odd multiple of a cache line: columns a power of two apart would share few sets of the caches.
  const ld = 8 * (Math.ceil(m / 8) | 1);
  return { V: { at: space.take(ld * k * r.bytes), ld }, T: { at: space.take(k * k * r.bytes), ld: k } };
}

/** The block of the k columns of A (m x k) with the v's that geqr2 leaves below the diagonal, and of the k elements at `tau`. */
export function larftEngine(
  e: Engine,
  r: Real,
  m: number,
  k: number,
  A: Place,
  tau: number,
  { V, T }: Pick<BlockReflector, 'V' | 'T'>,
): BlockReflector {
  const { trapezoid, larft } = e.functionsOf(qr[r.prec]);
  trapezoid!(m, k, A.at, A.ld * r.bytes, V.at, V.ld * r.bytes);
  // V^T V, of which T needs the upper triangle
  gemmEngine(e, r, { transA: true, m: k, n: k, k: m, alpha: 1, A: V, B: V, beta: 0, C: T });
  larft!(k, T.at, T.ld * r.bytes, tau);
  return { m, k, V, T };
}
