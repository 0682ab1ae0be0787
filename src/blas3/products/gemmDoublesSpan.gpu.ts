// How many moduli a product of doubles takes for what its terms lose to the largest elements of rows and columns: measured and decided on
// the device, so that nobody waits; and what is done where no number of moduli would do.
import { at, isTransposed } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import { chooseTuning, doubleChoose, doubleSpan, SPAN_TILE, spanVariants } from './gemmDoubles.kernels.ts';
import { type DeviceGemmDoubles, type Factor, strides } from './gemmDoublesFactors.gpu.ts';
import { enqueueGemmSoft } from './gemmSoft.gpu.ts';
import { spanTablesOn } from './moduli.gpu.ts';
import { DOUBLE_MODULI, FREE_LOSS, MOST_MODULI, SPAN_STRIDE } from './moduli.ts';

/** The table of as many moduli as both factors need, of which R says how large their rows are. */
export function chooseModuli(queue: Queue, ws: Workspace, A: Factor, B: Factor, R: DeviceBuffer): DeviceBuffer {
  const [D, chosen] = [ws.take('i', 1), ws.take('i', 4 * SPAN_STRIDE)];
  const [[rowA, depthA], [rowB, depthB]] = [strides(A), strides(B)];
  const ofA = { rowsA: A.rows, offA: A.X.off, rowA, depthA };
  const ofB = { rowsB: B.rows, offB: B.X.off, rowB, depthB };
  queue.clear(D.gpu(true), 0, 4);
  queue.launch(
    doubleSpan,
    spanVariants.of(undefined, { PAIRS: A.each - 1 }),
    { A: A.X.data, B: B.X.data, R, D },
    { depth: A.depth, ...ofA, ...ofB, free: FREE_LOSS },
    [Math.ceil(A.rows / SPAN_TILE), Math.ceil(B.rows / SPAN_TILE), 1],
  );
  const params = { stride: SPAN_STRIDE, last: MOST_MODULI - DOUBLE_MODULI + 1, free: FREE_LOSS };
  queue.launch(doubleChoose, chooseTuning, { D, tables: spanTablesOn(queue.context), chosen }, params, [1, 1, 1]);
  return chosen;
}

/** Multiplications of a dispatch in soft arithmetic, some 50 ms on an H100, and of a thread: systems stop what runs for seconds. */
const [MOST_TERMS, MOST_DEPTH] = [2 ** 32, 2 ** 15];

/** Enqueues all of the product in soft arithmetic, which does nothing where there is a table and it has moduli. */
export function enqueueBeyond(queue: Queue, g: DeviceGemmDoubles, table?: DeviceBuffer): void {
  const { transA = 'n', transB = 'n', m, n, k, alpha, beta, A, B, C } = g;
  const depth = Math.min(k, MOST_DEPTH);
  const columns = Math.max(1, Math.floor(MOST_TERMS / (m * depth)));
  for (let j = 0; j < n; j += columns) {
    for (let l = 0; l < k; l += depth) {
      enqueueGemmSoft(queue, {
        ...{ transA, transB, m, alpha },
        ...(table === undefined ? {} : { unless: table }),
        n: Math.min(columns, n - j),
        k: Math.min(depth, k - l),
        A: isTransposed(transA) ? at(A, l, 0) : at(A, 0, l),
        B: isTransposed(transB) ? at(B, j, l) : at(B, l, j),
        beta: l === 0 ? beta : 1,
        C: at(C, 0, j),
      });
    }
  }
}
