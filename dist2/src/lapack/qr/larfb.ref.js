// A block of reflectors applied to a matrix in TypeScript. Host memory only.
import { gemmRef } from '../../blas3/products/gemm.ref.js';
import { vectorLike } from '../condition/condition.ref.js';
import { reflectorRef } from './larft.ref.js';
/**
 * C := op(H) C (side 'l') or C := C op(H) ('r'), C m x n, H = I - V T V^H, the columns of V being reflectors as larftRef takes them and T
 * upper triangular. op(H) is H ('n') or H^H. Source: LAPACK xLARFB.
 */
export function larfbRef(problem) {
    if (problem.C.parts === 2)
        return complexProducts(problem);
    const { side, trans, storev, m, n, k, V, T, C } = problem;
    const [length, lines, along, across] = side === 'l' ? [m, n, 1, C.ld] : [n, m, C.ld, 1];
    const vs = Array.from({ length: k }, () => vectorLike(V, length));
    for (let j = 0; j < k; j++)
        reflectorRef(storev, length, j, V, vs[j]);
    const w = vectorLike(V, k);
    // A column of H C is H c, a row of C H is H^T c.
    const transposed = (trans !== 'n') === (side === 'l');
    for (let line = 0; line < lines; line++) {
        const start = C.off + line * across;
        // w := V^T c
        for (let j = 0; j < k; j++) {
            let sum = 0;
            for (let i = j; i < length; i++)
                sum += vs[j][i] * C.data[start + i * along];
            w[j] = sum;
        }
        // c := c - V op(T) w
        for (let j = 0; j < k; j++) {
            let sum = 0;
            if (transposed)
                for (let q = 0; q <= j; q++)
                    sum += T.data[T.off + q + j * T.ld] * w[q];
            else
                for (let q = j; q < k; q++)
                    sum += T.data[T.off + j + q * T.ld] * w[q];
            for (let i = j; i < length; i++)
                C.data[start + i * along] = C.data[start + i * along] - vs[j][i] * sum;
        }
    }
}
/** C - V op(T) (V^H C), or C - (C V) op(T) V^H. */
function complexProducts({ side, trans, storev, m, n, k, V, T, C }) {
    const length = side === 'l' ? m : n;
    const whole = (rows, cols) => ({
        data: vectorLike(C, rows * cols),
        off: 0,
        ld: Math.max(1, rows),
        parts: 2,
    });
    const [columns, triangle] = [whole(length, k), whole(k, k)];
    for (let j = 0; j < k; j++) {
        reflectorRef(storev, length, j, V, columns.data.subarray(2 * j * length));
        const from = 2 * (T.off + j * T.ld);
        triangle.data.set(T.data.subarray(from, from + 2 * (j + 1)), 2 * j * k);
    }
    const op = trans === 'n' ? 'n' : 'c';
    const [rows, cols] = side === 'l' ? [k, n] : [m, k];
    const [first, second] = [whole(rows, cols), whole(rows, cols)];
    if (side === 'l') {
        gemmRef('c', 'n', k, n, m, 1, columns, C, 0, first);
        gemmRef(op, 'n', k, n, k, 1, triangle, first, 0, second);
        gemmRef('n', 'n', m, n, k, -1, columns, second, 1, C);
    }
    else {
        gemmRef('n', 'n', m, k, n, 1, C, columns, 0, first);
        gemmRef('n', op, m, k, k, 1, first, triangle, 0, second);
        gemmRef('n', 'c', m, n, k, -1, second, columns, 1, C);
    }
}
