// The kernels of divide and conquer as the host sees them, and the words that describe a level's merges to them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import {
  stedc_columns,
  stedc_product,
  stedc_ql,
  stedc_roots,
  stedc_rotate,
  stedc_rows,
  stedc_vectors,
  stedc_weights,
} from './shaders.gen.ts';

/** As lib/stedc_merge.wgsl has them: lists of n words, and words for each merge behind them. */
export const [LISTS, HEADER] = [5, 8];

/** Largest order of a leaf. */
export const MOST_LEAF = 32;
export const qlTuning: Tuning = { MOST: MOST_LEAF };
export const stedcQl: Kernel = { name: 'stedc_ql', text: stedc_ql, variants: [qlTuning] };

/** Threads of the other kernels. */
export const STEDC_THREADS = 64;
export const stedcTuning: Tuning = { THREADS: STEDC_THREADS };
const kernel = (name: string, text: string): Kernel => ({ name, text, variants: [stedcTuning] });
export const stedcRows = kernel('stedc_rows', stedc_rows);
export const stedcRotate = kernel('stedc_rotate', stedc_rotate);
export const stedcColumns = kernel('stedc_columns', stedc_columns);
export const stedcRoots = kernel('stedc_roots', stedc_roots);
export const stedcWeights = kernel('stedc_weights', stedc_weights);
export const stedcVectors = kernel('stedc_vectors', stedc_vectors);

export const PRODUCT_TILE = 32;
export const productTuning: Tuning = {};
export const stedcProduct: Kernel = { name: 'stedc_product', text: stedc_product, variants: [productTuning] };
