// SYGVX as a case: what drivers for chosen eigenvalues have in common, of generalized problems; no vector may have failed.
import { sygvx } from '../../../../src/index.js';
import { sygvxRef } from '../../../../src/lapack/eigen/sygvx.ref.js';
import { sygvxSpec } from '../../../../src/specs.js';
import { chosenCase, generalized } from '../../../lib/chosenCase.js';
import { hostMat } from '../../../lib/views.js';
const common = chosenCase(sygvxSpec, sygvx, (call, ifail, problem, data) => {
    const B = hostMat(data.B);
    const found = sygvxRef({ ...call, itype: problem.itype, B });
    ifail.set(call.ifail.subarray(0, ifail.length));
    return found;
}, { name: 'ifail', each: 1, fits: (ifail) => ifail.every((x) => x === 0) });
export const sygvxCase = {
    ...common,
    sweep: generalized(common.sweep),
    fromOptions: (size, o) => ({ ...common.fromOptions(size, o), itype: o.itype }),
};
