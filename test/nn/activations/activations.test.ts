// activationForward and activationBackward on every backend: the cases' sweeps, what is not finite, and derivatives by differences.
import { describe, expect, it, test } from 'vitest';
import { activationOf } from '../../../src/nn/activations/activation.ref.ts';
import { ACTIVATION_KINDS } from '../../../src/nn/activations/activationKinds.ts';
import { activationBackward, activationForward } from '../../../src/nn.ts';
import { activationBackwardCase, activationForwardCase } from '../../../testing/cases/nn/activations/activations.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const [inf, nan] = [Number.POSITIVE_INFINITY, Number.NaN];

test.each(ACTIVATION_KINDS)('the derivative of %s is what differences say, and limits hold', (kind) => {
  const { f, df } = activationOf(kind, 0.25, 1.5);
  const h = 1e-5;
  for (let x = -4.55; x < 5; x += 0.3) expect(Math.abs((f(x + h) - f(x - h)) / (2 * h) - df(x))).toBeLessThan(1e-9);
  for (const x of [-700, 700]) {
    expect(Math.abs(f(x) - f(Math.sign(x) * 600))).toBeLessThan(160);
    expect(Math.abs(df(x) - df(Math.sign(x) * inf))).toBeLessThan(1e-5);
  }
  expect([f(nan), df(nan)]).toEqual([nan, nan]);
});

test('values that tables have', () => {
  const at = (kind: Parameters<typeof activationOf>[0], x: number) => activationOf(kind, 0.01, 1).f(x);
  const near = (is: number, should: number) => expect(Math.abs(is - should)).toBeLessThan(1e-6);
  near(at('gelu', 1), 0.8413447);
  near(at('geluTanh', 1), 0.841192);
  near(at('silu', -2), -0.238406);
  near(at('selu', -1), -1.1113307);
  near(at('mish', 1), 0.8650984);
  near(at('softplus', 0), Math.log(2));
  near(at('hardSwish', 1), 2 / 3);
  near(at('leakyRelu', -3), -0.03);
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each([
    ['activationForward', activationForwardCase],
    ['activationBackward', activationBackwardCase],
  ] as const)('%s', (_name, c) => {
    it.each(['h', 's', 'd'] as const)('does the whole sweep in precision %s', async (prec) => {
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, c as typeof activationForwardCase, problem, prec)).toEqual([]);
    });
  });

  it('NaN is NaN, and infinities give limits', async () => {
    const X = context.upload('s', Float32Array.of(nan, -inf, inf));
    const [Y, ones] = [context.alloc('s', 3), context.upload('s', new Float32Array(3).fill(1))];
    for (const kind of ACTIVATION_KINDS) {
      const { f, df } = activationOf(kind, 0.01, 1);
      const limits = (g: (x: number) => number) => [nan, g(-inf), g(inf)].map((x) => Math.fround(x));
      await activationForward(context.queue, { kind, n: 3, X, Y });
      expect([kind, ...(await context.download(Y)).map((x) => x + 0)]).toEqual([kind, ...limits(f).map((x) => x + 0)]);
      await activationBackward(context.queue, { kind, n: 3, X, dY: ones, dX: Y });
      expect([kind, ...(await context.download(Y)).map((x) => x + 0)]).toEqual([kind, ...limits(df).map((x) => x + 0)]);
    }
  });
});
