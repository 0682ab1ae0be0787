import { sizeAt } from './norms.js';
import { fill } from './operands.js';
/**
 * Fills a window with numbers from (-1/2, 1/2) and tau so that H(i) = I - tau(i) v(i) v(i)^H is orthogonal, or unitary, to within a
 * rounding, v(i) being column i below the diagonal with a 1 in front: tau = 2 / v^T v, and of complex numbers (1 - w) / v^H v for any w of
 * modulus 1, here of the left half.
 */
export function reflectors(prec, a, tau, random) {
    fill(prec, a, () => random.rand() - 0.5);
    const turns = Array.from({ length: tau.rows }, () => (a.parts ? Math.PI * (random.rand() - 0.5) : 0));
    fill(prec, tau, (i, _, part) => {
        let square = 1;
        for (let r = i + 1; r < a.rows; r++)
            square += sizeAt(a, a.offset + r + i * a.ld) ** 2;
        return (part === 1 ? Math.sin(turns[i]) : 1 + Math.cos(turns[i])) / square;
    });
}
