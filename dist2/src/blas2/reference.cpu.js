import { hostMat, hostVector } from '../runtime/buffer.js';
import { vectorRef } from './vector.ref.js';
/** A routine that calls the reference with host copies of its operands, of which one is written; y is x where there is none. */
export const byReference = (written, reference) => async (queue, a) => {
    const call = a;
    const { routine, prec, trans = 'n', n, m = n, lda = 1, incx, incy = incx } = call;
    queue.note({ routine, backend: 'cpu', why: queue.whyCpu(prec) });
    const use = (name) => (name === written ? 'write' : 'read');
    const [matrix, x, y] = (await Promise.all([
        hostMat((call.A ?? call.AP), lda, use('A')),
        hostVector(call.x, use('x')),
        hostVector(call.y ?? call.x, call.y === undefined ? 'read' : use('y')),
    ]));
    const [lenX, lenY] = trans === 'n' ? [n, m] : [m, n];
    reference(a, matrix, vectorRef(x, lenX, incx), vectorRef(y, lenY, incy));
};
