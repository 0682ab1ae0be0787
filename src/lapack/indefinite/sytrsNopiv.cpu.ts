// Solutions from L D L^H without pivoting on the CPU backend: two triangles on the engine. It is the batched routines' own.
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { divideByDiagonal } from './sytrsNopiv.ref.ts';

/** As sytrsNopivRef. */
export function sytrsNopivEngine(
  e: Engine,
  r: Elements,
  uplo: Uplo,
  n: number,
  nrhs: number,
  A: Place,
  B: Place,
): void {
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 'n' : 'c', 'u', n, nrhs, 1, A, B);
  divideByDiagonal('l', n, nrhs, matrixAt(e, r, n, n, A), matrixAt(e, r, n, nrhs, B));
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 'c' : 'n', 'u', n, nrhs, 1, A, B);
}
