// SYEVR as a case: what drivers for chosen eigenvalues have in common; outside their supports vectors are zero.
import { syevr } from '../../../../src/index.js';
import { syevrRef } from '../../../../src/lapack/eigen/syevr.ref.js';
import { syevrSpec } from '../../../../src/specs.js';
import { chosenCase } from '../../../lib/chosenCase.js';
import { columnOf } from '../../../lib/product.js';
export const syevrCase = chosenCase(syevrSpec, syevr, (call, isuppz) => syevrRef({ ...call, isuppz }), {
    name: 'isuppz',
    each: 2,
    fits(isuppz, z, m) {
        const { parts = 1 } = z;
        for (let j = 0; j < m; j++) {
            const [first, last] = [isuppz[2 * j], isuppz[2 * j + 1]];
            const x = columnOf(z, j);
            if (first < 1 || first > last || last > z.rows)
                return false;
            if (x.some((value, p) => value !== 0 && (p < (first - 1) * parts || p >= last * parts)))
                return false;
        }
        return isuppz.subarray(2 * m).every((end) => end === 0);
    },
});
