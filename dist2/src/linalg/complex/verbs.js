// The verbs on complex arrays by their names. Checks, layouts and buffers around routines in complex precision: no algorithms of their own.
import { ArgumentError } from '../../core/errors.js';
import { complexArrayOf } from '../arrays.js';
import { complexOf } from './operands.js';
import { einsum, kron, outer, tensordot } from './verbs/contractions.js';
import { eigh, eigvalsh } from './verbs/eigen.js';
import { expm, logm, signm, sqrtm } from './verbs/functions.js';
import { eig, eigvals, schur } from './verbs/general.js';
import { cond, norm } from './verbs/norms.js';
import { lstsq, qr } from './verbs/orthogonal.js';
import { polar } from './verbs/polar.js';
import { matmul } from './verbs/products.js';
import { matrixRank, pinv, svd, svdvals } from './verbs/singular.js';
import { det, inv, luFactor, luSolve, slogdet, solve } from './verbs/systems.js';
import { cholesky, choSolve, triangularSolve } from './verbs/triangles.js';
const VERBS = {
    ...{ matmul, einsum, tensordot, kron, outer },
    ...{ solve, inv, det, slogdet, luFactor, luSolve, cholesky, choSolve, triangularSolve },
    ...{ eig, eigvals, schur, expm, logm, signm, sqrtm },
    ...{ qr, lstsq, svd, svdvals, pinv, matrixRank, norm, cond, polar, eigh, eigvalsh },
};
/** Does a verb one of whose operands is complex. Throws ArgumentError for one that takes none. */
export async function complexVerb(routine, given, options, make, order) {
    const verb = VERBS[routine];
    if (verb === undefined) {
        const argument = given.find((argument) => complexArrayOf(routine, argument) !== undefined);
        const [, name, position] = argument;
        const rule = `must be real: of complex numbers there are ${Object.keys(VERBS).join(', ')}`;
        throw new ArgumentError(routine, name, position, complexOf(routine, argument).shape.join(' x '), rule);
    }
    return verb(given, options, make, order);
}
