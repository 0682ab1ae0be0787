import { DistributedMatrix } from '../distributedMatrix.ts';
import { type Engine } from './engine.ts';
/** Of `matmul`: 't' takes the transpose of a factor, 'c' the conjugate transpose; default 'n'. */
export interface MatmulOptions {
    readonly transA?: 'n' | 't' | 'c';
    readonly transB?: 'n' | 't' | 'c';
}
/**
 * op(A) op(B) of distributed matrices of one type on one grid, of any blocks: m x k times k x n. The result is new, on the same grid, its
 * blocks as high as A's and as wide as B's. Flops 2mnk, shared. Source: ScaLAPACK's p?gemm, or what `scalapack` of openMpi names instead.
 *
 * @throws ArgumentError for shapes that do not go together, and what is no such matrix; MpiError where ranks disagree: every rank throws,
 * and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 * @example
 * const A = world.grid().fill([200, 100], {}, (i, j) => Math.cos(i * j));
 * const G = await matmul(A, A, { transA: 't' }); // 100 x 100
 */
export declare function matmul(A: DistributedMatrix, B: DistributedMatrix, options?: MatmulOptions): Promise<DistributedMatrix>;
/** C + alpha op(A) op(B), in C's place where ScaLAPACK computes. */
export declare function multiply(engine: Engine, alpha: number, [A, transA]: readonly [DistributedMatrix, 'n' | 't' | 'c'], [B, transB]: readonly [DistributedMatrix, 'n' | 't' | 'c'], C: DistributedMatrix): Promise<DistributedMatrix>;
