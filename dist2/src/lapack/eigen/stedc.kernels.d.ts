import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** As lib/stedc_merge.wgsl has them: lists of n words, and words for each merge behind them. */
export declare const LISTS: number, HEADER: number;
/** Largest order of a leaf. */
export declare const MOST_LEAF = 32;
export declare const qlTuning: Tuning;
export declare const stedcQl: Kernel;
/** Threads of the other kernels. */
export declare const STEDC_THREADS = 64;
export declare const stedcTuning: Tuning;
export declare const stedcRows: Kernel;
export declare const stedcRotate: Kernel;
export declare const stedcColumns: Kernel;
/** Of secular equations in the poles, or in their squares. */
export declare const secularTuning: (squares: boolean) => Tuning;
export declare const stedcRoots: Kernel;
export declare const stedcWeights: Kernel;
export declare const stedcVectors: Kernel;
export declare const PRODUCT_TILE = 32;
export declare const productTuning: Tuning;
export declare const stedcProduct: Kernel;
