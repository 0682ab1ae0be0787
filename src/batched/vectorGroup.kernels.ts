// The kernels that solve for vectors with a thread to a row, condition numbers and refinement of batches, as the host sees them.

import { type Picked, pick, type Rule } from '../autotune/pick.ts';
import { fields } from '../core/field.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { BITS, isPair, SINGLES, type SingleType } from '../runtime/representation.ts';
import { variants } from '../runtime/variants.ts';
import { con_group } from './condition/shaders.gen.ts';
import { refine_copy, refine_group, refine_report } from './refine/shaders.gen.ts';
import { fitsShape, type VectorProblem, type VectorShape, vectorProblem, vectorShapes } from './vectorSizes.ts';

const rules: readonly Rule<VectorProblem, VectorShape>[] = vectorShapes.map((choice) => ({
  name: `${choice.software ? 'light' : 'lanes'}-${choice.LANES}`,
  choice,
  fits: (p) => fitsShape(choice, p),
  why: `${choice.LANES} threads of a workgroup to a matrix of up to so many rows`,
}));

/** The shape for matrices of so many rows, which a workgroup of the device has. */
export const vectorShape = (queue: Queue, rows: number, type: SingleType, force?: string): Picked<VectorShape> =>
  pick(rules, vectorProblem(queue, rows, fields[type].parts), force);

/** The names of the shapes that have so many rows, for tests and tuning. */
export const vectorShapeNames = (queue: Queue, rows: number): string[] =>
  rules.filter(({ fits }) => fits(vectorProblem(queue, rows, 1))).map(({ name }) => name);

/** `software` is no constant of a kernel. */
const tiles = new Map(vectorShapes.map((shape) => [shape, (({ software: _, ...tile }) => tile)(shape)]));
const con = variants({
  types: SINGLES,
  tiles: [...tiles.values()],
  always: { PIVOTS: 0 },
  flags: { LISTED: 2, CHOLESKY: 2 },
});
const refine = variants({
  types: SINGLES,
  tiles: [...tiles.values()],
  flags: { LISTED: 2, CHOLESKY: 2, PIVOTS: 2, FERR: 2 },
  legal: (v) => v.PIVOTS !== v.CHOLESKY,
});

export const conTuning = (shape: VectorShape, listed: boolean, cholesky: boolean, type: SingleType): Tuning =>
  con.of(type, { LISTED: listed, CHOLESKY: cholesky }, tiles.get(shape));

export const refineTuning = (
  shape: VectorShape,
  listed: boolean,
  cholesky: boolean,
  ferr: boolean,
  type: SingleType,
): Tuning => refine.of(type, { LISTED: listed, CHOLESKY: cholesky, PIVOTS: !cholesky, FERR: ferr }, tiles.get(shape));

export const conGroup: Kernel = {
  name: 'con_group',
  text: con_group,
  get variants() {
    return con.all;
  },
};

export const refineGroup: Kernel = {
  name: 'refine_group',
  text: refine_group,
  get variants() {
    return refine.all;
  },
};

/** Of the kernels around them; PACKED: out of workspace. */
export const COPY_THREADS = 256;
export const copyVariants = variants({
  types: { s: BITS.s, c: BITS.c },
  always: { THREADS: COPY_THREADS },
  flags: { LISTED: 2, PACKED: 2, CONJUGATE: 2 },
  legal: (v) => v.CONJUGATE === 0 || (isPair(v) && v.PACKED === 0),
});
export const REPORT_THREADS = 64;
export const reportVariants = variants({ always: { THREADS: REPORT_THREADS }, flags: { LISTED: 2 } });

export const refineCopy: Kernel = { name: 'refine_copy', text: refine_copy, variants: copyVariants.all };
export const refineReport: Kernel = { name: 'refine_report', text: refine_report, variants: reportVariants.all };
