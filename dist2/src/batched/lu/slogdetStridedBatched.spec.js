// SLOGDETSTRIDEDBATCHED: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { arg, num } from '../../core/spec.js';
/**
 * Sign and logarithm of the determinants of many matrices from their LU factorizations, which cannot overflow; the determinants too, if
 * asked for.
 *
 * The pivots are multiplied as significands and exponents, in order: the product has a relative error of some n roundings, and logdet at
 * most that as an absolute one. Of an empty matrix the determinant is 1, of one with an exactly zero pivot 0. NaN in U gives NaN; on a GPU
 * numbers below the least normal one may become zero in det. Overwrites sign, logdet and det. On a GPU context singles, also complex,
 * run on the GPU, doubles on the CPU. Flops n batchCount. Source: NumPy's slogdet; LINPACK xGEDI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrfStridedBatched(ctx.queue, { m: n, n, A, lda: n, strideA: n * n, ipiv, stridePiv: n, info, batchCount });
 * const each = { lda: n, strideA: n * n, stridePiv: n, batchCount };
 * await sslogdetStridedBatched(ctx.queue, { n, A, ipiv, sign, logdet, ...each });
 */
export const slogdetStridedBatchedSpec = {
    name: 'slogdetStridedBatched',
    precs: 'sdcz',
    args: {
        n: { kind: 'size' },
        A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', places: 'strideA', access: 'in' },
        lda: { kind: 'ld', of: 'A' },
        strideA: { kind: 'stride', of: 'A' },
        ipiv: { kind: 'matrix', rows: arg('n'), cols: () => 1, ld: 'lda', places: 'stridePiv', type: 'i', access: 'in' },
        stridePiv: { kind: 'stride', of: 'ipiv' },
        sign: { kind: 'vector', length: arg('batchCount'), access: 'out' },
        logdet: { kind: 'vector', length: arg('batchCount'), type: realOf, access: 'out' },
        det: { kind: 'vector', length: arg('batchCount'), access: 'out', optional: true },
        batchCount: { kind: 'size' },
    },
    nothing: (a) => a.batchCount === 0,
    flops: (a) => ({ mul: num(a, 'batchCount') * num(a, 'n'), add: 0 }),
};
