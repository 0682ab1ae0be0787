// SYTRS on the CPU backend: one permutation and two whole triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { laswpEngine } from '../lu/laswp.cpu.js';
import { solveDiagonalRef, syconvRef, sytrsRef } from './sytrs.ref.js';
/** Solutions, once all memory is taken. A keeps its factors: they are converted in a copy, once. */
export function prepareSytrs(e, r, space, uplo, n, A, mirror) {
    const X = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
    const swaps = space.take(4 * n);
    return (ipiv, ipivOff) => {
        const [a, x] = [matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, X)];
        lacpyRef(uplo, n, n, a, x);
        syconvRef(uplo, n, x, ipiv, ipivOff, e.heap.view(Int32Array, swaps, n));
        return (nrhs, B) => {
            // B := P L^-T D^-1 L^-1 P^T B, or with L^-H
            laswpEngine(e, r, nrhs, B, swaps, 0, n, uplo === 'l');
            trsmEngine(e, r, 'l', uplo, 'n', 'u', n, nrhs, 1, X, B);
            solveDiagonalRef(uplo, n, nrhs, a, ipiv, ipivOff, matrixAt(e, r, n, nrhs, B), mirror);
            trsmEngine(e, r, 'l', uplo, mirror, 'u', n, nrhs, 1, X, B);
            laswpEngine(e, r, nrhs, B, swaps, 0, n, uplo === 'u');
        };
    };
}
/** Why the engine must not have a call, as in badPivots: a pivot that is no row that was left, or half of a 2 x 2 pivot. */
export function badSymmetricPivots(uplo, { data, off }, n) {
    for (let i = 0; i < n; i++) {
        const pivot = data[off + i];
        const size = pivot < 0 ? 2 : 1;
        if (size === 2 && (i + 1 === n || data[off + i + 1] !== pivot))
            return `pivot ${i + 1} is half of a 2 x 2 pivot`;
        const [first, last] = uplo === 'l' ? [i + size, n] : [1, i + 1];
        const row = Math.abs(pivot);
        if (!(row >= first && row <= last))
            return `pivot ${i + 1} is ${pivot}, which is no row from ${first} to ${last}`;
        i += size - 1;
    }
    return undefined;
}
/** SYTRS or HETRS on the operands' host copies. */
export const bunchKaufmanSolveCpu = (mirror) => async (queue, a) => {
    const { uplo, n, nrhs } = a;
    const { A, ipiv, B } = await onHost(a, { A: 'read', ipiv: 'read', B: 'write' });
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
        prepareSytrs(e, r, space, uplo, n, inA, mirror)(ipiv.data, ipiv.off)(nrhs, inB);
    }, () => sytrsRef(uplo, n, nrhs, A, ipiv.data, ipiv.off, B, mirror), badSymmetricPivots(uplo, ipiv, n));
};
export const sytrsCpu = bunchKaufmanSolveCpu('t');
