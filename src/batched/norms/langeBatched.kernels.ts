// The kernel of the norms of a batch as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { lange_batched } from './shaders.gen.ts';

/** Threads that share a matrix, and those of a workgroup. */
interface NormShape {
  readonly LANES: number;
  readonly THREADS: number;
}

const SHAPES: readonly NormShape[] = [
  { LANES: 4, THREADS: 64 },
  { LANES: 16, THREADS: 64 },
  { LANES: 64, THREADS: 128 },
  { LANES: 256, THREADS: 256 },
];

/** Elements of a matrix for each of its threads. */
const EACH = 16;

/** As many threads as have something to do. */
export const normShapeOf = (elements: number): NormShape =>
  SHAPES.find(({ LANES }) => LANES * EACH >= elements) ?? SHAPES.at(-1)!;

const DEPTH = 4;
const booleans = [0, 1] as const;
const tunings = new Map(
  SHAPES.map((shape) => [
    shape,
    booleans.map((LISTED) => booleans.map((SYMMETRIC): Tuning => ({ ...shape, DEPTH, LISTED, SYMMETRIC }))),
  ]),
);

export const normTuningOf = (shape: NormShape, listed: boolean, symmetric: boolean): Tuning =>
  tunings.get(shape)![Number(listed)]![Number(symmetric)]!;

export const langeBatchedKernel: Kernel = {
  name: 'lange_batched',
  text: lange_batched,
  variants: [...tunings.values()].flat(2),
};
