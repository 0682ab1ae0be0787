// Where eigenvectors and singular vectors are corrected.
import type { Queue } from '../../runtime/queue.ts';

/** Bytes of a double. */
const BYTES = 8;

/** Why the GPU computes the products of doubles of an m x n matrix; undefined if it is not to. */
export function productsOnGpu({ context }: Queue, m: number, n: number): string | undefined {
  const { doubles, software, bindingBytes } = context.gpu!;
  if (!doubles || software || BYTES * m * n > bindingBytes) return undefined;
  return 'doubles live there';
}
