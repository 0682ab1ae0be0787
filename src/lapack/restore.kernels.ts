// The conditional copy that puts back what a routine has overwritten in vain.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { lacpy_if } from './shaders.gen.ts';

export const LACPY_IF_THREADS = 256;
export const lacpyIfTuning: Tuning = { THREADS: LACPY_IF_THREADS };
export const lacpyIf: Kernel = { name: 'lacpy_if', text: lacpy_if, variants: [lacpyIfTuning] };
