// GEMV of a batch of any form on the CPU backend: products of one row or column on all threads, else, and of complex numbers, the reference
// on one after the other.
import { gemvRef } from '../../blas2/gemv.ref.js';
import { compute } from '../../blas3/compute.cpu.js';
import { isZero } from '../../core/complex.js';
import { isComplex } from '../../core/field.js';
import { matOf } from '../hostOperands.cpu.js';
import { placesOf, problemsOf } from './blasForms.cpu.js';
import { gemmListEngine } from './gemmList.cpu.js';
/** A copy of the conjugate of an m x n matrix of complex numbers. */
function conjugated(m, n, { data, off, ld }) {
    const copy = data instanceof Float32Array ? new Float32Array(2 * m * n) : new Float64Array(2 * m * n);
    for (let j = 0; j < n; j++)
        copy.set(data.subarray(2 * (off + j * ld), 2 * (off + j * ld + m)), 2 * j * m);
    for (let p = 1; p < copy.length; p += 2)
        copy[p] *= -1;
    return { data: copy, off: 0, ld: Math.max(1, m), parts: 2 };
}
export async function gemvBatchedCpu(queue, a) {
    const { trans, alpha, beta, incy, conj = false } = a;
    const flip = trans !== 'n';
    const reads = !isZero(alpha);
    const lenX = ({ m, n }) => (flip ? m : n);
    const lenY = ({ m, n }) => (flip ? n : m);
    const { operands, each } = await problemsOf(a, {
        A: { rows: ({ m }) => (reads ? m : 0), cols: ({ n }) => n, use: 'read' },
        x: { rows: () => 1, cols: (s) => (reads ? lenX(s) : 0), use: 'read' },
        y: { rows: () => 1, cols: lenY, use: 'write' },
    });
    compute(queue, a, (e, r, space) => {
        const [A, x, y] = operands.map((X) => placesOf(space, r, X));
        const batch = [];
        each((sizes, b) => {
            const [rows, depth] = [lenY(sizes), lenX(sizes)];
            if (rows === 0 || depth === 0)
                return;
            // x is a row whose leading dimension is the increment, and y a column if it is contiguous, else a row too.
            batch.push(incy === 1
                ? { m: rows, n: 1, k: depth, A: A(b), B: x(b), C: { at: y(b).at, ld: rows } }
                : { m: 1, n: rows, k: depth, A: x(b), B: A(b), C: y(b) });
        });
        if (incy === 1)
            gemmListEngine(e, r, space, trans, 't', alpha, beta, batch);
        else
            gemmListEngine(e, r, space, 'n', flip ? 'n' : 't', alpha, beta, batch);
    }, () => {
        const [A, x, y] = operands;
        each(({ m, n }, b) => {
            const matrix = matOf(A, b);
            // The reference conjugates only what it transposes.
            const [op, factor] = !conj
                ? [trans, matrix]
                : flip
                    ? ['c', matrix]
                    : ['n', conjugated(m, n, matrix)];
            gemvRef(op, m, n, alpha, reads ? factor : matrix, matOf(x, b), beta, matOf(y, b));
        });
    }, isComplex(a.prec) ? 'lists of products are of real numbers' : undefined);
}
