import type { ArgSpec } from '../core/spec.ts';
/**
 * Where a factorization in single precision runs on a GPU context: 'native' wholly on the GPU, 'hybrid' with its panels on the CPU while
 * the GPU updates the rest, 'auto' as measured costs say, small problems on the CPU alone. The trace says what was chosen and why.
 */
export type FactorMode = 'auto' | 'native' | 'hybrid';
/** 'partial': the largest element of the column. 'tournament': the rows that win a reduction over blocks of rows, a panel at a time. */
export type Pivoting = 'partial' | 'tournament';
/**
 * 'window': the largest element among the first rows of a panel, as many as one workgroup holds. Multipliers may exceed 1, for what is
 * refined and judged afterwards. Single, numpy, uniform random matrices of order 6144: a window of 256 rows has 1.3 to 1.4 times the
 * backward error of partial pivoting.
 */
export type PanelPivoting = Pivoting | 'window';
/**
 * How the GPU computes the updates behind a panel: see gemm. 'fast' leaves factors that are good to the eleven bits of a half: to be
 * refined with, not to be used as they are.
 */
export type UpdateMath = 'strict' | 'split' | 'fast';
export declare const modeArg: ArgSpec;
export declare const pivotingArg: ArgSpec;
export declare const updateMathArg: ArgSpec;
/** Columns of a block; 0 leaves it to the routine. */
export declare const nbArg: ArgSpec;
