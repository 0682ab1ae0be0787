// Solutions from L D L^T without pivoting on the CPU backend: two triangles on the engine. It is the batched routines' own.
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Real } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { divideRows } from './sytrsNopiv.ref.ts';

/** As sytrsNopivRef. */
export function sytrsNopivEngine(e: Engine, r: Real, uplo: Uplo, n: number, nrhs: number, A: Place, B: Place): void {
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 'n' : 't', 'u', n, nrhs, 1, A, B);
  divideRows(n, nrhs, matrixAt(e, r, n, n, A), matrixAt(e, r, n, nrhs, B));
  trsmEngine(e, r, 'l', uplo, uplo === 'l' ? 't' : 'n', 'u', n, nrhs, 1, A, B);
}
