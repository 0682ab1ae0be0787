// The kernels around the symmetric eigenproblems that singular values of larger matrices of a batch come from, as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { svd_augment, svd_halves, svd_values, svd_vectors } from './shaders.gen.ts';

const flags = { LISTED: 2 } as const;
export const augmentVariants = variants({ always: { THREADS: 256 }, flags });

/** Elements of a workgroup of svd_halves. */
export const HALVES_EACH = 2048;
export const halvesTuning: Tuning = { THREADS: 256, EACH: HALVES_EACH / 256 };

export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags });

/** Rows and columns that a workgroup of svd_vectors writes. */
export const VECTOR_SIDE = 32;
export const vectorsVariants = variants({ always: { THREADS: 256, SIDE: VECTOR_SIDE }, flags });

export const svdAugment: Kernel = { name: 'svd_augment', text: svd_augment, variants: augmentVariants.all };
export const svdHalves: Kernel = { name: 'svd_halves', text: svd_halves, variants: [halvesTuning] };
export const svdValues: Kernel = { name: 'svd_values', text: svd_values, variants: valuesVariants.all };
export const svdVectors: Kernel = { name: 'svd_vectors', text: svd_vectors, variants: vectorsVariants.all };
