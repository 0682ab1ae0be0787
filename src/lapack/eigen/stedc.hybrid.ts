// Divide and conquer with vectors on the GPU: leaves, deflation and order on the CPU, in doubles; roots, vectors and products on the GPU.
// Each level of the tree waits once, for the roots and for the rows that make the next level's z.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { fields } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { type Deflated, laed2Ref } from './laed2.ref.ts';
import { mergedValues, type Roots } from './laed3.ref.ts';
import { StedcOnDevice, unitOf } from './stedc.gpu.ts';
import { type Division, divided, type Merge, solveLeaf, sorted } from './stedc.ref.ts';
import { isFiniteOrNaN, scaleRows } from './tridiagonal.ref.ts';

/** Leaves of the GPU's tree are smaller than the CPU's: QL iteration on the CPU takes more than a level or two do. */
const LEAF = 16;

export interface DeviceStedc {
  readonly n: number;
  /** In: the diagonal. Out: the eigenvalues, in ascending order. */
  readonly d: Float64Array;
  /** In: the off-diagonal, n - 1 elements. Out: of no use. */
  readonly e: Float64Array;
  /** Out: n x n, the vectors. */
  readonly Z: DeviceMat;
  /** Order of what is not divided further, at least 2; absent: own choice. */
  readonly leaf?: number;
  /** Merges of halves up to this order are multiplied all at once; absent: own choice. */
  readonly together?: number;
}

/**
 * T = Z D Z^T as stedcRef, in singles on the GPU. Resolves, with its info, when the eigenvalues are known and the rest is enqueued.
 *
 * Source: LAPACK xSTEDC; MAGMA's xSTEDX, which deflates on the CPU too.
 */
export async function enqueueStedc(queue: Queue, f: DeviceStedc): Promise<number> {
  const { n, d, e, Z } = f;
  if (n === 0) return 0;
  if (!isFiniteOrNaN(n, d, e)) {
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: Number.NaN, beta: Number.NaN, A: Z });
    return n;
  }
  let info = 0;
  await scope(queue, async (ws) => {
    info = await conquer(queue, ws, f);
  });
  return info;
}

const { eps } = fields.s;

async function conquer(
  queue: Queue,
  ws: Workspace,
  { n, d, e, Z, leaf = LEAF, together }: DeviceStedc,
): Promise<number> {
  const { leaves, levels, blocks } = divided(n, d, e, eps, leaf);
  const rows = levels.map((level) => rowsOf(n, level));
  const device = new StedcOnDevice(queue, ws, n, Z, rows);
  const order = new Int32Array(n);
  const z = device.elements;
  const failed = putLeaves(device, ws, n, leaves, d, e, order, rows[0], z);
  if (failed > 0) return failed;
  for (const [l, level] of levels.entries()) {
    const left = level.map((merge) => deflated(merge, d, order, z));
    device.merge(left, together);
    await device.read(l + 1 < levels.length ? l + 1 : undefined);
    for (const merge of left) finish(merge, device, d, order);
  }
  for (const [first, last, factor] of blocks) scaleRows(first, last, d, e, 1 / factor);
  device.order(sorted(n, d));
  return 0;
}

/** The row beside the division that each column of a level goes up to, or begins with; -1 for those that are not merged. */
function rowsOf(n: number, level: readonly Merge[]): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(n).fill(-1);
  for (const { first, n1, n2 } of level) {
    rows.fill(first + n1 - 1, first, first + n1);
    rows.fill(first + n1, first + n1, first + n1 + n2);
  }
  return rows;
}

/** Solves the leaves, and takes from them the elements in `rows` of the first level. Returns info. */
function putLeaves(
  device: StedcOnDevice,
  ws: Workspace,
  n: number,
  leaves: Division['leaves'],
  d: Float64Array,
  e: Float64Array,
  order: Int32Array,
  rows: Int32Array | undefined,
  z: Float32Array,
): number {
  const most = Math.max(...leaves.map(([, size]) => size));
  const vectors = new Float32Array(most * n);
  const begins = new Int32Array(2 * n);
  for (const [first, size] of leaves) {
    const X = { data: vectors, off: most * first, ld: most };
    const failed = solveLeaf(first, size, d, e, X, order, eps);
    if (failed > 0) return (first + 1) * (n + 1) + first + size;
    for (let j = first; j < first + size; j++) {
      begins.set([first, size], 2 * j);
      if (rows !== undefined && rows[j]! >= 0) z[j] = vectors[most * j + rows[j]! - first]!;
    }
  }
  device.putLeaves(ws, vectors, begins, most);
  return 0;
}

type Level = Deflated & { readonly first: number };

function deflated({ first, n1, n2, beta }: Merge, d: Float64Array, order: Int32Array, z: Float32Array): Level {
  const end = first + n1 + n2;
  const own = Float64Array.from(z.subarray(first, end));
  return { first, ...laed2Ref(n1, n2, d.subarray(first, end), order.subarray(first, end), own, beta, eps) };
}

/** The eigenvalues of a merge, and their order, from the roots that the device has found. */
function finish(merge: Level, { origins, distances }: StedcOnDevice, d: Float64Array, order: Int32Array): void {
  const { first, n1, n2, k } = merge;
  const unit = unitOf(merge);
  const roots: Roots = {
    origins: origins.subarray(first, first + k),
    distances: Float64Array.from(distances.subarray(first, first + k), (x) => x * unit),
  };
  order.set(mergedValues(merge, roots, d.subarray(first, first + n1 + n2)), first);
}
