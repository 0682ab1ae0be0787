// ORGTR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { orgtrRef, reverseBoth, shiftRef } from './orgtr.ref.js';
import { reverseElements } from './sytrd.ref.js';
/** As orgtrRef; tau is the address of n - 1 elements. On all threads; bits do not depend on their number. */
export function orgtrEngine(e, r, space, uplo, n, A, tau) {
    const a = matrixAt(e, r, n, n, A);
    const reversed = uplo === 'u' ? takeReversed(e, r, space, n, tau) : tau;
    if (uplo === 'u')
        reverseBoth(n, a);
    shiftRef(n, a);
    if (n > 1)
        orgqrEngine(e, r, space, n - 1, n - 1, n - 1, placeAt(r, A, 1, 1), reversed);
    if (uplo === 'u')
        reverseBoth(n, a);
}
/** The n - 1 elements of tau in reverse order. */
export function takeReversed(e, r, space, n, tau) {
    const length = Math.max(0, n - 1);
    const to = space.take(length * r.bytes);
    const reversed = arrayAt(e, r, to, length);
    reversed.set(arrayAt(e, r, tau, length));
    reverseElements(reversed, r.parts);
    return to;
}
export async function orgtrCpu(queue, a) {
    const { uplo, n } = a;
    const { A, tau } = await onHost(a, { A: 'write', tau: 'read' });
    compute(queue, a, (e, r, space) => {
        const scales = space.vector(tau, Math.max(0, n - 1), 'read').at;
        orgtrEngine(e, r, space, uplo, n, space.matrix(A, n, n, 'write'), scales);
    }, () => orgtrRef(uplo, n, A, tau.data, tau.off));
}
