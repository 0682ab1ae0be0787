// STEDC as a case: the same problems as steqr's and their like with more orders that are divided, judged in the same way.
import { stedc } from '../../../../src/index.js';
import { stedcOfRef } from '../../../../src/lapack/eigen/stedc.ref.js';
import { stedcSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { EPS } from '../../../lib/residuals.js';
import { elementsOf, TRIDIAGONALS } from '../../../lib/tridiagonal.js';
import { hostMat } from '../../../lib/views.js';
import { steqrCase } from './steqr.js';
const KINDS = Object.keys(TRIDIAGONALS);
export const stedcCase = {
    ...steqrCase,
    spec: stedcSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 3, 15, 32, 33, 64, 65, 100, 129, 200].map((n) => ({ compz: 'i', n, kind: 'random', layout: ODD })),
        ...[0, 1, 33, 80].flatMap((n) => [
            { compz: 'v', n, kind: 'random', layout: ODD },
            { compz: 'n', n, kind: 'random' },
        ]),
        ...KINDS.map((kind) => ({ compz: 'i', n: 130, kind })),
    ],
    run: (queue, { n, compz }, { D, E, Z, info }) => stedc(queue, { compz, n, D, E, info, ...(compz === 'n' ? {} : { Z, ldz: Z.ld }) }),
    reference({ n, compz }, { D, E, Z, info }) {
        const d = elementsOf(D);
        const eps = EPS[D.data instanceof Float32Array ? 's' : 'd'];
        info.data[info.offset] = stedcOfRef(compz, n, d, elementsOf(E), hostMat(Z), eps);
        D.data.set(d, D.offset);
    },
};
