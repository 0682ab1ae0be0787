// GESVJ on the CPU backend: one-sided Jacobi iteration on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { at } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { handOut, IN_PLACE, unitRef } from './gesvd.ref.js';
import { gesvjRef, iterateRef, refuse } from './gesvj.ref.js';
import { columnsEngine } from './jacobi.cpu.js';
import { scaleUpRef } from './jacobi.ref.js';
export async function gesvjCpu(queue, a) {
    const { jobu, jobv, m, n } = a;
    const { A, SVA, info } = await onHost(a, { A: 'write', SVA: 'write', info: 'write' });
    const { V } = jobv === 'n' ? {} : await onHost(a, { V: 'write?' });
    const left = jobu === 'u';
    const problem = { m, n, A, left, SVA: elementsOf(SVA, n), V };
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const rows = V === undefined ? m : m + n;
        // A's columns, and below them V's, which are rotated alike
        const X = takeMatrix(space, r, rows, n);
        const x = matrixAt(e, r, rows, n, X);
        const factor = scaleUpRef(m, n, A);
        if (factor === undefined)
            return refuse(problem);
        copy(m, n, A, x);
        const below = V && at(x, m, 0);
        if (below !== undefined)
            unitRef(n, below);
        const found = iterateRef({ ...problem, A: x, V: below }, factor, columnsEngine(e, r, m, rows, X));
        if (left)
            copy(m, n, x, A);
        if (V !== undefined)
            copy(n, n, at(x, m, 0), V);
        return found;
    }, () => gesvjRef(problem));
}
const copy = (rows, cols, from, to) => handOut(rows, cols, from, IN_PLACE, false, to, false);
