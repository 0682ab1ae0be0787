// The conditional copy that lets gesv leave its right-hand sides alone when the matrix is singular.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { lacpy_if } from '../runtime/kernels.gen.ts';

export const LACPY_THREADS = 256;
export const lacpyIfTuning: Tuning = { THREADS: LACPY_THREADS };
export const lacpyIf: Kernel = { name: 'lacpy_if', text: lacpy_if, variants: [lacpyIfTuning] };
