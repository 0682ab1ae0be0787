// GEMMTR on the CPU backend: recursive on the engine, else the recursive reference, on the operands' host copies.

import { axpyRef } from '../../blas1/axpy.ref.ts';
import type { Bound } from '../../core/args.ts';
import { re } from '../../core/complex.ts';
import type { Prec } from '../../core/field.ts';
import { at, type RealMat, type Uplo } from '../../core/matrix.ts';
import type { Gemmtr, Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { symmetricKernels } from '../../engine/kernels/symmetric.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { compute } from '../compute.cpu.ts';
import { gemmEngine, gemmOn } from './gemm.cpu.ts';
import { scaleRef } from './gemm.ref.ts';
import { gemmtrBlockedRef } from './gemmtr.ref.ts';
import { gemmtrSteps } from './gemmtr.steps.ts';
import type { GemmtrArgs } from './routines.gen.ts';

/** Triangles up to this order are computed as squares, of which the triangle is kept. */
const LEAF = 32;

/** Elements of workspace that gemmtrEngine needs. */
export const GEMMTR_WORK = LEAF * LEAF;

/** As gemmtrBlockedRef, by halving the triangle, as the drivers' operation. `work` is the address of GEMMTR_WORK elements. */
export function gemmtrOn(e: Engine, r: Elements, work: number): Gemmtr<Place> {
  const small: Gemmtr<Place> = (uplo, transA, transB, n, k, alpha, A, B, beta, C) => {
    if (n === 0) return;
    gemmEngine(e, r, { transA, transB, m: n, n, k, alpha, A, B, beta: 0, C: { at: work, ld: n } });
    if (r.parts === 2) return mergePairs(e, r, uplo, n, work, C, beta);
    e.functionsOf(symmetricKernels[r.prec])['merge']!(n, +(uplo === 'l'), work, C.at, C.ld * r.bytes, re(beta));
  };
  const ops = { leaf: LEAF, small, gemm: gemmOn(e, r), at: (X: Place, i: number, j: number) => placeAt(r, X, i, j) };
  return (uplo, transA, transB, n, k, alpha, A, B, beta, C) =>
    gemmtrSteps(ops, uplo, transA, transB, n, k, alpha, A, B, beta, C);
}

/** The same, called at once. */
export const gemmtrEngine = (e: Engine, r: Elements, ...args: [...Parameters<Gemmtr<Place>>, work: number]): void => {
  const [uplo, transA, transB, n, k, alpha, A, B, beta, C, work] = args;
  gemmtrOn(e, r, work)(uplo, transA, transB, n, k, alpha, A, B, beta, C);
};

/** C := W + beta C on a triangle of complex numbers. */
function mergePairs(e: Engine, r: Elements, uplo: Uplo, n: number, work: number, C: Place, beta: Numeric): void {
  const [W, T] = [matrixAt(e, r, n, n, { at: work, ld: n }), matrixAt(e, r, n, n, C)];
  for (let j = 0; j < n; j++) {
    const [first, rows] = uplo === 'l' ? [j, n - j] : [0, j + 1];
    const column = at(T, first, j);
    scaleRef(rows, 1, beta, column);
    axpyRef(rows, 1, { ...at(W, first, j), ld: 1 }, { ...column, ld: 1 });
  }
}

export async function gemmtrCpu(queue: Queue, a: Bound<GemmtrArgs<Prec>>): Promise<void> {
  const { uplo, transA, transB, n, k, alpha, beta } = a;
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as [RealMat, RealMat, RealMat];
  compute(
    queue,
    a,
    (e, r, space) => {
      const inA = space.matrix(A, ...(transA === 'n' ? ([n, k] as const) : ([k, n] as const)), 'read');
      const inB = space.matrix(B, ...(transB === 'n' ? ([k, n] as const) : ([n, k] as const)), 'read');
      const inC = space.matrix(C, n, n, 'write');
      const work = space.take(GEMMTR_WORK * r.bytes);
      gemmtrEngine(e, r, uplo, transA, transB, n, k, alpha, inA, inB, beta, inC, work);
    },
    () => gemmtrBlockedRef(uplo, transA, transB, n, k, alpha, A, B, beta, C),
  );
}
