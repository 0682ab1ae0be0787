/**
 * The blocks of nb of k reflectors, their first and their number, in the order in which they are applied. With Q = H(0) ... H(k-1), Q C
 * begins with the last of them, Q^T C with the first; from the right it is the other way round.
 */
export function* blocksOfReflectors(side, trans, k, nb) {
    const count = Math.ceil(k / nb);
    const forward = (side === 'l') === (trans !== 'n');
    for (let step = 0; step < count; step++) {
        const j = nb * (forward ? step : count - 1 - step);
        yield [j, Math.min(nb, k - j)];
    }
}
/**
 * Whether the reflectors of a factor of gebrd, of the order that the factor has, begin on the diagonal; else one below it, or right of it.
 * `k`: the columns of the matrix that gebrd has reduced for 'q', the rows for 'p'.
 */
export const onDiagonal = (vect, order, k) => (vect === 'q' ? order >= k : order > k);
