// GESV_RBT on the CPU backend: factorization, solves and residual on the engine, else by the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { gesvRbtRef, solveRandomized } from './gesvRbt.ref.js';
import { getrfEngine } from './getrf.cpu.js';
import { getrfNopivEngine } from './getrfNopiv.cpu.js';
import { getrsEngine } from './getrs.cpu.js';
import { getrsNopivEngine } from './getrsNopiv.cpu.js';
export async function gesvRbtCpu(queue, a) {
    const { n, nrhs, seed } = a;
    const [A, B, info, iter] = await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'write'),
        hostVector(a.info, 'write'),
        hostVector(a.iter, 'write'),
    ]);
    const found = compute(queue, a, (e, r, space) => gesvRbtEngine(e, r, space, n, nrhs, A, B, seed), () => gesvRbtRef(n, nrhs, A, B, seed));
    info.data[info.off] = found.info;
    iter.data[iter.off] = found.iter;
}
/** As gesvRbtRef. */
function gesvRbtEngine(e, r, space, n, nrhs, A, B, seed) {
    const inA = space.matrix(A, n, n, 'read');
    const inB = space.matrix(B, n, nrhs, 'write');
    const ld = Math.max(1, n);
    const take = (columns) => ({ at: space.take(n * columns * r.bytes), ld });
    const [W, X, R] = [take(n), take(nrhs), take(nrhs)];
    const pivots = space.take(4 * n);
    const square = (place) => matrixAt(e, r, n, n, place);
    const side = (place) => matrixAt(e, r, n, nrhs, place);
    const work = {
        get A() {
            return square(inA);
        },
        get B() {
            return side(inB);
        },
        get W() {
            return square(W);
        },
        get X() {
            return side(X);
        },
        get R() {
            return side(R);
        },
    };
    const iter = solveRandomized(n, nrhs, work, seed, {
        factor: () => getrfNopivEngine(e, r, n, n, W),
        solve: (which) => getrsNopivEngine(e, r, 'n', n, nrhs, W, which === 'X' ? X : R),
        residual: () => gemmEngine(e, r, { m: n, n: nrhs, k: n, alpha: -1, A: inA, B: X, beta: 1, C: R }),
    });
    if (iter >= 0) {
        lacpyRef('f', n, nrhs, work.X, work.B);
        return { info: 0, iter };
    }
    lacpyRef('f', n, n, work.A, work.W);
    const info = getrfEngine(e, r, n, n, W, pivots);
    if (info === 0)
        getrsEngine(e, r, 'n', n, nrhs, W, pivots, inB);
    return { info, iter };
}
