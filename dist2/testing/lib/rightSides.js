import { fill } from './operands.js';
import { multiply } from './product.js';
import { uniform } from './source.js';
/** A matrix of a file may be ill-conditioned: random right-hand sides would have huge solutions. */
export const rightOf = ({ file }) => (file === undefined ? {} : { rhs: 'ones' });
/** Fills B; `full` is the matrix, all of it. */
export function fillRight(prec, B, { rhs }, full, random) {
    if (rhs === undefined) {
        uniform(B, prec, random);
        return;
    }
    const A = full();
    const parts = A.parts ?? 1;
    const ones = Float64Array.from({ length: parts * A.cols }, (_, p) => (p % parts === 0 ? 1 : 0));
    const sums = multiply(A, false, ones);
    fill(prec, B, (i, _, part) => sums[parts * i + part]);
}
