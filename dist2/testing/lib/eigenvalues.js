import { pairsOf } from '../../src/lapack/schur/schurSteps.ref.js';
import { partsOf } from './norms.js';
import { window } from './operands.js';
import { columnOf } from './product.js';
/** Windows for n eigenvalues. */
export function valueWindows(prec, n, layout) {
    const [real, complex] = partsOf(prec) === 2 ? [0, n] : [n, 0];
    const vector = (length) => window(prec, length, 1, layout);
    return { WR: vector(real), WI: vector(real), W: vector(complex) };
}
/** Those of a call that it takes. */
export const valueArguments = ({ WR, WI, W }) => W.buffer.type === 'c' || W.buffer.type === 'z' ? { W } : { WR, WI };
/** Where the references put them. */
export function valueArrays({ WR, WI, W }) {
    const of = (x) => {
        const parts = x.parts ?? 1;
        return x.data.subarray(parts * x.offset, parts * (x.offset + x.rows));
    };
    return W.parts === 2 ? pairsOf(of(W)) : { WR: of(WR), WI: of(WI) };
}
/** The eigenvalues in doubles. */
export function eigenvaluesIn({ WR, WI, W }) {
    if (W.parts === undefined)
        return { re: columnOf(WR, 0), im: columnOf(WI, 0) };
    const pairs = columnOf(W, 0);
    const part = (k) => Float64Array.from({ length: W.rows }, (_, i) => pairs[2 * i + k]);
    return { re: part(0), im: part(1) };
}
/** The eigenvalues that `find` puts into arrays of doubles. */
export function eigenvaluesBy(n, parts, find) {
    if (parts === undefined) {
        const values = { WR: new Float64Array(n), WI: new Float64Array(n) };
        find(values);
        return { re: values.WR, im: values.WI };
    }
    const W = new Float64Array(2 * n);
    find(pairsOf(W));
    return { re: W.filter((_, p) => p % 2 === 0), im: W.filter((_, p) => p % 2 === 1) };
}
