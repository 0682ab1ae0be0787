// SYEVX as a case: what drivers for chosen eigenvalues have in common; no vector may have failed.
import { syevx } from '../../../../src/index.js';
import { syevxRef } from '../../../../src/lapack/eigen/syevx.ref.js';
import { syevxSpec } from '../../../../src/specs.js';
import { chosenCase } from '../../../lib/chosenCase.js';
export const syevxCase = chosenCase(syevxSpec, syevx, (call, ifail) => {
    const found = syevxRef(call);
    ifail.set(call.ifail.subarray(0, ifail.length));
    return found;
}, { name: 'ifail', each: 1, fits: (ifail) => ifail.every((x) => x === 0) });
