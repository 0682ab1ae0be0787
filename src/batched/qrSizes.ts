// Which sizes of a batched QR have kernels: where none of the problems has more rows or columns than registers are made for.
import type { Integers } from '../core/batchForms.ts';

/** The largest extent of a matrix whose QR the GPU computes in a batch. */
const MOST = 32;

const largest = (sizes: number | Integers): number => {
  if (typeof sizes === 'number') return sizes;
  let most = 0;
  for (let b = 0; b < sizes.length; b++) most = Math.max(most, sizes[b]!);
  return most;
};

/** Whether no matrix of a checked call has more than MOST rows or columns. */
export const fitsRegisters = ({ m, n }: { readonly m: number | Integers; readonly n: number | Integers }): boolean =>
  Math.max(largest(m), largest(n)) <= MOST;
