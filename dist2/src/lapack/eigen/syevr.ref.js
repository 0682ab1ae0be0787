import { syevxRef } from './syevx.ref.js';
/** Returns how many values there are, and info. */
export function syevrRef(problem) {
    const found = syevxRef({ ...problem, ifail: new Int32Array(problem.W.length) }, 'dc');
    if (problem.jobz === 'v')
        supportsRef(problem.n, found.m, problem.Z, problem.isuppz);
    return found;
}
/** The first and last row, from 1, that is not zero in each column. */
export function supportsRef(rows, cols, { data, off, ld, parts = 1 }, isuppz) {
    const isZero = (p) => data[parts * p] === 0 && data[parts * p + parts - 1] === 0;
    for (let j = 0; j < cols; j++) {
        const column = off + j * ld;
        let [first, last] = [0, rows - 1];
        while (first < last && isZero(column + first))
            first++;
        while (last > first && isZero(column + last))
            last--;
        isuppz[2 * j] = first + 1;
        isuppz[2 * j + 1] = last + 1;
    }
}
