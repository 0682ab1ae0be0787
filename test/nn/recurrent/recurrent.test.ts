// LSTM and GRU on every backend: the cases' sweeps, and both ways to make a step.
import { describe, expect, it } from 'vitest';
import { gruBackwardCase } from '../../../testing/cases/nn/recurrent/gruBackward.ts';
import { gruForwardCase } from '../../../testing/cases/nn/recurrent/gruForward.ts';
import { lstmBackwardCase } from '../../../testing/cases/nn/recurrent/lstmBackward.ts';
import { lstmForwardCase } from '../../../testing/cases/nn/recurrent/lstmForward.ts';
import type { Case } from '../../../testing/lib/case.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const cases = [lstmForwardCase, lstmBackwardCase, gruForwardCase, gruBackwardCase] as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(cases.map((c) => [c.spec.name, c] as const))('%s', (_name, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });
});
