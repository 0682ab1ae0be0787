// Arrays of singles on a GPU, of any strides, copied, multiplied and summed by one kernel: what no routine of BLAS takes as it lies.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { later } from '../../runtime/later.ts';
import { type Axis, joined } from '../contraction.ts';
import type { Real } from '../operands.ts';
import { MOST_SUM } from './stridedAxes.ts';

/** Elements in a buffer, from the first one on. */
export interface Kept {
  readonly kept: DeviceBuffer<Real>;
  readonly offset: number;
}

/** C(out...) = sum over sum... of A B, or of A alone; C is rows first, without gaps. Steps are not negative. */
export interface StridedSum {
  readonly A: Kept;
  readonly B?: Kept;
  readonly out: readonly Axis[];
  readonly sum: readonly Axis[];
  /** Of matrices whose columns and rows are the last two axes: what is copied of them, zeros standing for the rest. */
  readonly part?: Part;
}

/** The codes of the kernel; 3 is the lower triangle with a diagonal of ones. */
export const PARTS = { lower: 1, upper: 2, unitLower: 3 } as const;
type Part = (typeof PARTS)[keyof typeof PARTS];

const compute = /* @__PURE__ */ later(() => import('./stridedSum.gpu.ts'));

/** Whether sums over these axes can be computed: others must be laid out as one axis before. */
export const sumsAtOnce = (sum: readonly Axis[]): boolean => joined(sum).length <= MOST_SUM;

/** Computes it on the GPU, at its place in the order of calls. The promise resolves when the work is recorded. */
export function stridedSum(context: Context, of: StridedSum, C: DeviceBuffer<Real>): Promise<void> {
  return context.queue.run({ prec: 's', routine: 'stridedSum', ...of, C }, onGpuOnly, compute);
}

/** C := the elements of A, one behind the other, in the order of the sizes. */
export function gather(
  context: Context,
  A: Kept,
  sizes: readonly number[],
  steps: readonly number[],
  C: DeviceBuffer<Real>,
): Promise<void> {
  const out = sizes.map((size, axis) => ({ size, a: steps[axis]!, b: 0 }));
  return stridedSum(context, { A, out, sum: [] }, C);
}

/** The same of a triangle of matrices, whose sizes are ..., columns, rows. */
export function gatherPart(
  context: Context,
  A: Kept,
  part: keyof typeof PARTS,
  sizes: readonly number[],
  steps: readonly number[],
  C: DeviceBuffer<Real>,
): Promise<void> {
  const out = sizes.map((size, axis) => ({ size, a: steps[axis]!, b: 0 }));
  return stridedSum(context, { A, out, sum: [], part: PARTS[part] }, C);
}

/** Singles live on the GPU here. */
const onGpuOnly = async (): Promise<void> => {};
