// Batched routines on the CPU backend that go through the problems one by one, and whose results are numbers in lists: in packed
// column-major copies in the engine's memory, without the engine on host memory by the reference.
import { compute } from '../blas3/compute.cpu.js';
import { countOf, formOf } from '../core/batchForms.js';
import { realsOf } from '../engine/ops.js';
import { matrixAt } from '../engine/views.js';
import { hostVector } from '../runtime/buffer.js';
import { classesOf, emptyCopy, exchange, fillFailed, flagNonfinite, hostBatch, memberOf, sizesAt, } from './hostOperands.cpu.js';
/** The list of an argument, if it is given. */
export async function listOf(pointer, use) {
    return pointer === undefined ? undefined : (await hostVector(pointer, use));
}
/** The problems whose matrices lie inside their buffers, by their sizes; infos of the others are -1. */
export function classesIn(a, batch) {
    const form = formOf(a);
    return form === 'strided' ? [{ ...sizesAt(a, 0), count: countOf(a) }] : classesOf(a, batch, form);
}
/** Calls `visit` for every problem, with what copies one of its matrices. */
export function eachMember(batch, classes, visit) {
    for (const sizes of classes) {
        for (let k = 0; k < sizes.count; k++) {
            const { m, n, nrhs } = sizes;
            visit({ b: memberOf(sizes, k), m, n, nrhs }, (X) => (data, way) => exchange(batch, X, sizes, k, 1, data, way));
        }
    }
}
/** Runs a routine; what it keeps in lists it finds by the numbers of the problems. */
export async function runEach(queue, a, routine) {
    const batch = await hostBatch(a, routine, formOf(a));
    const { operands } = batch;
    const classes = classesIn(a, batch);
    if (batch.nonfinite !== undefined)
        flagNonfinite(batch, classes, routine.uplo);
    const byReference = (one, copy) => {
        const matrices = operands.map((X) => {
            const matrix = emptyCopy(X, one);
            copy(X)(matrix.data, 'take');
            return matrix;
        });
        routine.reference(one, matrices);
        for (const [x, X] of operands.entries())
            if (X.use === 'write')
                copy(X)(matrices[x].data, 'put');
    };
    const byEngine = (e, r) => (one, copy) => {
        const done = e.within((space) => {
            // Some operands of complex calls are real.
            const typeOf = (X) => (X.parts === 1 ? realsOf(r) : r);
            const places = operands.map((X) => {
                const ld = Math.max(1, X.rows(one));
                return { at: space.take(Math.max(1, ld * X.cols(one)) * typeOf(X).bytes), ld };
            });
            // Views are made anew: memory may have grown since.
            const view = (X, x) => {
                const { data } = matrixAt(e, typeOf(X), X.rows(one), X.cols(one), places[x]);
                return data.subarray(0, X.parts * X.rows(one) * X.cols(one));
            };
            for (const [x, X] of operands.entries())
                copy(X)(view(X, x), 'take');
            routine.engine(e, r, space, one, places);
            for (const [x, X] of operands.entries())
                if (X.use === 'write')
                    copy(X)(view(X, x), 'put');
            return true;
        });
        if (done === undefined)
            byReference(one, copy);
    };
    compute(queue, a, (e, r) => eachMember(batch, classes, byEngine(e, r)), () => eachMember(batch, classes, byReference));
    if (batch.info !== undefined && a.onFailure === 'nan')
        fillFailed(batch, classes, routine.uplo);
}
