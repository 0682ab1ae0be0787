import { stedc_columns, stedc_product, stedc_ql, stedc_roots, stedc_rotate, stedc_rows, stedc_vectors, stedc_weights, } from './shaders.gen.js';
/** As lib/stedc_merge.wgsl has them: lists of n words, and words for each merge behind them. */
export const [LISTS, HEADER] = [5, 9];
/** Largest order of a leaf. */
export const MOST_LEAF = 32;
export const qlTuning = { MOST: MOST_LEAF };
export const stedcQl = { name: 'stedc_ql', text: stedc_ql, variants: [qlTuning] };
/** Threads of the other kernels. */
export const STEDC_THREADS = 64;
export const stedcTuning = { THREADS: STEDC_THREADS };
const variants = [stedcTuning];
export const stedcRows = { name: 'stedc_rows', text: stedc_rows, variants };
export const stedcRotate = { name: 'stedc_rotate', text: stedc_rotate, variants };
export const stedcColumns = { name: 'stedc_columns', text: stedc_columns, variants };
const ofPoles = { ...stedcTuning, SQUARES: 0 };
const ofSquares = { ...stedcTuning, SQUARES: 1 };
/** Of secular equations in the poles, or in their squares. */
export const secularTuning = (squares) => (squares ? ofSquares : ofPoles);
const both = [ofPoles, ofSquares];
export const stedcRoots = { name: 'stedc_roots', text: stedc_roots, variants: both };
export const stedcWeights = { name: 'stedc_weights', text: stedc_weights, variants: both };
export const stedcVectors = { name: 'stedc_vectors', text: stedc_vectors, variants: both };
export const PRODUCT_TILE = 32;
export const productTuning = {};
export const stedcProduct = { name: 'stedc_product', text: stedc_product, variants: [productTuning] };
