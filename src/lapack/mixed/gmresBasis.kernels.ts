// The kernels of a Krylov space on the GPU as the host sees them, in the forms of double-single arithmetic, one of which a device computes right.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { gmres_correct, gmres_dots, gmres_keep, gmres_next, gmres_subtract } from './shaders.gen.ts';

/** Directions of a space at most. */
export const MOST_DIRECTIONS = 30;
/** Rows of a workgroup of the kernels that go through the vectors, and of a part of a dot product. */
export const BASIS_ROWS = 64;
export const PART_ROWS = 512;
export const KEEP_THREADS = 256;

export const keepTuning: Tuning = { THREADS: KEEP_THREADS };

/** One record for each form: [0, 0], [0, 1], [1, 0] and [1, 1] of KEPT and FUSED. */
const forms = (more: Tuning = {}): readonly Tuning[] =>
  [0, 1, 2, 3].map((form) => ({ THREADS: BASIS_ROWS, KEPT: form >> 1, FUSED: form & 1, ...more }));

export const gmresKeep: Kernel = { name: 'gmres_keep', text: gmres_keep, variants: [keepTuning] };
export const gmresDots: Kernel = { name: 'gmres_dots', text: gmres_dots, variants: forms({ ROWS: PART_ROWS }) };
export const gmresSubtract: Kernel = {
  name: 'gmres_subtract',
  text: gmres_subtract,
  variants: forms({ MOST: MOST_DIRECTIONS }),
};
export const gmresNext: Kernel = { name: 'gmres_next', text: gmres_next, variants: forms() };
export const gmresCorrect: Kernel = { name: 'gmres_correct', text: gmres_correct, variants: forms() };

export const gmresKernels: readonly Kernel[] = [gmresKeep, gmresDots, gmresSubtract, gmresNext, gmresCorrect];

/** A kernel's record for the form that provenDoubleSingle has found. */
export const inForm = ({ variants }: Kernel, { KEPT, FUSED }: Tuning): Tuning =>
  variants[2 * Number(KEPT) + Number(FUSED)]!;
