// DSGESV on the CPU: factors in single precision, residuals in double, both on the engine; and its parts in double, which every backend
// uses.
import { gemvCpu } from '../../blas2/gemv.cpu.js';
import { gemmCpu } from '../../blas3/products/gemm.cpu.js';
import { getrfCpu, notePivoting } from '../lu/getrf.cpu.js';
import { getrsCpu } from '../lu/getrs.cpu.js';
import { HostSingles, solveMixed } from './mixed.cpu.js';
const PARTIAL_INSTEAD = 'partial pivoting: windows and butterflies are for the GPU';
/** A call of getrf with the pivots of this one. */
export function luCall({ routine, n, ipiv }, prec, A, lda, info) {
    return { routine, prec, m: n, n, A, lda, ipiv, info, pivoting: 'partial', nb: 0 };
}
/** LU in single precision on the CPU. */
export function luOnHost(queue, a, prec = 's') {
    const { routine, n, ipiv } = a;
    const because = a.why === undefined ? {} : { why: a.why };
    return {
        factor: (S, info) => getrfCpu(queue, { ...luCall(a, prec, S.at, S.ld, info), ...because }),
        solve(S, D, nrhs) {
            const call = { routine, prec, ...because, trans: 'n', n, nrhs };
            return getrsCpu(queue, { ...call, A: S.at, lda: S.ld, ipiv, B: D.at, ldb: D.ld });
        },
    };
}
/** Residuals on the CPU, and the solution in double. */
export function dsgesvKind(queue, a) {
    const { routine, n, nrhs, A, lda, ipiv, info } = a;
    const call = { routine, prec: 'd' };
    return {
        uplo: 'f',
        subtract(X, R, columns) {
            const product = { ...call, m: n, alpha: -1, A, lda, beta: 1 };
            // A single column takes as long as A is read: gemv's kernels read faster.
            if (columns === 1)
                return gemvCpu(queue, { ...product, trans: 'n', n, x: X.at, incx: 1, y: R.at, incy: 1 });
            const shape = {
                transA: 'n',
                transB: 'n',
                n: columns,
                k: n,
                math: 'strict',
                reproducible: false,
                accuracy: 'f64',
            };
            return gemmCpu(queue, { ...product, ...shape, B: X.at, ldb: X.ld, C: R.at, ldc: R.ld });
        },
        factor: () => getrfCpu(queue, luCall(a, 'd', A, lda, info)),
        solve: () => getrsCpu(queue, { ...call, trans: 'n', n, nrhs, A, lda, ipiv, B: a.X, ldb: a.ldx }),
    };
}
/** `why`: the reason for the trace, if it is not the backend's. */
export async function dsgesvCpu(queue, a) {
    const { routine, pivoting } = a;
    if (pivoting === 'butterfly' || pivoting === 'window')
        queue.note({ routine, backend: 'cpu', why: PARTIAL_INSTEAD });
    else
        notePivoting(queue, { routine, pivoting: pivoting === 'tournament' ? pivoting : 'partial' });
    await solveMixed(queue, a, dsgesvKind(queue, a), () => new HostSingles(queue, a, luOnHost(queue, a)));
}
