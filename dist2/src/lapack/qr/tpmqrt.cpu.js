// TPMQRT on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { takeMatrix } from './gelqf.cpu.js';
import { tpmqrtRef } from './tpmqrt.ref.js';
import { applyBlock, applyWork, fillPentagon } from './tpqrt.cpu.js';
import { pentagonRows } from './tpqrt.ref.js';
/** As tpmqrtRef, by the blocks of nb reflectors that tpqrt made. On all threads; bits do not depend on their number. */
export function tpmqrtEngine(e, r, space, { side, trans, m, n, k, l, nb, V, T, A, B }) {
    const left = side === 'l';
    const [rowsOfV, others] = left ? [m, n] : [n, m];
    const full = takeMatrix(space, r, rowsOfV, nb);
    const triangle = { at: space.take(nb * nb * r.bytes), ld: nb };
    const work = space.take(applyWork(others, nb) * r.bytes);
    const inV = matrixAt(e, r, rowsOfV, k, V);
    const inT = matrixAt(e, r, nb, k, T);
    for (const [j, width] of blocksOfReflectors(side, trans, k, nb)) {
        const rows = pentagonRows(rowsOfV, l, j + width - 1);
        fillPentagon(rowsOfV, l, j, width, rows, at(inV, 0, j), matrixAt(e, r, rows, width, full));
        // T is upper triangular: the pentagon of as many rows as columns.
        fillPentagon(width, width, 0, width, width, at(inT, 0, j), matrixAt(e, r, width, width, triangle));
        const C1 = left ? placeAt(r, A, j, 0) : placeAt(r, A, 0, j);
        applyBlock(e, r, side, trans !== 'n', width, rows, others, { V: full, T: triangle, C1, C2: B }, work);
    }
}
export async function tpmqrtCpu(queue, a) {
    const { side, trans, m, n, k, l, nb } = a;
    const { V, T, A, B } = await onHost(a, { V: 'read', T: 'read', A: 'write', B: 'write' });
    const problem = { side, trans, m, n, k, l, nb };
    compute(queue, a, (e, r, space) => {
        const inV = space.matrix(V, side === 'l' ? m : n, k, 'read');
        const inT = space.matrix(T, nb, k, 'read');
        const inA = side === 'l' ? space.matrix(A, k, n, 'write') : space.matrix(A, m, k, 'write');
        tpmqrtEngine(e, r, space, { ...problem, V: inV, T: inT, A: inA, B: space.matrix(B, m, n, 'write') });
    }, () => tpmqrtRef({ ...problem, V, T, A, B }));
}
