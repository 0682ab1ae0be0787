/**
 * Right-looking Cholesky of order n in blocks of `widths` columns, the last cut off (for the upper triangle read rows for columns). A
 * resource is a column from the diagonal on. Where blocks are computed elsewhere, the next block's columns are a step of their own, so that
 * it can begin before the rest is done. Source: LAPACK xPOTRF.
 */
export function* potrfSteps(n, widths, ops) {
    const update = (j, w, from, to) => ({
        name: `update ${j}: ${from}..${to - 1}`,
        on: 'gpu',
        reads: [{ from: j, to: j + w }],
        writes: [{ from, to }],
        run: () => ops.update(j, w, from, to),
    });
    let next = 0;
    for (const [k, width] of widths.entries()) {
        const j = next;
        const w = Math.min(width, n - j);
        const own = [{ from: j, to: j + w }];
        yield { name: `block ${j}`, on: ops.blockOn, reads: own, writes: own, run: () => ops.block(j, w) };
        next += w;
        if (next === n)
            return;
        if (ops.solve !== undefined)
            yield { name: `solve ${j}`, on: 'gpu', reads: own, writes: own, run: () => ops.solve?.(j, w) };
        const apart = ops.blockOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, n - next) : 0;
        if (apart > 0)
            yield update(j, w, next, next + apart);
        if (next + apart < n)
            yield update(j, w, next + apart, n);
    }
}
/**
 * Cholesky by halving the matrix: nearly all work is in the products. Returns info. Source: LAPACK xPOTRF2.
 *
 *   A = [ A11       ]   L11 from A11,  L21 := A21 L11^-H,  L22 from A22 - L21 L21^H
 *       [ A21  A22  ]
 */
export function potrfHalves(ops, ...[uplo, n, A]) {
    if (n <= ops.leaf)
        return ops.factor(uplo, n, A);
    const n1 = ops.leaf * Math.ceil(n / (2 * ops.leaf));
    const n2 = n - n1;
    const A22 = ops.at(A, n1, n1);
    const info1 = potrfHalves(ops, uplo, n1, A);
    if (info1 > 0)
        return info1;
    if (uplo === 'l') {
        const A21 = ops.at(A, n1, 0);
        ops.trsm('r', 'l', 'c', 'n', n2, n1, 1, A, A21);
        ops.gemmtr('l', 'n', 'c', n2, n1, -1, A21, A21, 1, A22);
    }
    else {
        const A12 = ops.at(A, 0, n1);
        ops.trsm('l', 'u', 'c', 'n', n1, n2, 1, A, A12);
        ops.gemmtr('u', 'c', 'n', n2, n1, -1, A12, A12, 1, A22);
    }
    const info2 = potrfHalves(ops, uplo, n2, A22);
    return info2 > 0 ? n1 + info2 : 0;
}
/**
 * Cholesky by halving the columns, each half as high as the matrix below it: nearly all work is in the products, and solving is left to
 * the panels. Source: LAPACK xPOTRF2, with the columns as in xGETRF2.
 */
export function potrfColumns(ops, j, to) {
    if (to - j <= ops.leaf)
        return ops.panel(j, to);
    const middle = j + ops.leaf * Math.ceil((to - j) / (2 * ops.leaf));
    potrfColumns(ops, j, middle);
    ops.update(j, middle, to);
    potrfColumns(ops, middle, to);
}
