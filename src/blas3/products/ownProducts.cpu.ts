// Products on the CPU engine that overwrite one of their factors: what the windows of QR iteration do to the rest of a matrix.
import type { Engine, WasmKernel } from '../../engine/engine.ts';
import type { GemmKernel } from '../../engine/kernels/gemm.ts';
import { overKernel } from '../../engine/kernels/gemmOver.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { roundUp, threadsFor } from './gemm.cpu.ts';
import { tileKernel } from './gemmTile.cpu.ts';

/**
 * Of products that overwrite a factor threads get up to FINE parts each, of SHORT vectors at least. QR iteration on singles of order 2048,
 * ms on 16 threads (Xeon, 2026-11): one part each 444 to 468; 2 of 128 424 to 432; 4 of 64 396 to 413; 4 of 32 387 to 429.
 */
const [SHORT, FINE] = [64, 4];

/** X := X V, or V^H X if `left`, V being square and of 128 rows at most. */
export interface OwnProduct {
  readonly left: boolean;
  /** X's rows, or its columns if `left`: so many vectors as long as V is wide. */
  readonly count: number;
  readonly order: number;
  /** Diagonals of V below and above its own that are not zero throughout. */
  readonly below: number;
  readonly above: number;
  readonly V: Place;
  readonly X: Place;
}

/** Kernels by those of products that have the same tile. */
const kernels = new Map<GemmKernel, WasmKernel>();

/** Begins such products as gemmFork does. Each part replaces vectors of its own. */
export function ownProductsFork(e: Engine, r: Elements, ...products: readonly OwnProduct[]): () => void {
  const work = r.parts ** 2 * products.reduce((sum, { count, order }) => sum + count * order ** 2, 0);
  const like = tileKernel(e, r, work);
  let kernel = kernels.get(like);
  if (kernel === undefined) {
    kernel = overKernel(r.parts === 2 ? r.real : r, like.tile, r.parts);
    kernels.set(like, kernel);
  }
  const threads = threadsFor(e, work);
  const all = products.reduce((sum, { count }) => sum + count, 0);
  const share = threads === 1 ? all : Math.max(SHORT, Math.ceil(all / (FINE * threads)));
  const parts: number[][] = [];
  // Lists are written out: there are hundreds of such calls in a row, and between them threads wait.
  for (const { left, count, order, below, above, V, X } of products) {
    const step = roundUp(Math.min(share, count), left ? like.tile.cols : like.tile.vectors * r.lanes);
    for (let i = 0; i < count; i += step) {
      const x = X.at + (left ? i * X.ld : i) * r.bytes;
      parts.push([left ? 1 : 0, order, Math.min(step, count - i), V.at, V.ld, x, X.ld, below, above]);
    }
  }
  return e.fork(kernel, 'over', parts);
}
