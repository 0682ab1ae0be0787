import { deviceMat } from '../../runtime/buffer.js';
import { enqueueLacpy } from '../elements/lacpy.gpu.js';
import { enqueueGemm } from './gemm.gpu.js';
import { enqueueAdded } from './gemmAdded.gpu.js';
export function gemmFusedGpu(queue, a) {
    const { m, n, biasOf, activation, low, high } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    const operand = (x, ld) => x && deviceMat(x, ld);
    const [bias, R, Z] = [operand(a.bias, 1), operand(a.R, a.ldr), operand(a.Z, a.ldz)];
    const work = [];
    const workspace = (rows, columns) => {
        const W = { data: queue.context.lease(C.data.type, rows * columns), off: 0, ld: rows };
        work.push(W);
        return W;
    };
    /** X, or a copy of it if it lies in C's buffer. */
    const apart = (X, rows, columns) => {
        if (X?.data !== C.data)
            return X;
        const W = workspace(rows, columns);
        enqueueLacpy(queue, { uplo: 'f', m: rows, n: columns, A: X, B: W });
        return W;
    };
    const stored = Z && [A, B, C, bias, R].some((X) => X?.data === Z.data) ? workspace(m, n) : Z;
    const epilogue = {
        bias: apart(bias, biasOf === 'rows' ? m : n, 1),
        biasOf,
        activation,
        low,
        high,
        expression: a.expression?.wgsl,
        R: apart(R, m, n),
        Z: stored,
    };
    const { transA, transB, k, alpha, beta, math, reproducible } = a;
    const product = { transA, transB, m, n, k, alpha, A, B, beta, C, math, reproducible };
    if (C.data.type === 'c') {
        enqueueGemm(queue, product, a.routine);
        enqueueAdded(queue, { m, n, C }, epilogue);
    }
    else
        enqueueGemm(queue, { ...product, epilogue }, a.routine);
    if (stored !== undefined && stored !== Z)
        enqueueLacpy(queue, { uplo: 'f', m, n, A: stored, B: Z });
    for (const { data } of work)
        data.dispose();
}
