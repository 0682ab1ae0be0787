// Eigenvalues and vectors of a symmetric or Hermitian matrix by divide and conquer in TypeScript: the CPU backend where there is no
// engine. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { vectorLike } from '../condition/condition.ref.js';
import { ormtrRef } from './ormtr.ref.js';
import { stedcOfRef } from './stedc.ref.js';
import { answeredSyev, preparedSyev, syevScaledRef, valuesOut } from './syev.ref.js';
import { sytrdRef } from './sytrd.ref.js';
/** A = Z W Z^H with Z in place of A; returns info. Source: LAPACK xSYEVD, xHEEVD. */
export function syevdRef(problem) {
    const factor = preparedSyev(problem);
    return factor === undefined ? answeredSyev(problem) : syevdScaledRef(problem, factor);
}
/** Of A that has been scaled. */
export function syevdScaledRef(problem, factor) {
    const { jobz, uplo, n, A, W } = problem;
    if (jobz === 'n')
        return syevScaledRef(problem, factor);
    const [d, e] = [new Float64Array(n), new Float64Array(n - 1)];
    const tau = vectorLike(A, n - 1);
    sytrdRef(uplo, n, A, d, e, tau);
    const Z = { data: vectorLike(A, n * n), off: 0, ld: n, parts: A.parts };
    const info = stedcOfRef('i', n, d, e, Z, fields[precOf(A.data)].eps);
    ormtrRef('l', uplo, 'n', n, n, A, tau, 0, Z);
    lacpyRef('f', n, n, Z, A);
    valuesOut(d, factor, W);
    return info;
}
