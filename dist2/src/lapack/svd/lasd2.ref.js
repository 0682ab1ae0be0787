// Deflation: what two parts of a bidiagonal matrix and the row between them leave to be solved. In doubles, on the host, for all backends.
import { arranged, BOTTOM, DENSE, TOP, takeRotations } from '../eigen/laed2.ref.js';
/**
 * Deflates [z; diag(d)], the row between two parts in front of their values: column n1 - 1, the vector that the upper part takes to zero,
 * has the pole 0; the n1 - 1 columns before it and the n2 behind have values. `sorted`: the columns with values in ascending order; `tol`:
 * what may be neglected. Columns that z does not meet to the tolerance fall away, and of two values that are as close as that one.
 *
 * Source: LAPACK xLASD2.
 */
export function lasd2Ref(n1, n2, d, z, sorted, tol) {
    const n = n1 + n2;
    const middle = n1 - 1;
    const v = z.slice(0, n);
    const type = new Uint8Array(n).fill(BOTTOM);
    type.fill(TOP, 0, middle);
    type[middle] = DENSE;
    if (!(Math.abs(v[middle]) > tol))
        v[middle] = tol;
    const rotations = takeRotations(n);
    const [kept, gone] = [new Int32Array(n), new Int32Array(n)];
    kept[0] = middle;
    let [k, out] = [1, 0];
    // The last column that is not deflated yet, which the next may be rotated against
    let before = -1;
    for (const j of sorted) {
        if (!(Math.abs(v[j]) > tol)) {
            gone[out++] = j;
            continue;
        }
        if (before >= 0 && d[j] - d[before] <= tol) {
            const length = Math.hypot(v[j], v[before]);
            rotations.x[rotations.count] = before;
            rotations.y[rotations.count] = j;
            rotations.c[rotations.count] = v[j] / length;
            rotations.s[rotations.count++] = -v[before] / length;
            v[j] = length;
            if (type[j] !== type[before])
                type[j] = DENSE;
            gone[out++] = before;
        }
        else if (before >= 0)
            kept[k++] = before;
        before = j;
    }
    if (before >= 0)
        kept[k++] = before;
    const values = d.slice(0, n);
    values[middle] = 0;
    const left = arranged(kept.subarray(0, k), gone.subarray(0, out), type, values, v);
    // The value nearest to the zero of the row between
    if (k > 1)
        left.poles[1] = Math.max(left.poles[1], tol / 2);
    return { n1, n2, rotations, ...left };
}
