// Matrices of a batch whose columns are turned next to orthogonal ones, B = A Z with Z the eigenvectors of A^T A: Jacobi's rotations then
// have little to do but for columns that are shorter than sqrt(eps) |A|, of which A^T A knows nothing. Z is orthogonal whatever A^T A is,
// so that errors of values are some eps |A|, but no less: small values of graded columns lose digits that rotations of A keep.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { type BatchOperands, type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { enqueuePackedSolution } from '../eigen/syevPacked.gpu.ts';
import type { Packed } from '../group.gpu.ts';
import { paddedColumns } from './svdSizes.ts';
import { PRODUCT_TILE, productVariants, scaleVariants, svdProduct, svdScale } from './svdTurned.kernels.ts';

/** B and Z side by side in a workspace, in columns of `ld` elements. */
export interface Turned {
  readonly ld: number;
  /** A Z 2^shifts(z), the largest values of A^T A first. */
  readonly B: DeviceBuffer;
  /** Eigenvectors, in the other order. */
  readonly Z: DeviceBuffer;
  readonly shifts: DeviceBuffer;
}

/**
 * Enqueues B = A Z for the matrices of a run, or R Z for the triangles in W. `state` becomes whether a matrix is not finite; of triangles
 * it says before whether it was not.
 */
export function enqueueTurned(
  queue: Queue,
  ws: Workspace,
  run: BatchRun,
  o: BatchOperands,
  state: DeviceBuffer,
  W: Packed | undefined,
): Turned {
  const { count } = run;
  const ld = paddedColumns(run.n);
  const matrices = () => ws.take('s', count * ld * ld);
  const [P, A, orders, shifts] = [matrices(), matrices(), ws.take('i', count), ws.take('i', count)];
  const params = {
    ...batchParams(run, o, {}),
    ...{ inner: Number(W !== undefined), strideW: W?.stride ?? 0, ldW: W?.ld ?? 0, ld },
  };
  const buffers = { A: (W ?? o.A).data, P, orders, shifts, state, ...recordsOf(run) };
  queue.launch(svdScale, scaleVariants.of(undefined, { LISTED: isListed(run) }), buffers, params, [count, 1, 1]);
  const tilesDown = Math.ceil(ld / PRODUCT_TILE);
  const multiply = (own: Record<string, DeviceBuffer>, TURNS: boolean): void => {
    const tuning = productVariants.of(undefined, { TURNS });
    queue.launch(svdProduct, tuning, { P, ...own }, { ld, tilesDown }, [count, tilesDown ** 2, 1]);
  };
  multiply({ D: A }, false);
  const { Z } = enqueuePackedSolution(queue, ws, ld, { count, n: ld, A, orders, shifts }, 'v');
  // There is room for B where the products were.
  multiply({ Z: Z!, orders, D: A }, true);
  return { ld, B: A, Z: Z!, shifts };
}
