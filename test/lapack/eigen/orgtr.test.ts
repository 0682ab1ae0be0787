// ORGTR on every backend, and Q against the product of its reflectors.
import { expect, it } from 'vitest';
import { type OrgtrProblem, orgtrCase } from '../../../testing/cases/lapack/eigen/orgtr.ts';
import { normFro } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { multipliedQTr, writtenQTr } from '../../../testing/lib/reflectorsTr.ts';
import { EPS, froDifference } from '../../../testing/lib/residuals.ts';
import { testReflectors } from '../qr/reflectors.ts';

testReflectors(orgtrCase, { nb: false, threads: { uplo: 'u', n: 120 } });

it.each(['l', 'u'] as const)("Q is the product that LAPACK's storage says ('%s')", (uplo) => {
  for (const n of [1, 2, 3, 6, 13]) {
    const { A, tau } = orgtrCase.data({ uplo, n } satisfies OrgtrProblem, 'd', new Random());
    const expected = multipliedQTr(uplo, A, tau);
    expect(froDifference(writtenQTr(uplo, A, tau), expected)).toBeLessThan(30 * n * EPS.d * normFro(expected));
  }
});
