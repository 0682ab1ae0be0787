import { level1 } from '../../engine/kernels/level1.js';
import { realsOf } from '../../engine/ops.js';
import { phaseOf } from './jacobi.ref.js';
/** The columns of X, whose first m elements become orthogonal; `rows` of them are rotated. */
export function columnsEngine(e, r, m, rows, X) {
    const { prec, bytes } = realsOf(r);
    const { dot, rot, squares } = e.functionsOf(level1[prec]);
    const at = (j) => X.at + j * X.ld * r.bytes;
    const entries = r.parts * m;
    const real = (i, j) => dot(entries, at(i), bytes, at(j), bytes);
    const turn = (i, j, c, s) => void rot(r.parts * rows, at(i), bytes, at(j), bytes, c, -s, s, c);
    const norm = (j) => Math.sqrt(squares(entries, at(j), bytes, 1));
    if (r.parts === 1)
        return { norm, dot: real, turn };
    const phase = { re: 1, im: 0 };
    return {
        norm,
        dot(i, j) {
            // Im x^H y from the real parts of one and the imaginary parts of the other
            const [x, y] = [at(i), at(j)];
            const [first, second] = [dot(m, x, r.bytes, y + bytes, r.bytes), dot(m, x + bytes, r.bytes, y, r.bytes)];
            return phaseOf(real(i, j), first - second, phase);
        },
        turn(i, j, c, s) {
            // Division by the phase rotates the real and the imaginary parts of a column.
            const y = at(j);
            rot(rows, y, r.bytes, y + bytes, r.bytes, phase.re, phase.im, -phase.im, phase.re);
            turn(i, j, c, s);
        },
    };
}
