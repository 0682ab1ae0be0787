/**
 * Right-looking QR of an m x n matrix in blocks of `widths` columns, the last cut off. A resource is a column, with its tau and its
 * reflectors. Where panels are computed elsewhere, the next panel's columns are a step of their own, so that it can begin before the rest
 * is done. Source: LAPACK xGEQRF.
 */
export function* geqrfSteps(m, n, widths, ops) {
    const order = Math.min(m, n);
    const update = (j, w, from, to) => ({
        name: `update ${j}: ${from}..${to - 1}`,
        on: 'gpu',
        reads: [{ from: j, to: j + w }],
        writes: [{ from, to }],
        run: () => ops.update(j, w, from, to, to === n),
    });
    let next = 0;
    for (const [k, width] of widths.entries()) {
        const j = next;
        const w = Math.min(width, order - j);
        const own = [{ from: j, to: j + w }];
        const behind = j + w < n;
        yield { name: `panel ${j}`, on: ops.panelOn, reads: own, writes: own, run: () => ops.panel(j, w, behind) };
        next += w;
        const apart = ops.panelOn === 'cpu' ? Math.min(widths[k + 1] ?? 0, order - next) : 0;
        if (apart > 0)
            yield update(j, w, next, next + apart);
        if (next + apart < n)
            yield update(j, w, next + apart, n);
    }
}
