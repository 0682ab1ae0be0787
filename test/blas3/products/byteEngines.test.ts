// The trial of what a device multiplies bytes by: every way that is there passes it, one that is wrong is found out and passed over, and
// the trace says so; where all are wrong products are right still.
import { describe, expect, it } from 'vitest';
import { byteEnginesOn, type ProductTrial, tryByteEngines } from '../../../src/blas3/products/byteEngines.gpu.ts';
import { multipliesDoublesRight } from '../../../src/blas3/products/doublesTrial.gpu.ts';
import { enqueueGemmDoubles } from '../../../src/blas3/products/gemmDoubles.gpu.ts';
import { fitsBytes, fitsRemainders, gemmI8Tiled, residueRules } from '../../../src/blas3/products/gemmI32.kernels.ts';
import { dgemm } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { Kernel } from '../../../src/runtime/kernel.ts';
import { doubles, gpu, gpuTest, gpuWide, openGpu, report } from '../../setup/contexts.ts';
import { emulatedUnits } from '../../setup/emulatedUnits.ts';

const passes: ProductTrial = async () => true;

/** The ways with the kernel of one of them changed. */
function spoilt(way: string, from: string, to: string): typeof residueRules {
  return residueRules.map((rule) => {
    if (!rule.name.startsWith(way)) return rule;
    const { kernel } = rule.choice;
    expect(kernel.text).toContain(from);
    const wrong: Kernel = { ...kernel, text: kernel.text.replace(from, to) };
    return { ...rule, choice: { ...rule.choice, kernel: wrong } };
  });
}

async function productOf(context: Context): Promise<number[]> {
  const [A, C] = [context.upload('d', Float64Array.of(1 / 3, 0.5, 7, -0.1)), context.alloc('d', 4)];
  await dgemm(context.queue, { m: 2, n: 2, k: 2, A, lda: 2, B: A, ldb: 2, C, ldc: 2 });
  return [...(await context.download(C))];
}

/** A context of its own, for what is found there must not stay. */
async function alone(body: (context: Context) => Promise<void>): Promise<void> {
  const context = (await openGpu('gpu'))!;
  try {
    await body(context);
  } finally {
    context.dispose();
  }
}

describe('what multiplies bytes', () => {
  gpuTest('passes its trial, each way of its own, before doubles are multiplied', async () => {
    const context = await doubles();
    expect(byteEnginesOn(context).wrong).toEqual([]);
    const ways = ['dot', 'float', 'plain', ...(gpu!.gpu!.matrixUnits.some(fitsBytes) ? ['tensor'] : [])];
    for (const way of ways) {
      const rules = residueRules.filter(({ name }) => name.startsWith(way));
      expect((await tryByteEngines(context, passes, rules)).rules).toEqual(rules);
    }
    const real: ProductTrial = (queue, engines) =>
      multipliesDoublesRight(queue, (queue, g) => enqueueGemmDoubles(queue, { ...g, engines }));
    const engines = await tryByteEngines(context, real);
    expect([engines.rules, engines.dotResidues]).toEqual([residueRules, engines.dot4]);
  });

  it('passes its trial by units for halves too, emulated where there are none', async () => {
    const has = gpu?.gpu?.matrixUnits.some((unit) => fitsRemainders(unit, 'f16')) === true;
    const context = has ? gpu : await emulatedUnits();
    if (context === undefined) return report({ skipped: 'shader-f16', test: 'bytes by units for halves' });
    try {
      const rules = residueRules.filter(({ name }) => name === 'halves');
      expect((await tryByteEngines(context, passes, rules)).wrong).toEqual([]);
      const [from, to] = ['pack2x16float(four.zw)', 'pack2x16float(four.zz)'];
      const wrong = spoilt('halves', from, to).filter(({ name }) => name === 'halves');
      expect((await tryByteEngines(context, passes, wrong)).wrong).toEqual(['halves']);
    } finally {
      if (!has) {
        context.dispose();
        context.gpu?.device.destroy();
      } else await tryByteEngines(context, passes);
    }
  });

  gpuWide('is passed over where it is wrong, and the trace says so', () =>
    alone(async (context) => {
      const expected = await productOf(context);
      // A product that leaves out four depths, sums that lose what lies above 20 bits, remainders that are one off at some.
      for (const [from, to] of [
        ['dot4I8Packed(a.w, b.w)', 'dot4I8Packed(a.w, b.z)'],
        [
          'acc[c * TM + r] += dot16(a[r], b)',
          'acc[c * TM + r] = clamp(acc[c * TM + r] + dot16(a[r], b), -1048576, 1048575)',
        ],
        ['floor(vec4f(near) * inverse + 0.5)', 'floor(vec4f(near) * inverse + 0.49)'],
      ] as const) {
        const { rules, wrong } = await tryByteEngines(context, passes, spoilt('dot', from, to));
        expect(wrong).toEqual(['dot']);
        expect(rules.some(({ choice }) => choice.kernel.name === gemmI8Tiled.name)).toBe(false);
      }
      expect(await productOf(context)).toEqual(expected);
      const { kernel, why } = context.queue.trace.at(-1)!;
      expect([kernel, why]).toEqual(['residues-float-small', expect.stringContaining('failed the trial of dot')]);
      // Where nothing is right.
      let trials = 0;
      const fails: ProductTrial = async (_, { dotResidues }) => {
        trials++;
        return !dotResidues;
      };
      expect(await tryByteEngines(context, fails)).toMatchObject({ dotResidues: false, wrong: ['residues'] });
      expect(await productOf(context)).toEqual(expected);
      expect((await tryByteEngines(context, async () => false)).rules).toEqual([]);
      const soft = await productOf(context);
      soft.forEach((x, at) => {
        expect(Math.abs(x / expected[at]! - 1)).toBeLessThan(2 ** -50);
      });
      expect(context.queue.trace.at(-1)!).toMatchObject({ kernel: 'gemm_soft' });
      expect(trials).toBe(2);
    }),
  );
});
