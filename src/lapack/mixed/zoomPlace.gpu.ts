// Whether the GPU may be asked what it would take to correct eigenvectors and singular vectors there: zoomCost.gpu.ts, whose code is read
// then.
import { fields, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';

/** Of an m x n matrix: a GPU that is hardware, can bind it in doubles, and multiplies bytes, or keeps doubles whatever it does. */
export function mayCorrect({ context }: Queue, prec: Prec, m: number, n: number): boolean {
  const { doubles, software, bindingBytes, matrixUnits } = context.gpu!;
  if (software || fields[prec].bytes * m * n > bindingBytes) return false;
  return doubles || matrixUnits.some(({ factor }) => factor === 'i8');
}
