import { isZero, re } from '../../core/complex.js';
import { symmetricKernels } from '../../engine/kernels/symmetric.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat } from '../../runtime/buffer.js';
import { compute } from '../compute.cpu.js';
import { gemmEngine } from './gemm.cpu.js';
import { mirroredBlockedRef, writeOutRef } from './symm.ref.js';
/** Columns of A written out at a time: as many terms of a sum as the product adds in registers. */
const PANEL = 256;
/** Columns that one thread writes out at a time. */
const COLUMNS = 32;
/** Elements of workspace that mirroredOn needs for an A of so many rows. */
export const symmWork = (order) => order * Math.min(order, PANEL);
/** As mirroredRef, as the drivers' operation. `work` is the address of symmWork elements. */
export const mirroredOn = (e, r, mirror, work) => (side, uplo, m, n, alpha, A, B, beta, C) => {
    if (isZero(alpha))
        return gemmEngine(e, r, { m, n, k: 0, alpha, A, B, beta, C });
    const order = side === 'l' ? m : n;
    const W = { at: work, ld: order };
    for (let j0 = 0; j0 < order; j0 += PANEL) {
        const k = Math.min(PANEL, order - j0);
        writeOut(e, r, mirror, uplo, order, j0, k, A, W);
        // C := alpha A(:, panel) B(panel, :) + beta C   or   C := alpha B(:, panel) A(panel, :) + beta C, in which A(panel, :) is W's mirror
        // image
        const product = { m, n, k, alpha, beta: j0 === 0 ? beta : 1, C };
        if (side === 'l')
            gemmEngine(e, r, { ...product, A: W, B: placeAt(r, B, j0, 0) });
        else
            gemmEngine(e, r, { ...product, transB: mirror, A: placeAt(r, B, 0, j0), B: W });
    }
};
/** As writeOutRef. */
function writeOut(e, r, mirror, uplo, n, j0, k, A, W) {
    if (r.parts === 2)
        return writeOutRef(mirror, uplo, n, j0, k, matrixAt(e, r, n, n, A), matrixAt(e, r, n, k, W));
    const parts = [];
    for (let j = 0; j < k; j += COLUMNS) {
        const to = W.at + j * n * r.bytes;
        parts.push([n, +(uplo === 'l'), A.at, A.ld * r.bytes, j0 + j, Math.min(COLUMNS, k - j), to]);
    }
    e.run(symmetricKernels[r.prec], 'expand', parts);
}
/** SYMM or HEMM on the operands' host copies. */
export const mirroredCpu = (mirror) => async (queue, a) => {
    const { side, uplo, m, n, alpha, beta } = a;
    const [A, B, C] = (await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'read'),
        hostMat(a.C, a.ldc, 'write'),
    ]));
    const order = side === 'l' ? m : n;
    compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, order, order, 'read'), space.matrix(B, m, n, 'read')];
        const inC = space.matrix(C, m, n, 'write');
        const work = space.take(symmWork(order) * r.bytes);
        mirroredOn(e, r, mirror, work)(side, uplo, m, n, alpha, inA, inB, beta, inC);
    }, () => mirroredBlockedRef(mirror)(side, uplo, m, n, alpha, A, B, beta, C), undefined, (native) => native.symm(side, uplo, m, n, re(alpha), A, B, re(beta), C));
};
export const symmCpu = mirroredCpu('t');
