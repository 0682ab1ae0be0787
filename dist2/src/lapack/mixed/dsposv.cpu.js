// DSPOSV on the CPU: factors in single precision, residuals in double, both on the engine; and its parts in double, which every backend
// uses.
import { symvCpu } from '../../blas2/symv.cpu.js';
import { symmCpu } from '../../blas3/products/symm.cpu.js';
import { potrfCpu } from '../cholesky/potrf.cpu.js';
import { potrsCpu } from '../cholesky/potrs.cpu.js';
import { HostSingles, solveMixed } from './mixed.cpu.js';
export function choleskyCall({ routine, uplo, n }, prec, A, lda, info) {
    return { routine, prec, uplo, n, A, lda, info, nb: 0 };
}
/** Cholesky in single precision on the CPU. */
export function choleskyOnHost(queue, a, prec = 's') {
    const { routine, uplo, n } = a;
    const because = a.why === undefined ? {} : { why: a.why };
    return {
        factor: (S, info) => potrfCpu(queue, { ...choleskyCall(a, prec, S.at, S.ld, info), ...because }),
        solve(S, D, nrhs) {
            const call = { routine, prec, ...because, uplo, n, nrhs };
            return potrsCpu(queue, { ...call, A: S.at, lda: S.ld, B: D.at, ldb: D.ld });
        },
    };
}
/** Residuals on the CPU, and the solution in double. */
export function dsposvKind(queue, a) {
    const { routine, uplo, n, nrhs, A, lda, info } = a;
    const call = { routine, prec: 'd', uplo, n, A, lda };
    return {
        uplo,
        subtract(X, R, columns) {
            const product = { ...call, alpha: -1, beta: 1 };
            // A single column takes as long as A is read: symv reads each element once.
            if (columns === 1)
                return symvCpu(queue, { ...product, x: X.at, incx: 1, y: R.at, incy: 1 });
            const shape = { side: 'l', m: n, n: columns, B: X.at, ldb: X.ld, C: R.at, ldc: R.ld };
            return symmCpu(queue, { ...product, ...shape });
        },
        factor: () => potrfCpu(queue, choleskyCall(a, 'd', A, lda, info)),
        solve: () => potrsCpu(queue, { ...call, nrhs, B: a.X, ldb: a.ldx }),
    };
}
/** `why`: the reason for the trace, if it is not the backend's. */
export const dsposvCpu = (queue, a) => solveMixed(queue, a, dsposvKind(queue, a), () => new HostSingles(queue, a, choleskyOnHost(queue, a)));
