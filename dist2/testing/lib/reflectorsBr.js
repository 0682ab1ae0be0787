// Made-up reflectors of a reduction to bidiagonal form.
import { onDiagonal } from '../../src/core/reflectors.js';
import { sizeAt } from './norms.js';
import { fill } from './operands.js';
/**
 * Fills a window with numbers from (-1/2, 1/2) and tau so that the reflectors are orthogonal to within a rounding: tau = 2 / v^H v. With
 * 'q' the v's are in columns, with 'p' v^H's in rows; k as in orgbr. A tau that belongs to none is 0.
 */
export function reflectorsBr(prec, vect, k, a, tau, random) {
    fill(prec, a, () => random.rand() - 0.5);
    const [order, along, across] = vect === 'q' ? [a.rows, 1, a.ld] : [a.cols, a.ld, 1];
    const shift = onDiagonal(vect, order, k) ? 0 : 1;
    fill(prec, tau, (i, _, part) => {
        if (i + shift >= order || part === 1)
            return 0;
        let square = 1;
        for (let r = i + shift + 1; r < order; r++)
            square += sizeAt(a, a.offset + r * along + i * across) ** 2;
        return 2 / square;
    });
}
