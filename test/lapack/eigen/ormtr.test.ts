// ORMTR on every backend, and the product with Q written out.
import { expect, it } from 'vitest';
import { sormtr } from '../../../src/index.ts';
import { ormtrRef } from '../../../src/lapack/eigen/ormtr.ref.ts';
import { ormtrCase } from '../../../testing/cases/lapack/eigen/ormtr.ts';
import { normFro } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { multipliedQTr } from '../../../testing/lib/reflectorsTr.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { gpuTest } from '../../setup/contexts.ts';
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

gpuTest('what is no number in the row or column that Q leaves alone stays there', async (context) => {
  for (const side of ['l', 'r'] as const) {
    const problem = { side, uplo: 'l', trans: 'n', m: 9, n: 7 } as const;
    const { A, tau, C } = ormtrCase.data(problem, 's', new Random());
    const place = C.offset + (side === 'l' ? 3 * C.ld : 3);
    const applied = async (value: number): Promise<Float32Array> => {
      const values = (C.data as Float32Array).slice();
      values[place] = value;
      const [inA, inTau, inC] = [A.data, tau.data, values].map((data) => context.upload('s', data as Float32Array));
      const operands = { A: inA!.at(A.offset), lda: A.ld, tau: inTau!.at(tau.offset), C: inC!.at(C.offset), ldc: C.ld };
      await sormtr(context, { ...problem, ...operands });
      return context.download(inC!);
    };
    for (const value of [Number.NaN, Infinity])
      expect((await applied(value)).with(place, 0)).toEqual((await applied(0)).with(place, 0));
    expect((await applied(Infinity))[place]).toBe(Infinity);
  }
});
