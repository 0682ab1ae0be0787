// ZCPOSV on the CPU: factors in complex single precision, residuals in complex double, both on the engine; and its parts in double, which
// every backend uses.
import { hemmCpu } from '../../blas3/products/hemm.cpu.js';
import { potrfCpu } from '../cholesky/potrf.cpu.js';
import { potrsCpu } from '../cholesky/potrs.cpu.js';
import { choleskyCall, choleskyOnHost } from './dsposv.cpu.js';
import { HostSingles, solveMixed } from './mixed.cpu.js';
/** Residuals on the CPU, and the solution in double. */
export function zcposvKind(queue, a) {
    const { routine, uplo, n, nrhs, A, lda, info } = a;
    const call = { routine, prec: 'z', uplo, A, lda };
    return {
        uplo,
        subtract(X, R, columns) {
            const factors = { alpha: -1, B: X.at, ldb: X.ld, beta: 1, C: R.at, ldc: R.ld };
            return hemmCpu(queue, { ...call, side: 'l', m: n, n: columns, ...factors });
        },
        factor: () => potrfCpu(queue, choleskyCall(a, 'z', A, lda, info)),
        solve: () => potrsCpu(queue, { ...call, n, nrhs, B: a.X, ldb: a.ldx }),
    };
}
/** `why`: the reason for the trace, if it is not the backend's. */
export const zcposvCpu = (queue, a) => solveMixed(queue, a, zcposvKind(queue, a), () => new HostSingles(queue, a, choleskyOnHost(queue, a, 'c')));
