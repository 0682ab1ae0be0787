/**
 * Right-looking LU of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with the pivots that belong
 * to it. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest is
 * done: `overlapped` finds out by itself. Source: LAPACK xGETRF.
 */
export function* getrfSteps(m, n, widths, ops) {
    const order = Math.min(m, n);
    const atEnd = ops.interchangeLeft !== undefined;
    const update = (j, w, from, to, left) => {
        const behind = { from, to };
        return {
            name: from < to ? `update ${j}: ${from}..${to - 1}` : `interchange ${j}`,
            on: 'gpu',
            reads: [{ from: j, to: j + w }],
            writes: left ? [{ from: 0, to: j }, behind] : [behind],
            run: () => ops.update(j, w, from, to, left),
        };
    };
    let next = 0;
    for (const [k, width] of widths.entries()) {
        const j = next;
        const w = Math.min(width, order - j);
        const own = [{ from: j, to: j + w }];
        yield { name: `panel ${j}`, on: ops.panelOn, reads: own, writes: own, run: () => ops.panel(j, w) };
        next += w;
        const apart = ops.panelOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, order - next) : 0;
        if (apart > 0)
            yield update(j, w, next, next + apart, false);
        if ((j > 0 && !atEnd) || next + apart < n)
            yield update(j, w, next + apart, n, !atEnd);
    }
    if (ops.interchangeLeft !== undefined && widths.length > 1) {
        const own = [{ from: 0, to: order }];
        const last = widths.slice(0, -1).reduce((sum, w) => sum + w, 0);
        const cut = [...widths.slice(0, -1), order - last];
        yield { name: 'interchange left', on: 'gpu', reads: own, writes: own, run: () => ops.interchangeLeft(cut) };
    }
}
/**
 * P A = L U for columns j .. to-1 of an A of m rows, from row j on, by halving the columns: nearly all work is in the multiplication.
 * Returns info, counted from column 0. Source: S. Toledo, Locality of reference in LU decomposition with partial pivoting, SIAM J. Matrix
 * Anal. Appl. 18 (1997); LAPACK xGETRF2.
 *
 *   A(j:, j:to) = [ A11  A12 ]   A11 is n1 x n1 with n1 about half the order
 *                 [ A21  A22 ]
 */
export function getrfHalves(ops, m, A, j, to) {
    const order = Math.min(m, to) - j;
    if (order <= ops.leaf)
        return ops.panel(j, to);
    const n1 = ops.leaf * Math.ceil(order / (2 * ops.leaf));
    const middle = j + n1;
    const [A12, A21, A22] = [ops.at(A, j, middle), ops.at(A, middle, j), ops.at(A, middle, middle)];
    // P1 [A11; A21] = [L11; L21] U11
    const info1 = getrfHalves(ops, m, A, j, middle);
    // [A12; A22] := P1 [A12; A22],  U12 := L11^-1 A12,  A22 := A22 - L21 U12
    ops.interchange(middle, to, j, middle);
    ops.trsm('l', 'l', 'n', 'u', n1, to - middle, 1, ops.at(A, j, j), A12);
    ops.gemm('n', 'n', m - middle, to - middle, n1, -1, A21, A12, 1, A22);
    // P2 A22 = L22 U22,  L21 := P2 L21
    const info2 = getrfHalves(ops, m, A, middle, to);
    ops.interchange(j, middle, middle, j + order);
    return info1 > 0 ? info1 : info2;
}
