// SYEV on the CPU backend: tridiagonal form, its vectors and rotations on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { fields } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { orgtrEngine } from './orgtr.cpu.js';
import { steqrEngine } from './steqr.cpu.js';
import { sterfRef } from './sterf.ref.js';
import { answeredSyev, preparedSyev, syevScaledRef, valuesOut } from './syev.ref.js';
import { copyColumns, inOrder } from './syevx.ref.js';
import { copyTriangle, reduceEngine, takeReduction } from './sytrd.cpu.js';
/** Up to this order the reference is as fast. */
const LOW = 12;
/** A is read only. */
export function reducedEngine(e, r, space, uplo, n, A) {
    const S = takeMatrix(space, r, n, n);
    const tau = space.take(Math.max(1, n - 1) * r.bytes);
    const [d, off] = [new Float64Array(n), new Float64Array(n - 1)];
    const room = takeReduction(space, r, n);
    lowerOf(uplo, n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, S));
    reduceEngine(e, r, n, S, d, off, tau, room);
    return { S, tau, d, off };
}
/** Columns of a triangle that are turned at a time. */
const TILE = 32;
/** B := the lower triangle of the symmetric or Hermitian A, and whatever above it. */
function lowerOf(uplo, n, A, B) {
    if (uplo === 'l')
        return copyTriangle('l', n, A, B);
    for (let j = 0; j < n; j += TILE) {
        const width = Math.min(TILE, n - j);
        for (let i = j; i < n; i += TILE)
            adjointRef(width, Math.min(TILE, n - i), at(A, j, i), at(B, i, j));
    }
}
/** As syevScaledRef, A at `inA`. */
export function syevEngine(e, r, space, problem, inA, factor) {
    const { jobz, uplo, n, W } = problem;
    const { S, tau, d, off } = reducedEngine(e, r, space, uplo, n, inA);
    let info;
    if (jobz === 'n') {
        info = sterfRef(n, d, off, fields[r.prec].eps);
    }
    else {
        orgtrEngine(e, r, space, 'l', n, S, tau);
        info = steqrEngine(e, r, space, 'v', n, d, off, S);
        copyColumns(n, matrixAt(e, r, n, n, S), inOrder(n), matrixAt(e, r, n, n, inA));
    }
    valuesOut(d, factor, W);
    return info;
}
/** A driver's call: `solve` on the engine, `reference` without it, both of A that has been scaled. */
export async function eigenCpu(queue, a, solve, reference) {
    const { jobz, uplo, n } = a;
    const { A, W, info } = await onHost(a, { A: 'write', W: 'write', info: 'write' });
    const problem = { jobz, uplo, n, A, W: elementsOf(W, n) };
    const factor = preparedSyev(problem);
    info.data[info.off] =
        factor === undefined
            ? answeredSyev(problem)
            : compute(queue, a, (e, r, space) => solve(e, r, space, problem, space.matrix(A, n, n, 'write'), factor), () => reference(problem, factor), n <= LOW ? 'the matrix is small' : undefined);
}
export const syevCpu = (queue, a) => eigenCpu(queue, a, syevEngine, syevScaledRef);
