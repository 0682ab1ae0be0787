// The check of a triangle's diagonal, as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { zero_diagonal } from './shaders.gen.ts';

export const zeroDiagonalTuning: Tuning = { THREADS: 256 };
export const zeroDiagonal: Kernel = { name: 'zero_diagonal', text: zero_diagonal, variants: [zeroDiagonalTuning] };
