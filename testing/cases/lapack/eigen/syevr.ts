// SYEVR as a case: what drivers for chosen eigenvalues have in common; outside their supports vectors are zero.
import { syevr } from '../../../../src/index.ts';
import { syevrRef } from '../../../../src/lapack/eigen/syevr.ref.ts';
import { syevrSpec } from '../../../../src/specs.ts';
import { chosenCase } from '../../../lib/chosenCase.ts';
import { columnOf } from '../../../lib/product.ts';

export const syevrCase = chosenCase(syevrSpec, syevr, (call, isuppz) => syevrRef({ ...call, isuppz }), {
  name: 'isuppz',
  each: 2,
  fits(isuppz, z, m) {
    for (let j = 0; j < m; j++) {
      const [first, last] = [isuppz[2 * j]!, isuppz[2 * j + 1]!];
      const x = columnOf(z, j);
      if (first < 1 || first > last || last > x.length) return false;
      if (x.some((value, i) => value !== 0 && (i < first - 1 || i > last - 1))) return false;
    }
    return isuppz.subarray(2 * m).every((end) => end === 0);
  },
});
