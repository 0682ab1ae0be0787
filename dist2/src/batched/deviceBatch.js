/** Problems with m, n <= SMALL have kernels of their own (x_small.wgsl). */
export const SMALL = 32;
/** What is written into the fields of kernels/lib/batch_fields.wgsl. */
export function batchParams(run, o, r) {
    const { A, B = A, C = A, ipiv } = o;
    return {
        count: run.count,
        first: run.first,
        m: run.m,
        n: run.n,
        nrhs: run.nrhs,
        offA: A.off,
        rsA: A.rs,
        csA: A.cs,
        strideA: A.stride,
        offB: B.off,
        rsB: B.rs,
        csB: B.cs,
        strideB: B.stride,
        offC: C.off,
        rsC: C.rs,
        csC: C.cs,
        strideC: C.stride,
        offPiv: ipiv?.off ?? 0,
        stridePiv: ipiv?.stride ?? 0,
        offInfo: r.info?.off ?? 0,
        offNonfinite: r.nonfinite?.off ?? 0,
        nanBits: r.onFailure === 'nan' ? 0x7fc00000 : 0,
    };
}
/** Whether the problems of a run lie as records say, which then are a binding of every kernel. */
export const isListed = ({ records }) => records !== undefined;
export const recordsOf = ({ records }) => records === undefined ? {} : { records };
/** Elements behind the first that a rows x cols matrix reaches. */
const reach = ({ rs, cs }, rows, cols) => rows === 0 || cols === 0 ? -1 : (rows - 1) * rs + (cols - 1) * cs;
/** The largest offset behind X's `off` at which a rows x cols matrix is inside its buffer; negative if there is none. */
export const lastPlace = (X, rows, cols) => X.data.length - X.off - 1 - reach(X, rows, cols);
/** Words of a record. */
export const RECORD = 16;
/**
 * The records of a ragged batch, problems of one class side by side in the order of their numbers, and a run per class in the order of
 * classes.
 */
export function raggedRecords(sizes, count, o, classOf) {
    const { n: ns, m: ms = ns, nrhs } = sizes;
    const classes = new Int32Array(count);
    const ends = new Map();
    for (let b = 0; b < count; b++) {
        const c = classOf(ms[b], ns[b]);
        classes[b] = c;
        ends.set(c, (ends.get(c) ?? 0) + 1);
    }
    const order = [...ends.keys()].sort((x, y) => x - y);
    const tops = order.map(() => ({ m: 0, n: 0, nrhs: 0 }));
    const index = new Map(order.map((c, k) => [c, k]));
    const starts = [];
    let total = 0;
    for (const c of order) {
        starts.push(total);
        total += ends.get(c);
    }
    const next = starts.slice();
    const words = new Uint32Array(RECORD * total);
    const shapes = new Uint32Array(3 * total);
    const place = (X, b, at) => {
        if (X === undefined)
            return;
        words[at] = X.off + (X.places?.offsets[b] ?? b * X.stride);
        words[at + 1] = X.rs === 1 ? 1 : (X.places?.lds[b] ?? X.rs);
        words[at + 2] = X.rs === 1 ? (X.places?.lds[b] ?? X.cs) : X.cs;
    };
    const { A, B, C, ipiv } = o;
    for (let b = 0; b < count; b++) {
        const k = index.get(classes[b]);
        const slot = next[k]++;
        const at = RECORD * slot;
        const [m, n, r] = [ms[b], ns[b], nrhs?.[b] ?? 0];
        words[at] = b;
        words[at + 1] = m;
        words[at + 2] = n;
        words[at + 3] = r;
        place(A, b, at + 4);
        if (ipiv !== undefined)
            words[at + 7] = ipiv.off + (ipiv.places?.[b] ?? b * ipiv.stride);
        place(B, b, at + 8);
        place(C, b, at + 12);
        shapes.set([m, n, r], 3 * slot);
        const top = tops[k];
        top.m = Math.max(top.m, m);
        top.n = Math.max(top.n, n);
        top.nrhs = Math.max(top.nrhs, r);
    }
    const runs = order.map((c, k) => {
        const first = starts[k];
        const own = ends.get(c);
        return { ...tops[k], count: own, first, shapes: shapes.subarray(3 * first, 3 * (first + own)) };
    });
    return { words, runs };
}
