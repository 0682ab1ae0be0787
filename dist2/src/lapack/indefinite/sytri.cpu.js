// SYTRI on the CPU backend: n solutions on the engine, else by the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { realDiagonal } from '../../blas3/products/herk.ref.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { sytriRef, unitRef, zeroPivotRef } from './sytri.ref.js';
import { badSymmetricPivots, prepareSytrs } from './sytrs.cpu.js';
/** SYTRI or HETRI on the operands' host copies. */
export const bunchKaufmanInverseCpu = (mirror) => async (queue, a) => {
    const { uplo, n } = a;
    const { A, ipiv, info } = await onHost(a, { A: 'write', ipiv: 'read', info: 'write' });
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const found = zeroPivotRef(n, A, ipiv.data, ipiv.off, mirror);
        if (found > 0)
            return found;
        const inA = space.matrix(A, n, n, 'write');
        const X = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
        const solve = prepareSytrs(e, r, space, uplo, n, inA, mirror)(ipiv.data, ipiv.off);
        const x = matrixAt(e, r, n, n, X);
        unitRef(n, x);
        solve(n, X);
        const inverse = matrixAt(e, r, n, n, inA);
        lacpyRef(uplo, n, n, x, inverse);
        if (mirror === 'c')
            realDiagonal(n, inverse);
        return 0;
    }, () => sytriRef(uplo, n, A, ipiv.data, ipiv.off, mirror), badSymmetricPivots(uplo, ipiv, n));
};
export const sytriCpu = bunchKaufmanInverseCpu('t');
