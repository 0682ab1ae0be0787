// ORMTR on every backend, and the product with Q written out.
import { expect, it } from 'vitest';
import { ormtrRef } from '../../../src/lapack/eigen/ormtr.ref.ts';
import { ormtrCase } from '../../../testing/cases/lapack/eigen/ormtr.ts';
import { normFro } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { multipliedQTr } from '../../../testing/lib/reflectorsTr.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { testReflectors } from '../qr/reflectors.ts';

testReflectors(ormtrCase, { nb: false, threads: { uplo: 'u' } });

it.each(['l', 'u'] as const)("applies the product that LAPACK's storage says ('%s')", (uplo) => {
  for (const trans of ['n', 't'] as const) {
    const problem = { side: 'l', uplo, trans, m: 11, n: 4 } as const;
    const { A, tau, C } = ormtrCase.data(problem, 'd', new Random());
    const [Q, result] = [multipliedQTr(uplo, A, tau), inDoubles(C)];
    ormtrRef('l', uplo, trans, 11, 4, hostMat(inDoubles(A)), inDoubles(tau).data, 0, hostMat(result));
    for (let j = 0; j < 4; j++) {
      const expected = multiply(Q, trans, columnOf(C, j));
      const found = columnOf(result, j);
      expected.forEach((x, i) => {
        expect(Math.abs(found[i]! - x)).toBeLessThan(300 * EPS.d * normFro(C));
      });
    }
  }
});
