import { isGrouped, ShiftedTridiagonal, Starts } from './shifted.ref.js';
import { fillRef, tridiagonalMax } from './tridiagonal.ref.js';
/** Solutions, before the vector has not converged; and those behind the one that is good enough. */
const [MOST, MORE] = [5, 2];
/** Eigenvalues closer than this times the norm have their vectors made orthogonal. */
const CLOSE = 1e-3;
/**
 * Where less than this part of a solution is left when other vectors have been taken out, roundoff has brought them back: an eigenvalue of
 * theirs is too close.
 */
const KEPT = 0.02;
/** Then solutions are sought so far beside the eigenvalue, in units of roundoff of the norm, that all of a cluster grow alike. */
const BESIDE = [0, 8, 64, 512];
/** The vectors by the definition: modified Gram-Schmidt. */
export class PlainCluster {
    vectors = [];
    begin() {
        this.vectors.length = 0;
    }
    purge(x) {
        for (const z of this.vectors) {
            let sum = 0;
            for (let i = 0; i < x.length; i++)
                sum += z[i] * x[i];
            for (let i = 0; i < x.length; i++)
                x[i] -= sum * z[i];
        }
    }
    add(x) {
        this.vectors.push(x.slice());
    }
}
/**
 * Z := the vectors of the eigenvalues W of the tridiagonal matrix with diagonal d and off-diagonal e. Returns how many have not converged.
 * What is not finite, or in blocks that there are not: Z := NaN, and all have not. Source: LAPACK xSTEIN; G. Peters, J. Wilkinson, The
 * calculation of specified eigenvectors by inverse iteration, Handbook for Automatic Computation II/18 (1971).
 */
export function steinRef(problem, cluster = new PlainCluster()) {
    const { n, d, e, W, iblock, isplit, Z, ifail, eps } = problem;
    const { parts = 1 } = Z;
    const m = W.length;
    fillRef(n, m, 0, Z);
    ifail.fill(0, 0, m);
    if (m === 0)
        return 0;
    if (!isGrouped(n, W, iblock, isplit) || !(tridiagonalMax(0, n - 1, d, e) < Infinity)) {
        fillRef(n, m, Number.NaN, Z);
        for (let j = 0; j < m; j++)
            ifail[j] = j + 1;
        return m;
    }
    const starts = new Starts();
    let failed = 0;
    for (let begin = 0, end = 0; begin < m; begin = end) {
        const block = iblock[begin];
        while (end < m && iblock[end] === block)
            end++;
        const first = block === 1 ? 0 : isplit[block - 2];
        const last = isplit[block - 1] - 1;
        const t = new ShiftedTridiagonal(first, last, d, e, eps);
        let before = 0;
        for (let j = begin; j < end; j++) {
            const value = W[j] * t.factor;
            if (j === begin || value - before > CLOSE * t.norm)
                cluster.begin(t.order);
            const x = starts.vector(t.order);
            if (!iterate(t, value, x, cluster))
                ifail[failed++] = j + 1;
            cluster.add(x);
            for (let i = 0; i < x.length; i++)
                Z.data[parts * (Z.off + first + i + j * Z.ld)] = x[i];
            before = value;
        }
    }
    return failed;
}
/** x := the vector, its largest element positive; whether it has grown as one does. */
function iterate(t, value, x, cluster) {
    const { order, norm, eps } = t;
    if (order === 1) {
        x[0] = 1;
        return true;
    }
    const enough = Math.sqrt(0.1 / order);
    let good = 0;
    for (let beside = 0, crowded = true; crowded; beside++) {
        crowded = false;
        good = 0;
        t.factorize(value + BESIDE[beside] * 2 ** -53 * norm);
        for (let k = 0; k < MOST && good <= MORE && !crowded; k++) {
            scale(x, (order * norm * Math.max(eps, Math.abs(t.lastPivot))) / largest(x));
            t.solve(x);
            const before = largest(x);
            cluster.purge(x);
            const after = largest(x);
            if (after >= enough)
                good++;
            crowded = k > 0 && after < KEPT * before && beside < BESIDE.length - 1;
        }
    }
    normalize(x);
    return good > MORE;
}
/** x := x / ||x||_2, with the sign that makes its largest element positive. */
function normalize(x) {
    let most = 0;
    for (let i = 0; i < x.length; i++)
        if (Math.abs(x[i]) > Math.abs(most))
            most = x[i];
    let sum = 0;
    for (let i = 0; i < x.length; i++)
        sum += (x[i] / most) ** 2;
    scale(x, 1 / (most * Math.sqrt(sum)));
}
function scale(x, factor) {
    for (let i = 0; i < x.length; i++)
        x[i] *= factor;
}
function largest(x) {
    let most = 0;
    for (let i = 0; i < x.length; i++)
        most = Math.max(most, Math.abs(x[i]));
    return most;
}
