import { posv as posvRoutine } from '../../lapack/cholesky/routines.gen.js';
import { gesv as gesvRoutine, getrf } from '../../lapack/lu/routines.gen.js';
import { gels as gelsRoutine } from '../../lapack/qr/routines.gen.js';
import { isComplexArray } from '../../linalg/arrays.js';
import { ComplexArray } from '../../linalg/complex/complexArray.js';
import { getContext } from '../../linalg/defaultContext.js';
import { ndarray } from '../../linalg/ndarray.js';
import { withBuffers } from '../../linalg/operands.js';
import { DistributedMatrix } from '../distributedMatrix.js';
import { byColumns, readMatrix } from '../hostMatrix.js';
import * as ours from '../ours.js';
export { eigh } from '../../linalg/device/verbs/eigh.js';
export { svd } from '../../linalg/device/verbs/svd.js';
export { matmul } from '../../linalg/matmul.js';
export { checkNames, qr } from '../ours.js';
/** A matrix as verbs of one rank take it: a view. */
export function hostOf({ type, rows, cols, local }) {
    const view = type === 'c' || type === 'z'
        ? new ComplexArray(local, [rows, cols], [1, rows])
        : ndarray(local, [rows, cols], [1, rows]);
    return view;
}
/** A verb's result as a matrix like another one. */
export function matrixLike(like, x) {
    const matrix = readMatrix(ours, 'result', x, 'x', 1);
    const layout = like.grid.layout(matrix.rows, matrix.cols, like.block);
    return new DistributedMatrix(like.grid, like.type, layout, byColumns(matrix));
}
/** A op(B): 't' and 'c' turn a view. */
export function turned(A, trans) {
    const view = hostOf(A);
    if (trans === 'n')
        return view;
    return (trans === 'c' && isComplexArray(view) ? view.H : view.T);
}
/** B := the solution, by gesv or posv. */
export function systemAlone(A, B, positive) {
    return withBuffers(async (keep) => {
        const context = await getContext();
        const { rows: n, type } = A;
        const [a, b, info] = [
            keep(context.upload(type, A.local)),
            keep(context.upload(type, B.local)),
            keep(context.alloc('i', 1)),
        ];
        const call = { n, nrhs: B.cols, A: a, lda: Math.max(1, n), B: b, ldb: Math.max(1, n), info };
        if (positive)
            await posvRoutine(context.queue, { ...call, uplo: 'l' }, type);
        else
            await gesvRoutine(context.queue, { ...call, ipiv: keep(context.alloc('i', n)) }, type);
        return { info: (await context.download(info))[0], local: await context.download(b) };
    });
}
/** B, max(m, n) rows: the solution in the first n of them, by gels. */
export function gelsAlone(A, B) {
    return withBuffers(async (keep) => {
        const context = await getContext();
        const { rows: m, cols: n, type } = A;
        const [a, b, info] = [
            keep(context.upload(type, A.local)),
            keep(context.upload(type, B.local)),
            keep(context.alloc('i', 1)),
        ];
        const lds = { lda: Math.max(1, m), ldb: Math.max(1, m, n) };
        await gelsRoutine(context.queue, { trans: 'n', m, n, nrhs: B.cols, A: a, B: b, ...lds, info }, type);
        return { info: (await context.download(info))[0], local: await context.download(b) };
    });
}
/** A's factors in its place, and its pivots from 1. */
export function luAlone(A) {
    return withBuffers(async (keep) => {
        const context = await getContext();
        const { rows: m, cols: n, type } = A;
        const [a, ipiv, info] = [
            keep(context.upload(type, A.local)),
            keep(context.alloc('i', Math.min(m, n))),
            keep(context.alloc('i', 1)),
        ];
        await getrf(context.queue, { m, n, A: a, lda: Math.max(1, m), ipiv, info }, type);
        return { local: await context.download(a), pivots: await context.download(ipiv) };
    });
}
