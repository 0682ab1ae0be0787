// Panels of LU by workgroups that wait for each other, and by one alone where they have waited in vain: pivots and factors as the CPU's.
import { describe, expect, it } from 'vitest';
import { getrf } from '../../../src/index.ts';
import { enqueueGetf2 } from '../../../src/lapack/lu/getf2.gpu.ts';
import { cooperativeWay } from '../../../src/lapack/lu/getf2Cooperative.gpu.ts';
import { cooperativeRules, mailBytes, rowsOf } from '../../../src/lapack/lu/getf2Cooperative.kernels.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { cpu, gpuTest } from '../../setup/contexts.ts';

/** Elements of a panel: uniform, with zero columns, of few values, with infinite ones. */
const kinds: Readonly<Record<string, (i: number, j: number) => number>> = {
  uniform: (i, j) => Math.sin(i * i + 3 * i * j + 5 * j * j + 1),
  zeros: (i, j) => (j % 3 === 1 ? 0 : Math.sin(i * i + 7 * i * j + j * j + 2)),
  equal: (i, j) => ((i * i + 3 * i * j) % 5 < 2 ? 1 : -1),
  infinite: (i, j) =>
    i === 2 && j === 3 ? Number.POSITIVE_INFINITY : i === 11 && j === 1 ? Number.NaN : Math.sin(i * i + i * j),
};

const PAD = 3;
const [FIRST, ROW0] = [5, 7];

type Prec = 's' | 'c';

async function onCpu(prec: Prec, a: Float32Array, m: number, width: number) {
  const [A, ipiv, info] = [cpu.upload(prec, a), cpu.alloc('i', width), cpu.alloc('i', 1)];
  await getrf(cpu, { m, n: width, A: A.at(FIRST), lda: m + PAD, ipiv, info });
  const first = (await cpu.download(info))[0]!;
  const found = {
    lu: await cpu.download(A),
    ipiv: [...(await cpu.download(ipiv))].map((k) => k + ROW0),
    info: first === 0 ? 0 : first + ROW0,
  };
  for (const buffer of [A, ipiv, info]) buffer.dispose();
  return found;
}

async function onGpu(context: Context, prec: Prec, a: Float32Array, size: readonly [number, number], force: string) {
  const [[m, width], inVain] = [size, force.endsWith(' alone')];
  const rule = cooperativeRules.find(({ name }) => force.startsWith(name))!;
  const letters = mailBytes(prec, rule.choice!, Math.ceil(m / rowsOf(rule.choice!))) / 4;
  const [A, ipiv, info] = [
    context.upload(prec, a),
    context.alloc('i', width + 1),
    context.upload('i', new Int32Array(3)),
  ];
  const mail = context.upload(
    'i',
    Int32Array.from({ length: letters }, (_, k) => Number(inVain && k === 0)),
  );
  enqueueGetf2(context.queue, {
    ...{ m, width, row0: ROW0, force: rule.name, mail },
    A: { data: A, off: FIRST, ld: m + PAD },
    ipiv: { data: ipiv, off: 1, ld: 1 },
    info: { data: info, off: 2, ld: 1 },
  });
  const [lost, ...left] = await context.download(mail);
  const found = {
    lu: await context.download(A),
    ipiv: [...(await context.download(ipiv))].slice(1),
    info: (await context.download(info))[2]!,
  };
  for (const buffer of [A, ipiv, info, mail]) buffer.dispose();
  return { found, lost: lost!, cleared: left.every((word) => word === 0) };
}

/** The first element that is not as it should be. */
function expectClose(lu: ArrayLike<number>, expected: ArrayLike<number>, what: string): void {
  const isClose = (x: number, y: number): boolean =>
    Number.isFinite(y) ? Math.abs(x - y) <= 2e-4 * (1 + Math.abs(y)) : Object.is(x, y);
  for (let k = 0; k < expected.length; k++)
    if (!isClose(lu[k]!, expected[k]!)) expect(lu[k], `${what}: element ${k}`).toBe(expected[k]);
}

const named = (prec: Prec, context: Context): string[] =>
  cooperativeRules.flatMap(({ name, choice }) => {
    const { fixedLanes, software } = context.gpu!;
    if (choice === undefined || (choice.LANES !== 0 && choice.LANES !== fixedLanes)) return [];
    if ((software && choice.WIDTH > 4) || (prec === 'c' && 2 * choice.EACH * choice.WIDTH > 64)) return [];
    return [name, `${name} alone`];
  });

for (const prec of ['s', 'c'] as const)
  gpuTest(`panels by workgroups that wait for each other, and where they wait in vain (${prec})`, async (context) => {
    const parts = prec === 'c' ? 2 : 1;
    for (const force of named(prec, context)) {
      const { choice } = cooperativeRules.find(({ name }) => force.startsWith(name))!;
      const rows = rowsOf(choice!);
      // In one group, filled and not; several groups run at the same time on hardware, and may not elsewhere.
      for (const [m, width] of [
        [rows, choice!.WIDTH + 2],
        [choice!.WIDTH - 1, choice!.WIDTH - 1],
        [2 * rows + 5, choice!.WIDTH],
      ] as const)
        for (const [kind, element] of Object.entries(kinds)) {
          const a = Float32Array.from({ length: parts * (FIRST + (m + PAD) * width) }, (_, k) => {
            const e = Math.floor(k / parts) - FIRST;
            return element(e % (m + PAD), Math.floor(e / (m + PAD))) * (k % parts === 0 ? 1 : 0.5);
          });
          const what = `${force}, ${kind}, ${m} x ${width}`;
          const { found, lost, cleared } = await onGpu(context, prec, a, [m, width], force);
          const expected = await onCpu(prec, a, m, width);
          if (m <= rows || !context.gpu!.software) expect(lost, what).toBe(Number(force.endsWith('alone')));
          expect(cleared, what).toBe(true);
          expect({ ...found, lu: 0 }, what).toEqual({ ...expected, lu: 0 });
          expectClose(found.lu, expected.lu, what);
        }
    }
  });

describe('which panels go so', () => {
  const of = (m: number, cooperating: number, prec: Prec = 's') => {
    const gpu = { fixedLanes: 32, cooperating, threads: 1024, workgroupBytes: 32768 };
    return cooperativeWay({ context: { gpu } } as never, m, prec).choice;
  };

  it('those of more rows than one workgroup does well, with half of the workgroups that were counted', () => {
    expect(of(8192, 128)).toMatchObject({ EACH: 1 });
    expect(of(8193, 128)).toMatchObject({ LINES: 16, EACH: 1 });
    expect(of(16384, 128)).toMatchObject({ EACH: 1 });
    expect(of(16385, 128)).toMatchObject({ EACH: 2 });
    expect(of(32768, 128)).toMatchObject({ EACH: 2 });
    expect(of(32769, 128)).toBeUndefined();
    expect(of(16385, 128, 'c')).toBeUndefined();
    expect(of(8192, 63)).toMatchObject({ LINES: 16, EACH: 1 });
    expect(of(8192, 0)).toBeUndefined();
    expect(of(2048, 128)).toBeUndefined();
  });
});
