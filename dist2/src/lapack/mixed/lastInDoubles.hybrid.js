import { deviceMat } from '../../runtime/buffer.js';
/** LU. */
export function luInDoubles(queue, a) {
    if (!queue.context.gpu.doubles)
        return {};
    const { routine, n, nrhs } = a;
    const [A, ipiv, X] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.X, a.ldx)];
    return {
        last: 'gpu',
        async factor() {
            const { enqueueGetrfDoubles, noteLu } = await import('../lu/getrfDoubles.gpu.js');
            noteLu(queue, routine);
            enqueueGetrfDoubles(queue, { m: n, n, A, ipiv, info: deviceMat(a.info, 1) });
        },
        async solve() {
            const { enqueueGetrsDoubles } = await import('../lu/getrsDoubles.gpu.js');
            enqueueGetrsDoubles(queue, { trans: 'n', n, nrhs, A, ipiv, B: X });
        },
    };
}
/** Cholesky. */
export function choleskyInDoubles(queue, a) {
    if (!queue.context.gpu.doubles)
        return {};
    const { routine, uplo, n, nrhs } = a;
    const [A, X] = [deviceMat(a.A, a.lda), deviceMat(a.X, a.ldx)];
    return {
        last: 'gpu',
        async factor() {
            const { enqueuePotrfDoubles, noteCholesky } = await import('../cholesky/potrfDoubles.gpu.js');
            noteCholesky(queue, routine);
            enqueuePotrfDoubles(queue, uplo, n, A, deviceMat(a.info, 1));
        },
        async solve() {
            const { enqueuePotrsDoubles } = await import('../cholesky/potrsDoubles.gpu.js');
            enqueuePotrsDoubles(queue, uplo, n, nrhs, A, X);
        },
    };
}
