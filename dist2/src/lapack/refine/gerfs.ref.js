import { getrsRef } from '../lu/getrs.ref.js';
import { refineRef, systemRef } from './refine.ref.js';
/** Improves X, op(A) X = B, with P A = L U in AF and ipiv; ferr and berr as refineRef leaves them. */
export function gerfsRef(trans, n, nrhs, A, AF, ipiv, ipivOff, B, X, ferr, berr) {
    const system = systemRef(trans, n, nrhs, A, B, X, (columns, op, R) => getrsRef(op, n, columns, AF, ipiv, ipivOff, R));
    refineRef(system, ferr, berr);
}
