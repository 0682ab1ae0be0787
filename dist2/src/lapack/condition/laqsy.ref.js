// Equilibration of a symmetric matrix by the factors of poequ, where it is worth while, in TypeScript. Host memory only.
import { extreme, THRESHOLD } from '../../core/expert.js';
import { scaleRef } from './laqge.ref.js';
/** A := diag(s) A diag(s) in the triangle `uplo`. Returns 1 if that was worth while, else 0. Source: LAPACK xLAQSY. */
export function laqsyRef(uplo, n, A, s, scond, amax) {
    if (n === 0 || (!(scond < THRESHOLD) && !extreme(amax, s)))
        return 0;
    scaleRef(uplo, n, n, A, s, s, 3);
    return 1;
}
