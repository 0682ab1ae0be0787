// GESV_RBT on the CPU backend: factorization, solves and residual on the engine, else by the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gesvRbtRef, type RbtWork, solveRandomized } from './gesvRbt.ref.ts';
import { getrfEngine } from './getrf.cpu.ts';
import { getrfNopivEngine } from './getrfNopiv.cpu.ts';
import { getrsEngine } from './getrs.cpu.ts';
import { getrsNopivEngine } from './getrsNopiv.cpu.ts';
import type { GesvRbtArgs } from './routines.gen.ts';

export async function gesvRbtCpu(queue: Queue, a: Bound<GesvRbtArgs<Prec>>): Promise<void> {
  const { n, nrhs, seed } = a;
  const [A, B, info, iter] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'write'),
    hostVector(a.info, 'write'),
    hostVector(a.iter, 'write'),
  ]);
  const found = compute(
    queue,
    a,
    (e, r, space) => gesvRbtEngine(e, r, space, n, nrhs, A as FieldMat, B as FieldMat, seed),
    () => gesvRbtRef(n, nrhs, A as FieldMat, B as FieldMat, seed),
  );
  info.data[info.off] = found.info;
  iter.data[iter.off] = found.iter;
}

/** As gesvRbtRef. */
function gesvRbtEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  n: number,
  nrhs: number,
  A: FieldMat,
  B: FieldMat,
  seed: number,
): { info: number; iter: number } {
  const inA = space.matrix(A, n, n, 'read');
  const inB = space.matrix(B, n, nrhs, 'write');
  const ld = Math.max(1, n);
  const take = (columns: number): Place => ({ at: space.take(n * columns * r.bytes), ld });
  const [W, X, R] = [take(n), take(nrhs), take(nrhs)];
  const pivots = space.take(4 * n);
  const square = (place: Place): FieldMat => matrixAt(e, r, n, n, place);
  const side = (place: Place): FieldMat => matrixAt(e, r, n, nrhs, place);
  const work: RbtWork = {
    get A() {
      return square(inA);
    },
    get B() {
      return side(inB);
    },
    get W() {
      return square(W);
    },
    get X() {
      return side(X);
    },
    get R() {
      return side(R);
    },
  };
  const iter = solveRandomized(n, nrhs, work, seed, {
    factor: () => getrfNopivEngine(e, r, n, n, W),
    solve: (which) => getrsNopivEngine(e, r, 'n', n, nrhs, W, which === 'X' ? X : R),
    residual: () => gemmEngine(e, r, { m: n, n: nrhs, k: n, alpha: -1, A: inA, B: X, beta: 1, C: R }),
  });
  if (iter >= 0) {
    lacpyRef('f', n, nrhs, work.X, work.B);
    return { info: 0, iter };
  }
  lacpyRef('f', n, n, work.A, work.W);
  const info = getrfEngine(e, r, n, n, W, pivots);
  if (info === 0) getrsEngine(e, r, 'n', n, nrhs, W, pivots, inB);
  return { info, iter };
}
