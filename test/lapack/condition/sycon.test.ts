// SYCON and HECON on every backend: the sweeps of their cases, and NaN.
import { describe, expect, it } from 'vitest';
import { heconCase } from '../../../testing/cases/lapack/condition/hecon.ts';
import { syconCase } from '../../../testing/cases/lapack/condition/sycon.ts';
import { attempt } from '../../../testing/lib/case.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts } from '../../setup/contexts.ts';

testSweep(syconCase);
testSweep(heconCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'sycon on the %s backend',
  (_, context) => {
    it('is NaN for factors with NaN', async () => {
      const spoiled: typeof syconCase = {
        ...syconCase,
        data(problem, prec, random) {
          const operands = syconCase.data(problem, prec, random);
          operands.A.data[operands.A.offset + 5 + 5 * operands.A.ld] = Number.NaN;
          return operands;
        },
      };
      const { after } = await attempt(context, spoiled, { uplo: 'l', n: 20 }, 's');
      expect(after.rcond.data[after.rcond.offset]).toBeNaN();
    });
  },
);
