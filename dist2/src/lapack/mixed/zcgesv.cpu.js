// ZCGESV on the CPU: factors in complex single precision, residuals in complex double, both on the engine; and its parts in double, which
// every backend uses.
import { gemmCpu } from '../../blas3/products/gemm.cpu.js';
import { getrfCpu } from '../lu/getrf.cpu.js';
import { getrsCpu } from '../lu/getrs.cpu.js';
import { luCall, luOnHost } from './dsgesv.cpu.js';
import { HostSingles, solveMixed } from './mixed.cpu.js';
/** Residuals on the CPU, and the solution in double. */
export function zcgesvKind(queue, a) {
    const { routine, n, nrhs, A, lda, ipiv, info } = a;
    const call = { routine, prec: 'z', A, lda };
    return {
        uplo: 'f',
        subtract(X, R, columns) {
            const shape = {
                transA: 'n',
                transB: 'n',
                m: n,
                n: columns,
                k: n,
                math: 'strict',
                reproducible: false,
                accuracy: 'f64',
            };
            const factors = { alpha: -1, B: X.at, ldb: X.ld, beta: 1, C: R.at, ldc: R.ld };
            return gemmCpu(queue, { ...call, ...shape, ...factors });
        },
        factor: () => getrfCpu(queue, luCall(a, 'z', A, lda, info)),
        solve: () => getrsCpu(queue, { ...call, trans: 'n', n, nrhs, ipiv, B: a.X, ldb: a.ldx }),
    };
}
/** `why`: the reason for the trace, if it is not the backend's. */
export const zcgesvCpu = (queue, a) => solveMixed(queue, a, zcgesvKind(queue, a), () => new HostSingles(queue, a, luOnHost(queue, a, 'c')));
