// matmul of distributed matrices: p?gemm.
import { ArgumentError } from '../../core/errors.js';
import { DistributedMatrix } from '../distributedMatrix.js';
import { scalar } from './engine.js';
import { must, together } from './together.js';
const sizes = ({ rows, cols }, trans) => trans === 'n' ? [rows, cols] : [cols, rows];
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
export function matmul(A, B, options = {}) {
    const { transA = 'n', transB = 'n' } = options ?? {};
    const given = [[A, 'A', 1], [B, 'B', 2]];
    const check = () => {
        for (const [name, trans] of Object.entries({ transA, transB }))
            if (!['n', 't', 'c'].includes(trans))
                throw new ArgumentError('matmul', name, 3, trans, "must be 'n', 't' or 'c'");
        const [[, k], [rows]] = [sizes(A, transA), sizes(B, transB)];
        must('matmul', given[1], rows === k, `op(B) must have ${k} rows, as op(A) has columns`);
    };
    return together({ routine: 'matmul', given, options, names: ['transA', 'transB'], check }, async (engine) => {
        const [[m], [, n]] = [sizes(A, transA), sizes(B, transB)];
        const block = [A.block[transA === 'n' ? 0 : 1], B.block[transB === 'n' ? 1 : 0]];
        const C = engine.grid.blank('matmul', A.type, m, n, block);
        return multiply(engine, 1, [A, transA], [B, transB], C);
    });
}
/** C + alpha op(A) op(B), in C's place where ScaLAPACK computes. */
export async function multiply(engine, alpha, [A, transA], [B, transB], C) {
    const [m, k] = sizes(A, transA);
    if (m === 0 || k === 0 || C.cols === 0)
        return C;
    if (!engine.alone) {
        const factors = [...engine.args(A), ...engine.args(B), scalar(A.type, 1), ...engine.args(C)];
        await engine.call(A.type, 'gemm', transA, transB, m, C.cols, k, scalar(A.type, alpha), ...factors);
        return C;
    }
    const ours = await import('./alone.js');
    const product = ours.matrixLike(C, await ours.matmul(ours.turned(A, transA), ours.turned(B, transB)));
    return new DistributedMatrix(C.grid, C.type, C.layout, C.local.map((x, p) => x + alpha * product.local[p]));
}
