// Many products of the CPU engine at once, whatever their sizes and places: small ones are listed in memory and go to the threads by the
// hundred, large ones are divided one by one. Builds on gemm.cpu.ts.
import { gemmEngine, inPlace, threadsFor } from '../../blas3/products/gemm.cpu.ts';
import { tileKernel } from '../../blas3/products/gemmTile.cpu.ts';
import { isZero, re } from '../../core/complex.ts';
import type { FieldMat, RealMat, Trans } from '../../core/matrix.ts';
import type { Gemm, Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import { LIST_WORDS } from '../../engine/kernels/gemm.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Provider } from '../../engine/provider.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';

/** C := alpha op(A) op(B) + beta C, transposes and factors being the batch's. */
export interface ListedGemm {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly A: Place;
  readonly B: Place;
  readonly C: Place;
}

/** Products with at least this many multiplications are divided. */
export const LARGE = 128 ** 3;
/** Multiplications in a part, as in gemm.cpu.ts. */
const PART = 64 ** 3;
/** About what a call costs, in multiplications. */
const CALL = 500;

/**
 * Products of a batch that one thread takes at once, when all have so many multiplications: as few as PART allows, in at most 16 parts per
 * thread.
 */
export function productsPerPart(e: Engine, count: number, work: number): number {
  const threads = threadsFor(e, work);
  return threads === 1 ? count : Math.ceil(Math.max(PART / (work / count + CALL), count / (16 * threads)));
}

/**
 * `batch` may have as many products as there is room for in the list, which is taken from `space`; their C are apart. Those of complex
 * numbers are divided one by one.
 */
export function gemmListEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  transA: Trans,
  transB: Trans,
  alpha: Numeric,
  beta: Numeric,
  batch: readonly ListedGemm[],
): void {
  const isListed = ({ m, n, k }: ListedGemm): boolean =>
    r.parts === 1 && !isZero(alpha) && m * n * k > 0 && m * n * k < LARGE;
  const listed = batch.filter(isListed);
  const list = space.take(4 * LIST_WORDS * listed.length);
  for (const one of batch) if (!isListed(one)) gemmEngine(e, r, { ...one, transA, transB, alpha, beta });
  if (listed.length === 0) return;
  const words = e.heap.view(Uint32Array, list, LIST_WORDS * listed.length);
  let work = 0;
  for (const [b, { m, n, k, A, B, C }] of listed.entries()) {
    words.set([inPlace(m, n, k), m, n, k, A.at, A.ld, B.at, B.ld, C.at, C.ld], LIST_WORDS * b);
    work += m * n * k;
  }
  const kernel = tileKernel(e, r, work);
  const each = productsPerPart(e, listed.length, work);
  const parts: number[][] = [];
  for (let b = 0; b < listed.length; b += each) {
    parts.push([
      Math.min(each, listed.length - b),
      list + 4 * LIST_WORDS * b,
      +(transA !== 'n'),
      +(transB !== 'n'),
      re(alpha),
      re(beta),
    ]);
  }
  e.run(kernel, 'listed', parts);
}

/** A native library's product, which is called with real numbers only. */
export const nativeGemm =
  (native: Provider): Gemm<FieldMat> =>
  (transA, transB, m, n, k, alpha, A, B, beta, C) =>
    native.gemm(transA, transB, m, n, k, re(alpha), A as RealMat, B as RealMat, re(beta), C as RealMat);
